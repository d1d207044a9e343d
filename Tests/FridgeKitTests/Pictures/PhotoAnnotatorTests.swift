import Images
import Recognition
import Testing

@testable import FridgeKit

@Suite(.enabled(if: (try? DrawingLibrary()) != nil, "\(DrawingLibrary.name) is not installed"))
struct PhotoAnnotatorTests {
  private let pictures: PhotoAnnotator

  init() throws { pictures = try PhotoAnnotator(wording: plainWording) }

  private func content(_ width: Int, _ height: Int, _ objects: RecognizedObject...) -> FoundObjects {
    FoundObjects(size: PixelSize(width: width, height: height), objects: objects)
  }

  private func image(_ width: Int, _ height: Int) throws -> Image {
    try Photo(decoding: png(width: width, height: height, (90, 90, 90))).image
  }

  private func isChanged(_ image: Image, _ x: Int, _ y: Int) -> Bool {
    Array(image.pixels.dropFirst((y * image.width + x) * Image.channels).prefix(3)) != [90, 90, 90]
  }

  @Test func drawsFoundObjects() throws {
    let box = PixelRectangle(x: 100, y: 80, width: 60, height: 50)
    let object = RecognizedObject(Prediction(label: "onion", confidence: 0.9), box: box)
    let picture = try pictures.picture(of: image(300, 200), showing: content(300, 200, object))
    #expect(picture.size == PixelSize(width: 300, height: 200))
    #expect(isChanged(picture, 160, 105) && !isChanged(picture, 130, 105) && !isChanged(picture, 280, 180))
  }

  @Test func boxesFollowThePictureToItsSize() throws {
    let box = PixelRectangle(x: 500, y: 300, width: 400, height: 200)
    let object = RecognizedObject(Prediction(label: "onion", confidence: 0.9), box: box)
    let picture = try pictures.picture(
      of: image(1000, 600), showing: content(1000, 600, object), within: PixelSize(width: 400, height: 300))
    #expect(picture.size == PixelSize(width: 400, height: 240))
    #expect(isChanged(picture, 360, 160) && !isChanged(picture, 280, 160))
  }

  @Test func aSmallPhotoIsNotEnlarged() throws {
    let picture = try pictures.picture(
      of: image(30, 20), showing: content(30, 20), within: PixelSize(width: 400, height: 300))
    #expect(picture.size == PixelSize(width: 30, height: 20))
  }
}

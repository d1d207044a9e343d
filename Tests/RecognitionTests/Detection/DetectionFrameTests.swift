import Images
import Testing

@testable import Recognition

/// A frame of 8 × 8 pixels.
private func input(_ crop: CropMode, _ placement: DetectorInput.Placement = .center) -> DetectorInput {
  DetectorInput(
    preprocessing: Preprocessing(
      size: PixelSize(width: 8, height: 8), channels: .rgb, mean: [0, 0, 0], scale: [1, 1, 1], crop: crop, cropRatio: 1,
      filter: .bilinear),
    placement: placement, padding: Color(red: 9, green: 9, blue: 9))
}

private let whole = PixelArea(x: 0, y: 0, width: 32, height: 16)

struct DetectionFrameTests {
  @Test(
    arguments: [
      (CropMode.fill, DetectorInput.Placement.center, PixelRectangle(x: 0, y: 0, width: 8, height: 8)),
      (.fit, .center, PixelRectangle(x: 0, y: 2, width: 8, height: 4)),
      (.fit, .corner, PixelRectangle(x: 0, y: 0, width: 8, height: 4)),
    ])
  func laysThePhotoOut(crop: CropMode, placement: DetectorInput.Placement, expected: PixelRectangle) {
    let frame = DetectionFrame(whole, input(crop, placement))
    #expect(frame.place == expected)
    let picture = frame.picture(of: Image(filling: PixelSize(width: 32, height: 16), with: .white))
    #expect(picture.size == PixelSize(width: 8, height: 8))
    let white = picture.pixels.count { $0 == 255 }
    #expect(white == 3 * expected.width * expected.height)
    #expect(picture.pixels.count { $0 == 9 } == picture.pixels.count - white)
  }

  @Test(arguments: [(CropMode.fill, DetectorInput.Placement.center), (.fit, .center), (.fit, .corner)])
  func boxesMapBack(crop: CropMode, placement: DetectorInput.Placement) throws {
    let frame = DetectionFrame(whole, input(crop, placement))
    let (x, y) = (Float(frame.place.x), Float(frame.place.y))
    let (width, height) = (Float(frame.place.width), Float(frame.place.height))
    let middle = DetectionBox(left: x + width / 4, top: y + height / 4, right: x + width / 2, bottom: y + height)
    #expect(try #require(frame.box(middle)) == DetectionBox(left: 8, top: 4, right: 16, bottom: 16))
  }

  @Test(
    arguments: [
      // 8 × 3.73 pixels of the frame, and 8 × 4.27.
      (14.0, DetectorInput.Placement.corner, PixelRectangle(x: 0, y: 0, width: 8, height: 3)),
      (14, .center, PixelRectangle(x: 0, y: 2, width: 8, height: 4)),
      (16, .center, PixelRectangle(x: 0, y: 2, width: 8, height: 4)),
      (20, .center, PixelRectangle(x: 0, y: 2, width: 8, height: 5)),
    ])
  func sidesAreRoundedAsInTraining(height: Double, placement: DetectorInput.Placement, expected: PixelRectangle) {
    let area = PixelArea(x: 0, y: 0, width: 30, height: height)
    #expect(DetectionFrame(area, input(.fit, placement)).place == expected)
  }

  @Test func boxesOfAPartLieInThePhoto() throws {
    let part = PixelArea(x: 16, y: 8, width: 8, height: 8)
    let frame = DetectionFrame(part, input(.fill))
    let half = DetectionBox(left: 4, top: -3, right: 20, bottom: 8)
    #expect(try #require(frame.box(half)) == DetectionBox(left: 20, top: 8, right: 24, bottom: 16))
  }

  @Test func nothingIsLeftOfABoxOnTheBars() {
    let frame = DetectionFrame(whole, input(.fit, .corner))
    #expect(frame.box(DetectionBox(left: 0, top: 5, right: 8, bottom: 8)) == nil)
  }

  @Test(arguments: [(1.0, 1000.0), (1000, 1), (3, 7)]) func evenAThinPhotoHasAPlace(width: Double, height: Double) {
    let frame = DetectionFrame(PixelArea(x: 0, y: 0, width: width, height: height), input(.fit))
    #expect(frame.place.width >= 1 && frame.place.height >= 1)
    #expect(frame.place.clamped(to: PixelSize(width: 8, height: 8)) == frame.place)
  }
}

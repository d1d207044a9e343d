import Testing

@testable import Images

@Suite struct CropTests {
  @Test func aCropKeepsItsPixels() {
    let image = Image.counting(width: 5, height: 4)
    let cropped = image.cropped(to: PixelRectangle(x: 2, y: 1, width: 3, height: 2))
    #expect(cropped.size == PixelSize(width: 3, height: 2))
    #expect(Array(cropped.pixels[..<9]) == Array(image.pixels[21..<30]))
    #expect(Array(cropped.pixels[9...]) == Array(image.pixels[36..<45]))
  }

  @Test func aCropPastedBackChangesNothing() {
    var image = Image.counting(width: 7, height: 6)
    let before = image
    image.paste(image.cropped(to: PixelRectangle(x: 1, y: 2, width: 6, height: 4)), x: 1, y: 2)
    #expect(image == before)
  }

  @Test(arguments: [
    (PixelRectangle(x: -2, y: -3, width: 5, height: 5), PixelRectangle(x: 0, y: 0, width: 3, height: 2)),
    (PixelRectangle(x: 8, y: 0, width: 5, height: 50), PixelRectangle(x: 8, y: 0, width: 2, height: 10)),
    (PixelRectangle(x: 10, y: 0, width: 1, height: 1), nil), (PixelRectangle(x: 0, y: 0, width: 0, height: 4), nil),
    (PixelRectangle(x: 0, y: 0, width: -5, height: 4), nil),
    (PixelRectangle(x: 1, y: 1, width: .max, height: .max), PixelRectangle(x: 1, y: 1, width: 9, height: 9)),
  ])
  func rectanglesAreClamped(_ rectangle: PixelRectangle, _ expected: PixelRectangle?) {
    #expect(rectangle.clamped(to: PixelSize(width: 10, height: 10)) == expected)
  }

  @Test func areasAreClampedAndScaled() {
    let size = PixelSize(width: 10, height: 20)
    let area = PixelArea(x: -1.5, y: 5, width: 4, height: 30)
    #expect(area.clamped(to: size) == PixelArea(x: 0, y: 5, width: 2.5, height: 15))
    #expect(PixelArea(x: 10, y: 0, width: 1, height: 1).clamped(to: size) == nil)
    for odd in [0, 1e-300, -4, .nan] {
      #expect(PixelArea(x: 1, y: 1, width: odd, height: 2).clamped(to: size) == nil)
      #expect(PixelArea(x: 1, y: 1, width: 2, height: odd).clamped(to: size) == nil)
    }
    #expect(PixelArea(x: .infinity, y: .nan, width: 1, height: 1).clamped(to: size) == nil)
    #expect(
      PixelArea(x: 2, y: 4, width: 6, height: 8).scaled(from: size, to: PixelSize(width: 5, height: 5))
        == PixelArea(x: 1, y: 1, width: 3, height: 2))
  }
}

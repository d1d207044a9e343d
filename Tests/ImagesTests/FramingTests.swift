import Testing

@testable import Images

@Suite struct FramingTests {
  private let frame = PixelSize(width: 48, height: 40)

  @Test(arguments: ResizeFilter.allCases) func centerMatchesTorchvision(_ filter: ResizeFilter) throws {
    let source = try Fixture.picture("resized/source.ppm")
    let framed = source.framed(to: PixelSize(width: 28, height: 28), crop: .center, filter: filter, centerRatio: 0.875)
    #expect(framed.largestDifference(from: try Fixture.picture("resized/\(filter)-center-28x28.ppm")) <= 1)
  }

  @Test(arguments: ResizeFilter.allCases) func fillMatchesPillowsResize(_ filter: ResizeFilter) throws {
    let framed = try Fixture.picture("resized/source.ppm").framed(to: frame, crop: .fill, filter: filter)
    #expect(framed.largestDifference(from: try Fixture.picture("resized/\(filter)-fill-48x40.ppm")) <= 1)
  }

  @Test(arguments: ResizeFilter.allCases) func fitMatchesPillowsPad(_ filter: ResizeFilter) throws {
    let framed = try Fixture.picture("resized/source.ppm").framed(to: frame, crop: .fit, filter: filter)
    #expect(framed.largestDifference(from: try Fixture.picture("resized/\(filter)-fit-48x40.ppm")) <= 1)
  }

  @Test(
    arguments: CropMode.allCases, [(1, 1), (1, 500), (500, 1), (3, 2), (224, 224), (225, 223), (1999, 7)])
  func everyShapeFindsItsFrame(_ crop: CropMode, _ sides: (Int, Int)) {
    let image = Image.counting(width: sides.0, height: sides.1)
    for ratio in [1, 0.875, 0.5, 0.01] {
      #expect(image.framed(to: frame, crop: crop, filter: .bicubic, centerRatio: ratio).size == frame)
    }
  }

  @Test func fitPadsTwoSidesAlike() {
    let white = Image(filling: PixelSize(width: 20, height: 10), with: .white)
    let framed = white.framed(to: PixelSize(width: 8, height: 8), crop: .fit, filter: .bilinear, padding: .black)
    let rows = (0..<8).map { framed.pixels[$0 * 24] }
    #expect(rows == [0, 0, 255, 255, 255, 255, 0, 0])
  }

  @Test func aRegionIsLookedAtAlone() {
    var image = Image(filling: PixelSize(width: 40, height: 40), with: .black)
    image.paste(Image(filling: PixelSize(width: 20, height: 10), with: .white), x: 10, y: 20)
    let region = PixelArea(x: 12, y: 22, width: 16, height: 6)
    for crop in [CropMode.center, .fill] {
      let framed = image.framed(to: PixelSize(width: 4, height: 4), crop: crop, region: region)
      #expect(framed == Image(filling: framed.size, with: .white))
    }
  }

  @Test func aRegionOutsideThePictureIsThePicture() {
    let image = Image.counting(width: 6, height: 6)
    let region = PixelArea(x: 50, y: 0, width: 5, height: 5)
    #expect(image.framed(to: image.size, crop: .fill, region: region) == image)
  }
}

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

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

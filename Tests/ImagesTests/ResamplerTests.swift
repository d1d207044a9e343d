import KernelDispatch
import Kernels
import Testing

@testable import Images

@Suite struct ResizeTests {
  private static let sizes = [(31, 17), (101, 83), (12, 90), (1, 1), (73, 20), (72, 56)]

  @Test(arguments: ResizeFilter.allCases, sizes) func sizesMatchPillow(_ filter: ResizeFilter, _ size: (Int, Int))
    throws
  {
    let source = try Fixture.picture("resized/source.ppm")
    let expected = try Fixture.picture("resized/\(filter)-\(size.0)x\(size.1).ppm")
    for set in KernelSet.available {
      let resampler = Resampler(
        from: source.size, area: PixelArea(whole: source.size), to: expected.size, filter: filter, kernels: set.pixels)
      #expect(resampler.resize(source.pixels) == expected, "\(set.name)")
    }
  }

  @Test(arguments: ResizeFilter.allCases) func anAreaMatchesPillowsBox(_ filter: ResizeFilter) throws {
    let source = try Fixture.picture("resized/source.ppm")
    let area = PixelArea(x: 3.25, y: 5.75, width: 60.25, height: 40.75)
    let resized = source.resized(to: PixelSize(width: 40, height: 30), from: area, filter: filter)
    let expected = try Fixture.picture("resized/\(filter)-area-40x30.ppm")
    #expect(resized == expected)
  }

  @Test(arguments: ResizeFilter.allCases) func theSameSizeIsTheSamePicture(_ filter: ResizeFilter) {
    let image = Image.counting(width: 9, height: 5)
    #expect(image.resized(to: image.size, filter: filter) == image)
    #expect(image.resized(to: image.size, from: PixelArea(whole: image.size), filter: filter) == image)
  }

  @Test(arguments: ResizeFilter.allCases, [0, 1, 128, 254, 255] as [UInt8])
  func oneColorStaysOneColor(_ filter: ResizeFilter, _ level: UInt8) {
    let color = Color(red: level, green: 255 - level, blue: level / 2)
    let image = Image(filling: PixelSize(width: 37, height: 11), with: color)
    for size in [PixelSize(width: 5, height: 3), PixelSize(width: 90, height: 70), PixelSize(width: 1, height: 200)] {
      #expect(image.resized(to: size, filter: filter) == Image(filling: size, with: color))
    }
  }

  @Test(arguments: ResizeFilter.allCases) func onePixelFillsAnything(_ filter: ResizeFilter) {
    let image = Image(width: 1, height: 1, pixels: [1, 2, 3])
    let size = PixelSize(width: 4, height: 3)
    #expect(image.resized(to: size, filter: filter) == Image(filling: size, with: Color(red: 1, green: 2, blue: 3)))
  }
}

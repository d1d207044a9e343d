import Documents
import Images
import Testing

@Suite struct PageEnhancementTests {
  /// A page with black lines whose light falls from left to right by half.
  private let shaded: Image = {
    var pixels: [UInt8] = []
    for y in 0..<300 {
      for x in 0..<400 {
        let light = 240.0 - 120 * Double(x) / 400
        let level = y % 40 < 4 ? light * 0.25 : light
        pixels += [UInt8(level), UInt8(level * 0.95), UInt8(level * 0.85)]
      }
    }
    return Image(width: 400, height: 300, pixels: pixels)
  }()

  private func color(_ image: Image, _ x: Int, _ y: Int) -> [Int] {
    (0..<3).map { Int(image.pixels[(y * image.width + x) * 3 + $0]) }
  }

  @Test(arguments: [PageEnhancement.color, .grey]) func paperBecomesWhiteEverywhere(mode: PageEnhancement) {
    let page = shaded.enhanced(mode)
    for x in [20, 200, 380] {
      #expect(color(page, x, 20).allSatisfy { $0 > 235 })
      #expect(color(page, x, 41).allSatisfy { $0 < 90 })
    }
  }

  @Test func inkIsBlackAndPaperWhite() {
    let page = shaded.enhanced(.ink)
    #expect(Set(page.pixels) == [0, 255])
    for x in [5, 200, 395] {
      #expect(color(page, x, 20) == [255, 255, 255])
      #expect(color(page, x, 41) == [0, 0, 0])
    }
  }

  @Test(arguments: PageEnhancement.allCases) func tinyPagesAreNoTrouble(mode: PageEnhancement) {
    let size = PixelSize(width: 1, height: 3)
    #expect(Image(filling: size, with: .gray).enhanced(mode).size == size)
  }
}

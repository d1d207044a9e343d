import Testing

@testable import Images

@Suite struct AnnotationStyleTests {
  @Test(arguments: [(1, 1), (120, 90), (6000, 4000), (30_000, 40)]) func lettersCanBeRead(_ width: Int, _ height: Int) {
    let style = AnnotationStyle(for: PixelSize(width: width, height: height), scale: 0.6)
    #expect(style.textSize >= 9 && style.lineWidth >= 2)
  }

  @Test func lettersAreAShareOfThePicture() {
    let small = AnnotationStyle(for: PixelSize(width: 1200, height: 800))
    let large = AnnotationStyle(for: PixelSize(width: 6000, height: 4000))
    #expect(abs(large.textSize / small.textSize - 5) < 0.1)
    #expect(abs(large.lineWidth / small.lineWidth - 5) < 0.1)
  }

  @Test func aFrameCanBeSeenInFull() throws {
    let size = PixelSize(width: 400, height: 300)
    let style = AnnotationStyle(for: size)
    let frame = try #require(style.frame(of: PixelArea(x: -50, y: 0, width: 500, height: 400), in: size))
    #expect(frame.expanded(by: style.reach) == PixelArea(whole: size))
  }

  @Test(arguments: [(500.0, 10.0), (-60, 10), (10, 300), (10, -50)]) func aBoxOutsideHasNoFrame(
    _ x: Double, _ y: Double
  ) {
    let size = PixelSize(width: 400, height: 300)
    #expect(AnnotationStyle(for: size).frame(of: PixelArea(x: x, y: y, width: 50, height: 50), in: size) == nil)
  }

  @Test func aTinyBoxHasAFrame() {
    let size = PixelSize(width: 2, height: 1)
    let box = PixelArea(whole: size)
    #expect(AnnotationStyle(for: size).frame(of: box, in: size) == box)
  }
}

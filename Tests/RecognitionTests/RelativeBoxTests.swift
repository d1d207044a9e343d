import Images
import Testing

@testable import Recognition

/// Expected numbers are those of `expanded` and `crop` in Models/training/objects.py.
@Suite struct RelativeBoxTests {
  private func box(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) throws -> RelativeBox {
    try #require(RelativeBox(x0: x0, y0: y0, x1: x1, y1: y1))
  }

  @Test(
    arguments: [
      (-0.1, 0, 1, 1), (0, 0, 1.01, 1), (0.6, 0, 0.5, 1), (0, 0.6, 1, 0.5), (.nan, 0, 1, 1), (0, 0, .infinity, 1),
    ] as [(Double, Double, Double, Double)])
  func refusesInvalidEdges(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    #expect(RelativeBox(x0: x0, y0: y0, x1: x1, y1: y1) == nil)
  }

  private let large = PixelSize(width: 1000, height: 500)

  @Test func growsByAShareOfItsOwnSize() throws {
    let grown = try box(0.25, 0.5, 0.75, 0.75).expanded(by: 0.25, in: large)
    #expect(grown == (try box(0.125, 0.4375, 0.875, 0.8125)))
  }

  @Test func staysInThePhoto() throws {
    #expect(try box(0.05, 0, 1, 0.95).expanded(by: 1, in: large) == box(0, 0, 1, 1))
    #expect(try box(0.2, 0.3, 0.4, 0.5).expanded(by: 0, in: large) == box(0.2, 0.3, 0.4, 0.5))
  }

  @Test func growsToFortyPixelsEachWay() throws {
    // 10 × 80 pixels in a photo of 320 × 160: 15 more to the left and to the right, 8 more up and down.
    let size = PixelSize(width: 320, height: 160)
    #expect(try box(0.5, 0.25, 0.53125, 0.75).expanded(by: 0.1, in: size) == box(0.453125, 0.2, 0.578125, 0.8))
    // At the edge it is cut, and a photo of fewer pixels is taken whole.
    #expect(try box(0, 0.25, 0.03125, 0.75).expanded(by: 0, in: size) == box(0, 0.25, 0.078125, 0.75))
    #expect(try box(0.4, 0.4, 0.6, 0.6).expanded(by: 0, in: PixelSize(width: 9, height: 30)) == box(0, 0, 1, 1))
  }

  @Test func aSquareHasEqualSidesInPixels() throws {
    // 128 × 128 pixels already; 256 × 64 pixels grow by 96 up and down, 64 × 256 by 96 to the left and right.
    let size = PixelSize(width: 1024, height: 512)
    #expect(try box(0.25, 0.25, 0.375, 0.5).squared(in: size) == box(0.25, 0.25, 0.375, 0.5))
    #expect(try box(0.25, 0.4375, 0.5, 0.5625).squared(in: size) == box(0.25, 0.25, 0.5, 0.75))
    #expect(try box(0.46875, 0.25, 0.53125, 0.75).squared(in: size) == box(0.375, 0.25, 0.625, 0.75))
  }

  @Test func aSquareMovesIntoThePhotoWhichBoundsIt() throws {
    #expect(try box(0, 0.5, 0.0625, 1).squared(in: large) == box(0, 0.5, 0.25, 1))
    #expect(try box(0.5, 0, 0.75, 0.125).squared(in: large) == box(0.5, 0, 0.75, 0.5))
    #expect(try box(0.25, 0.25, 1, 0.5).squared(in: large) == box(0.25, 0, 1, 1))
    #expect(RelativeBox.whole.squared(in: large) == .whole)
  }

  @Test func roundsTheStartDownAndTheEndToTheNearestEven() throws {
    let size = PixelSize(width: 10, height: 9)
    // 3.9 → 3, 6.5 → 6; 2.25 → 2, 7.5 is not reached: 6.75 → 7.
    #expect(
      try box(0.39, 0.25, 0.65, 0.75).pixels(of: size) == PixelRectangle(x: 3, y: 2, width: 3, height: 5))
  }

  @Test(arguments: [0, 0.5, 0.97, 1])
  func hasTwoPixelsEachWay(_ place: Double) throws {
    let pixels = try box(place, place, place, place).pixels(of: PixelSize(width: 100, height: 50))
    #expect(pixels.size == PixelSize(width: 2, height: 2))
    #expect(pixels.clamped(to: PixelSize(width: 100, height: 50)) == pixels)
  }

  @Test(arguments: [1, 2]) func keepsTinyPhotosWhole(_ side: Int) throws {
    let size = PixelSize(width: side, height: side)
    #expect(
      try box(0.4, 0.4, 0.6, 0.6).pixels(of: size) == PixelRectangle(x: 0, y: 0, width: side, height: side))
  }
}

import Testing

@testable import Images

private func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> PixelRectangle {
  PixelRectangle(left: left, top: top, right: right, bottom: bottom)
}

private let square = box(0, 0, 10, 10)

@Suite struct RectangleTests {
  @Test func edgesAndSidesAgree() {
    let rectangle = PixelRectangle(x: 2, y: 3, width: 5, height: 7)
    #expect(rectangle == box(2, 3, 7, 10))
    #expect(rectangle.x == 2 && rectangle.y == 3 && rectangle.size == PixelSize(width: 5, height: 7))
    #expect(PixelArea(rectangle) == PixelArea(x: 2, y: 3, width: 5, height: 7))
    #expect(Rectangle<Float>(PixelArea(rectangle)) == Rectangle<Float>(rectangle))
  }

  @Test(arguments: [(1, Int.max, Int.max), (.max, 10, .max), (.min, -10, .min), (-5, 3, -2)])
  func noEdgeLiesBeyondTheIntegers(_ x: Int, _ width: Int, _ right: Int) {
    #expect(PixelRectangle(x: x, y: 0, width: width, height: 1).right == right)
  }

  @Test(
    arguments: [
      (box(0, 0, 10, 10), 100, 1), (box(5, 0, 15, 10), 50, 1.0 / 3), (box(2, 2, 4, 7), 10, 0.1),
      (box(10, 0, 20, 10), 0, 0), (box(0, 11, 10, 12), 0, 0), (box(4, 4, 4, 8), 0, 0), (box(8, 8, 2, 2), 0, 0),
    ] as [(PixelRectangle, Int, Double)])
  func overlapIsIntersectionOverUnion(_ other: PixelRectangle, _ common: Int, _ overlap: Double) {
    #expect(square.commonArea(with: other) == common && other.commonArea(with: square) == common)
    #expect(abs(PixelArea(square).overlap(with: PixelArea(other)) - overlap) < 1e-15)
    #expect(abs(PixelArea(other).overlap(with: PixelArea(square)) - overlap) < 1e-15)
    #expect((square.clamped(to: other) == nil) == (common == 0))
  }

  @Test func theIntersectionIsWhatBothCover() {
    #expect(square.clamped(to: box(-3, 4, 6, 20)) == box(0, 4, 6, 10))
    #expect(square.clamped(to: square) == square)
  }

  @Test func anInvertedRectangleHasNoArea() {
    #expect(box(8, 8, 2, 2).area == 0)
    #expect(box(8, 2, 2, 8).area == 0)
    #expect(box(2, 2, 8, 5).area == 18)
  }

  @Test(arguments: [(0.49, true), (0.5, true), (0.51, false)]) func aShareLiesInside(_ share: Double, _ lies: Bool) {
    let half = PixelArea(x: 5, y: 0, width: 10, height: 10)
    #expect(half.lies(in: PixelArea(square), share: share) == lies)
  }

  @Test(
    arguments: [
      (box(2, 2, 4, 4), 0), (box(10, 0, 12, 10), 0), (box(13, 0, 15, 10), 3), (box(13, 17, 15, 20), 7),
      (box(-9, -4, -5, -1), 5),
    ])
  func theGapIsTheLongerOfBothDistances(_ other: PixelRectangle, _ gap: Int) {
    #expect(square.gap(to: other) == gap && other.gap(to: square) == gap)
  }

  @Test func expandingMovesEveryEdge() {
    #expect(box(2, 3, 4, 5).expanded(by: 2) == box(0, 1, 6, 7))
    #expect(box(2, 3, 6, 9).expanded(by: -1) == box(3, 4, 5, 8))
  }

  @Test(
    arguments: [
      (box(2, 3, 4, 5), box(2, 3, 4, 5)), (box(-2, 3, 4, 5), box(0, 3, 6, 5)), (box(9, 9, 12, 11), box(7, 8, 10, 10)),
      (box(5, 5, 25, 6), box(0, 5, 20, 6)),
    ])
  func movingKeepsTheSize(_ rectangle: PixelRectangle, _ moved: PixelRectangle) {
    #expect(rectangle.moved(into: square) == moved)
  }

  @Test func scalingMultipliesEveryEdge() {
    #expect(box(1, 2, 3, 4).scaled(10, 100) == box(10, 200, 30, 400))
  }
}

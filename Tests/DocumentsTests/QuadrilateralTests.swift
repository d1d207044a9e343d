import Documents
import Images
import Testing

@Suite struct QuadrilateralTests {
  private let square = Quadrilateral(PixelArea(left: 0, top: 0, right: 10, bottom: 10))

  @Test func areaAndOverlapAreThoseOfRectangles() {
    let shifted = Quadrilateral(PixelArea(left: 5, top: 0, right: 15, bottom: 10))
    #expect(square.area == 100)
    #expect(abs(square.overlap(with: shifted) - 1.0 / 3) < 1e-12)
    #expect(square.overlap(with: square) == 1)
    #expect(square.overlap(with: Quadrilateral(PixelArea(left: 20, top: 0, right: 30, bottom: 10))) == 0)
  }

  @Test func pointsInAnyOrderBecomeClockwise() throws {
    let points = [Point(x: 9, y: 11), Point(x: 0, y: 1), Point(x: 1, y: 10), Point(x: 10, y: 0)]
    let ordered = try #require(Quadrilateral(unordered: points))
    #expect(ordered.corners == [points[1], points[3], points[0], points[2]])
  }

  @Test func crossedOrFlatCornersAreNoPage() {
    let crossed = Quadrilateral(Point(x: 0, y: 0), Point(x: 10, y: 10), Point(x: 10, y: 0), Point(x: 0, y: 10))
    let turned = Quadrilateral(Point(x: 0, y: 0), Point(x: 0, y: 10), Point(x: 10, y: 10), Point(x: 10, y: 0))
    let flat = Quadrilateral(Point(x: 0, y: 0), Point(x: 5, y: 0), Point(x: 10, y: 0), Point(x: 5, y: 0))
    #expect(square.isConvex && !crossed.isConvex && !turned.isConvex && !flat.isConvex)
    #expect(Quadrilateral(unordered: flat.corners) == nil)
    #expect(Quadrilateral(unordered: [.zero, .zero, .zero, Point(x: .nan, y: 0)]) == nil)
  }

  @Test func pageKeepsTheLongerSides() {
    let page = Quadrilateral(Point(x: 20, y: 0), Point(x: 80, y: 0), Point(x: 100, y: 100), Point(x: 0, y: 100))
    #expect(page.pageSize == PixelSize(width: 100, height: 102))
  }
}

import Documents
import Images
import Testing

@Suite struct PageShapeTests {
  private let photo = PixelSize(width: 1000, height: 1000)
  private let wide = Quadrilateral(PixelArea(left: 0, top: 0, right: 600, bottom: 400))
  private let high = Quadrilateral(PixelArea(left: 0, top: 0, right: 400, bottom: 600))

  @Test func sizeOnlyGrows() {
    #expect(PageShape.measured.size(for: wide, in: photo) == PixelSize(width: 600, height: 400))
    #expect(PageShape.a4.size(for: wide, in: photo) == PixelSize(width: 600, height: 424))
    #expect(PageShape.a4.size(for: high, in: photo) == PixelSize(width: 424, height: 600))
    #expect(PageShape.card.size(for: high, in: photo) == PixelSize(width: 400, height: 634))
    #expect(PageShape.ratio(width: 1, height: 2).size(for: wide, in: photo) == PixelSize(width: 600, height: 1200))
  }

  @Test func receiptWithoutPerspectiveKeepsItsSides() {
    #expect(PageShape.receipt.size(for: high, in: photo) == PixelSize(width: 400, height: 600))
  }

  /// A strip of 1 : 3 on a table, seen by a camera that is tilted in both directions.
  @Test func perspectiveTellsTheTrueProportions() {
    let (focal, middle) = (1000.0, 500.0)
    func seen(_ x: Double, _ y: Double) -> Point {
      // The plane's axes are (0.94, b, 0.25) and (0, 0.9, 0.35); b makes them orthogonal.
      let depth = 900 + 0.35 * y + 0.25 * x
      let b = -0.25 * 0.35 / 0.9
      return Point(x: middle + focal * 0.94 * x / depth, y: middle + focal * (0.9 * y + b * x) / depth)
    }
    let corners = Quadrilateral(seen(-100, -300), seen(100, -300), seen(100, 300), seen(-100, 300))
    let size = PageShape.receipt.size(for: corners, in: photo)
    let expected =
      3 * (0.9 * 0.9 + 0.35 * 0.35).squareRoot() / (0.94 * 0.94 + 0.0972 * 0.0972 + 0.25 * 0.25).squareRoot()
    #expect(abs(Double(size.height) / Double(size.width) / expected - 1) < 0.03)
  }
}

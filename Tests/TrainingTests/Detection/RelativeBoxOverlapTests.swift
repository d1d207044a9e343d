import Recognition
import Testing

@testable import Training

@Suite struct RelativeBoxOverlapTests {
  @Test(
    arguments: [
      (RelativeBox.columns(0, 50), RelativeBox.columns(0, 50), 1.0), (.columns(0, 50), .columns(50, 100), 0),
      (.columns(0, 50), .columns(25, 75), 1.0 / 3), (.columns(0, 50), .columns(0, 25), 0.5),
      (.whole, .columns(0, 25), 0.25), (.columns(30, 30), .columns(30, 30), 0), (.whole, .columns(30, 30), 0),
    ])
  func isIntersectionOverUnion(_ box: RelativeBox, _ other: RelativeBox, _ overlap: Double) {
    #expect(abs(box.overlap(with: other) - overlap) < 1e-15)
    #expect(box.overlap(with: other) == other.overlap(with: box))
  }

  @Test func countsBothDirections() throws {
    let box = try #require(RelativeBox(x0: 0, y0: 0, x1: 0.5, y1: 0.5))
    let other = try #require(RelativeBox(x0: 0.25, y0: 0.25, x1: 0.75, y1: 0.75))
    // A sixteenth shared of seven sixteenths.
    #expect(abs(box.overlap(with: other) - 1.0 / 7) < 1e-15)
    // Apart in one direction only.
    let below = try #require(RelativeBox(x0: 0, y0: 0.6, x1: 0.5, y1: 0.8))
    #expect(box.overlap(with: below) == 0)
  }
}

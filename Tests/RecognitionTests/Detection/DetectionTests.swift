import Images
import Testing

@testable import Recognition

private func detection(_ score: Float, _ label: Int, row: Int = 0, left: Float = 0) -> Detection {
  Detection(
    score: score, label: label, row: row, box: DetectionBox(left: left, top: 0, right: left + 10, bottom: 10))
}

struct DetectionTests {
  @Test(
    arguments: [
      (0, 1), (5, 1.0 / 3), (-5, 1.0 / 3), (10, 0), (100, 0),
    ] as [(Float, Float)])
  func overlapIsIntersectionOverUnion(left: Float, expected: Float) {
    let overlap = detection(1, 0).box.overlap(with: detection(1, 0, left: left).box)
    #expect(abs(overlap - expected) < 1e-6)
  }

  @Test func aBoxWithoutAreaOverlapsNothing() {
    let point = DetectionBox(left: 5, top: 5, right: 5, bottom: 5)
    #expect(point.overlap(with: point) == 0)
    #expect(point.clamped(to: detection(1, 0).box) == nil)
  }

  @Test func pixelsHoldAtLeastOne() {
    let size = PixelSize(width: 10, height: 10)
    let inside = DetectionBox(left: 2.4, top: 2.6, right: 5.5, bottom: 2.7).pixels(in: size)
    #expect(inside == PixelRectangle(x: 2, y: 3, width: 4, height: 1))
    let corner = DetectionBox(left: 9.9, top: 9.9, right: 10, bottom: 10).pixels(in: size)
    #expect(corner == PixelRectangle(x: 9, y: 9, width: 1, height: 1))
  }

  @Test func suppressionKeepsTheFirstOfEachThing() {
    // The second overlaps the first by 7/13, the third only the second; the last is of another class.
    var detections = [
      detection(0.9, 0), detection(0.8, 0, left: 3), detection(0.7, 0, left: 6), detection(0.6, 1, left: 3),
    ]
    detections.suppressOverlaps(above: 0.5, limit: 10)
    #expect(detections.map(\.score) == [0.9, 0.7, 0.6])
  }

  @Test(arguments: 0...4) func suppressionStopsAtALimit(limit: Int) {
    var detections = (0..<3).map { detection(1, $0) }
    detections.suppressOverlaps(above: 0.5, limit: limit)
    #expect(detections.map(\.label) == Array((0..<3).prefix(limit)))
  }

  @Test func equalScoresFollowTheOutput() {
    #expect(detection(0.5, 1, row: 3).precedes(detection(0.5, 0, row: 4)))
    #expect(detection(0.5, 0, row: 3).precedes(detection(0.5, 1, row: 3)))
    #expect(!detection(0.5, 0).precedes(detection(0.5, 0)))
  }

  @Test(arguments: [1, 2, 7, 64, 100]) func keepsTheBest(limit: Int) {
    // Scores in a scrambled order, with equal ones among them.
    let all = (0..<64).map { detection(Float($0 * 37 % 64 / 2) / 64, $0 % 3, row: $0) }
    var best = BestDetections(limit: limit)
    for round in 0..<2 {
      best.removeAll()
      for detection in all { best.insert(detection) }
      let expected = Array(all.sorted { $0.precedes($1) }.prefix(limit))
      #expect(best.withSorted { $0 } == expected, "round \(round)")
    }
  }
}

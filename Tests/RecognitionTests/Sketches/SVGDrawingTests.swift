import Foundation
import Images
import Testing

@testable import Recognition

@Suite struct SVGDrawingTests {
  private func strokes(_ content: String) throws -> [Stroke] {
    try SVGDrawing(Array("<?xml version=\"1.0\"?><svg xmlns='x'>\(content)</svg>".utf8)).strokes
  }

  private func isNear(_ points: [Point], _ expected: [(Double, Double)]) -> Bool {
    points.count == expected.count
      && zip(points, expected).allSatisfy { abs($0.x - $1.0) < 1e-6 && abs($0.y - $1.1) < 1e-6 }
  }

  private static let lines: [(String, [(Double, Double)])] = [
    ("M1 2L3,4 5 6", [(1, 2), (3, 4), (5, 6)]),
    ("m1-2l.5.5h2v-1z", [(1, -2), (1.5, -1.5), (3.5, -1.5), (3.5, -2.5), (1, -2)]),
    ("M1e1 0 20 0", [(10, 0), (20, 0)]),
  ]

  @Test(arguments: lines) func straightPathsKeepTheirPoints(data: String, expected: [(Double, Double)]) throws {
    let found = try strokes("<path stroke='#000' d=\"\(data)\"/>")
    #expect(found.count == 1 && isNear(found[0].points, expected) && !found[0].isFilled)
  }

  @Test func arcsLieOnTheirCircle() throws {
    let found = try strokes("<path fill='none' d='M 10 0 A 10 10 0 0 1 -10 0 a10,10 0 1120,0'/>")
    let points = try #require(found.first).points
    #expect(points.count > 30 && points.allSatisfy { abs(hypot($0.x, $0.y) - 10) < 1e-6 })
    #expect(points.contains { $0.y > 9 } && points.contains { $0.y < -9 })
  }

  @Test func curvesEndWhereTheySay() throws {
    let found = try strokes("<path fill='none' d='M0 0C0 10 10 10 10 0S20-10 20 0Q25 5 30 0T40 0'/>")
    let points = try #require(found.first).points
    #expect(isNear([points[16], points[32], points[48], points[64]], [(10, 0), (20, 0), (30, 0), (40, 0)]))
    #expect(points[8].y > 5 && points[24].y < -5 && points[40].y > 2 && points[56].y < -2)
  }

  @Test func groupsMoveTheirContent() throws {
    let found = try strokes(
      "<g transform='translate(5 5) scale(2)' style='fill:none;stroke:red'><g transform=\"rotate(90)\">"
        + "<line x1='0' y1='0' x2='1' y2='0'/></g></g><polyline stroke='red' points='1,2 3,4'/>")
    #expect(isNear(found[0].points, [(5, 5), (5, 7)]) && isNear(found[1].points, [(1, 2), (3, 4)]))
  }

  @Test func areasAreInkButPaperIsNot() throws {
    let found = try strokes(
      "<rect width='100' height='100' fill='white'/><circle cx='5' cy='6' r='2'/><defs><path d='M0 0L1 1'/></defs>")
    #expect(found.count == 1 && found[0].isFilled)
    #expect(found[0].points.allSatisfy { abs(hypot($0.x - 5, $0.y - 6) - 2) < 1e-9 })
  }

  private static let faults: [(String, SVGError)] = [
    ("<p>text</p>", .noPicture), ("<svg><path d='M0 0L", .unclosedTag(offset: 5)), ("", .noPicture),
    ("<svg><path d='M0 0 L 5'/></svg>", .badPath(offset: 8)),
    ("<svg><path d='M0 0 B 1 2'/></svg>", .badPath(offset: 6)),
    ("<svg><path d='5 5'/></svg>", .badPath(offset: 0)),
  ]

  @Test(arguments: faults) func brokenFilesAreRefused(text: String, error: SVGError) {
    #expect(throws: error) { try SVGDrawing(Array(text.utf8)) }
  }

  @Test func filesCutAnywhereEndWell() {
    let text = Array("<svg><g transform='rotate(3,1,2)'><path d='M1 2c3 4 5 6 7 8a1 2 3 0 1 4 5z'/></g></svg>".utf8)
    for end in 0...text.count { _ = try? SVGDrawing(Array(text[..<end])) }
  }

  @Test func drawingsWithoutEndAreRefused() {
    let path = "<path d='M0 0" + String(repeating: " L1 1", count: SVGDrawing.mostPoints) + "'/>"
    #expect(throws: SVGError.tooManyPoints(limit: SVGDrawing.mostPoints)) { try strokes(path) }
  }
}

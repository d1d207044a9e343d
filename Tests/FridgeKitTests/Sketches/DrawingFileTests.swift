import FridgeKit
import Testing

@Suite struct DrawingFileTests {
  private func ink(_ text: String) throws -> Ink { try DrawingFile(Array(text.utf8)).ink() }

  @Test func strokesMayStandAloneOrInAnObject() throws {
    let expected = Ink([Stroke([.zero, Point(x: 3, y: 4)]), Stroke([Point(x: 1, y: 1), Point(x: 2, y: 0)])])
    #expect(try ink("[[[0,0],[3,4]],[[1,1],[2,0]]]") == expected)
    #expect(try ink(" \n{\"strokes\":[[[0,0,0.5],[3,4,0.7]],[[1,1],[2,0]]]}") == expected)
    #expect(try ink("<svg><path stroke='#000' d='M0 0L3 4M1 1L2 0'/></svg>") == expected)
  }

  private static let faults: [(String, StrokesError)] = [
    ("[[[0,0],[3", .notJSON), ("{\"lines\":[]}", .notStrokes), ("[[[0,0]],7]", .badStroke(2)),
    ("[[[0,0]],[[1,1],[2]]]", .badPoint(stroke: 2, point: 2)), ("[[[0,\"1\"]]]", .badPoint(stroke: 1, point: 1)),
  ]

  /// Returns the error of reading a drawing; nil if it can be read.
  private func failure(of text: String) -> SketchError? {
    do throws(SketchError) {
      _ = try DrawingFile(Array(text.utf8)).ink()
      return nil
    } catch { return error }
  }

  @Test(arguments: faults) func faultsHaveTheirPlace(text: String, expected: StrokesError) {
    guard case .strokes(let error)? = failure(of: text) else {
      Issue.record("it was read")
      return
    }
    #expect(error == expected)
  }

  @Test func otherContentIsRefused() {
    guard case .unknownFormat? = failure(of: "star") else {
      Issue.record("it was read")
      return
    }
  }

  @Test func noStrokesAreBlankPaper() throws { #expect(try ink("[]") == Ink([])) }
}

import Files
import Images
@testable import JSON
import Recognition
import TestSupport
import Testing
import Evaluation

@testable import FridgeKit

struct EvaluationRunTests {
  private let folder = TemporaryFolder()

  /// A photo of stripes 40 pixels wide, each with its own red: 1, 2, 3 … from the left.
  private func striped(_ name: FilePath, stripes: Int) throws -> FilePath {
    let row: [UInt8] = (1...stripes).flatMap { red in (0..<40).flatMap { _ in [UInt8(red), 0, 0] } }
    let image = Image(width: 40 * stripes, height: 4, pixels: Array(repeatElement(row, count: 4).joined()))
    try folder(name).write(image.encodedAsPNG())
    return folder(name)
  }

  private func run(_ examples: [LabelledExample], margin: Double = 0, threads: Int = 2) throws -> EvaluationRun {
    EvaluationRun(try .byColor(PhotoOptions(top: 3, threads: threads)), examples, margin: margin)
  }

  private func box(_ x0: Double, _ x1: Double) throws -> RelativeBox {
    try #require(RelativeBox(x0: x0, y0: 0, x1: x1, y1: 1))
  }

  private func answers(_ evaluation: Evaluation?) throws -> [String] {
    try #require(evaluation).examples.map { (try? $0.outcome.get())?.answer ?? "–" }
  }

  @Test(arguments: [(0.0, "red 6"), (0.5, "red 4"), (5, "red 1")])
  func cutsBoxesWithTheirMargin(_ margin: Double, _ answer: String) throws {
    let photo = try striped("a.png", stripes: 20)
    let example = LabelledExample(photo: photo, label: answer, box: try box(0.25, 0.45))
    let evaluation = try run([example], margin: margin).evaluate()
    #expect(try answers(evaluation) == [answer] && evaluation?.figures.top1 == 1)
  }

  @Test(arguments: [1, 3]) func keepsTheOrderOfTheExamples(_ threads: Int) throws {
    let photos = try (0..<3).map { try striped(FilePath("\($0).png"), stripes: 10) }
    let starts = [0.5, 0, 0.2, 0.7, 0.3, 0.1, 0.4]
    let examples = try starts.enumerated().map { index, start in
      LabelledExample(photo: photos[index % 3], label: "red \(Int(start * 10) + 1)", box: try box(start, start + 0.2))
    }
    var progress: [Int] = []
    let evaluation = try run(examples, threads: threads).evaluate { progress.append($0) }
    #expect(evaluation?.examples.map(\.example) == examples)
    #expect(try answers(evaluation) == examples.map(\.label))
    #expect(progress == [3, 5, 7] && evaluation?.photoCount == 3)
  }

  @Test func unreadablePhotosDoNotEndTheRun() throws {
    let good = try striped("good.png", stripes: 4)
    try folder("bad.png").write([1, 2, 3])
    let photos = [folder("bad.png"), good, folder("bad.png"), folder("gone.png")]
    let evaluation = try #require(try run(photos.map { LabelledExample(photo: $0, label: "red 2") }).evaluate())
    #expect(try answers(evaluation) == ["–", "red 1", "–", "–"])
    #expect(evaluation.failures.map(\.photo) == [folder("bad.png"), folder("gone.png")])
    #expect(evaluation.figures.objects == 1 && evaluation.mistakes.map(\.example.photo) == [good])
    #expect(evaluation.answerTable.split(separator: "\n")[1] == "\(folder("bad.png")),red 2,,,,,,")
  }

  @Test func interruptedRunHasNoFigures() throws {
    let examples = try (0..<40).map {
      LabelledExample(photo: try striped(FilePath("\($0).png"), stripes: 4), label: "red 1")
    }
    let cancellation = Cancellation()
    var done = 0
    let evaluation = try run(examples).evaluate(cancellation: cancellation) {
      done = $0
      if done == 3 { cancellation.cancel() }
    }
    #expect(evaluation == nil && done < 40)
  }

  @Test func nothingIsEvaluatedToNothing() throws {
    let evaluation = try #require(try run([]).evaluate())
    #expect(evaluation.figures.objects == 0 && evaluation.confusionTable == "ingredient\n")
    #expect(evaluation.json(plainWording).text.hasPrefix(#"{"version":1,"model":"color","objects":0,"top1":null"#))
  }

  @Test func tableQuotesFieldsWhereNeeded() throws {
    let photo = try striped("a,b.png", stripes: 4)
    let evaluation = try #require(try run([LabelledExample(photo: photo, label: "a \"b\"")]).evaluate())
    #expect(evaluation.answerTable.hasSuffix("\"\(photo)\",\"a \"\"b\"\"\",,,,,red 1,0.75\n"))
    #expect(evaluation.confusionTable == "ingredient,\"a \"\"b\"\"\",red 1\n\"a \"\"b\"\"\",0,1\nred 1,0,0\n")
  }
}

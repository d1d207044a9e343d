import Foundation
import Testing

/// `fridge eval` and the Python evaluation of Models/training say the same of the same photos.
@Suite struct AgreementTests {
  /// The tolerance for a confidence of a large network; both sides round to four decimals.
  private static let confidenceTolerance = 0.00021

  /// A report and the answers behind it.
  private struct Evaluation {
    let report: NSDictionary
    let answers: [Substring]

    init(report: Data, answers: URL) throws {
      self.report = try #require(JSONSerialization.jsonObject(with: report) as? NSDictionary)
      self.answers = String(decoding: try Data(contentsOf: answers), as: UTF8.self).split(separator: "\n")
    }
  }

  private func evaluate(_ table: String, _ words: [String]) throws -> Evaluation {
    try TemporaryFolder.with { folder in
      let answers = folder.appendingPathComponent("answers.csv")
      var process = FridgeProcess(["eval", table, "--split", "val", "--json", "--answers", answers.path] + words)
      process.folder = FridgeProcess.package
      let outcome = try process.run()
      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      return try Evaluation(report: Data(outcome.output.utf8), answers: answers)
    }
  }

  /// Returns the tolerance for the number at a path of keys.
  private func tolerance(at place: String) -> Double {
    place.hasSuffix("confidence") || place.hasSuffix("calibration_error") ? 0.001 : 2e-6
  }

  /// Whether two JSON values have the same keys and values.
  private func expectEqual(_ ours: Any, _ theirs: Any, at place: String) {
    switch (ours, theirs) {
    case (let ours as NSDictionary, let theirs as NSDictionary):
      let keys = Set(ours.allKeys.compactMap { $0 as? String })
      #expect(keys == Set(theirs.allKeys.compactMap { $0 as? String }), "\(place)")
      for key in keys { expectEqual(ours[key] ?? NSNull(), theirs[key] ?? NSNull(), at: "\(place)/\(key)") }
    case (let ours as NSArray, let theirs as NSArray):
      #expect(ours.count == theirs.count, "\(place)")
      for (index, pair) in zip(ours, theirs).enumerated() { expectEqual(pair.0, pair.1, at: "\(place)/\(index)") }
    case (let ours as NSNumber, let theirs as NSNumber):
      #expect(abs(ours.doubleValue - theirs.doubleValue) <= tolerance(at: place), "\(place)")
    case (let ours as NSObject, let theirs as NSObject): #expect(ours == theirs, "\(place)")
    default: Issue.record("\(place): no JSON")
    }
  }

  private static let table = "Fixtures/evaluation/photos/objects.csv"

  @Test func everyFigureOfTheSmallPicturesAgrees() throws {
    let folder = FridgeProcess.package.appendingPathComponent("Fixtures/evaluation")
    let theirs = try Evaluation(
      report: Data(contentsOf: folder.appendingPathComponent("expected.json")),
      answers: folder.appendingPathComponent("expected.csv"))
    let ours = try evaluate(Self.table, ["--model", "Fixtures/home/models/colors.onnx"])
    expectEqual(ours.report, theirs.report, at: "report")
    #expect(ours.answers.count == theirs.answers.count)
    for (ours, theirs) in zip(ours.answers, theirs.answers) { #expect(answer(ours) == answer(theirs)) }
  }

  /// The figures of pycocotools for boxes, and of a script for the sets of ingredients.
  @Test func everyFigureOfFoundBoxesAgrees() throws {
    let expected = FridgeProcess.package.appendingPathComponent("Fixtures/evaluation/expected-boxes.json")
    let theirs = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: expected)) as? NSDictionary)
    let found = "Fixtures/evaluation/found.csv"
    let ours = try evaluate(Self.table, ["--detections", found])
    expectEqual(ours.report, theirs, at: "report")
    // The answers are the boxes of the photos that were judged, and give the same figures.
    let rows = try String(contentsOf: FridgeProcess.package.appendingPathComponent(found), encoding: .utf8)
    let answers = ours.answers.dropFirst().map { $0.dropLast(",1".count) }
    #expect(answers.count > 60 && Set(answers).isSubset(of: rows.split(separator: "\n")))
  }

  /// A row of the answers without its confidence.
  private func answer(_ row: Substring) -> Substring { row.prefix(upTo: row.lastIndex(of: ",") ?? row.endIndex) }

  private func confidence(_ row: Substring) -> Double? { row.split(separator: ",").last.flatMap { Double($0) } }

  /// Needs `FRIDGE_SHARED`, and a Python with Models/training/requirements.txt: `FRIDGE_PYTHON`, else `python3`.
  @Test func realPhotosAgreeObjectByObject() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let shared = environment["FRIDGE_SHARED"] else { return print("skipped: FRIDGE_SHARED is not set") }
    let model = "Models/ingredients-lite0.onnx"
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("answers.csv")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        [environment["FRIDGE_PYTHON"] ?? "python3", "Models/training/evaluate.py", model]
        + ["--data", shared, "--first", "300", "--json", "--answers", file.path]
      process.currentDirectoryURL = FridgeProcess.package
      let outcome = try FridgeProcess.finish(process)
      if outcome.errors.contains("ModuleNotFoundError") { return print("skipped: \(outcome.errors)") }
      try #require(outcome.code == 0, "\(outcome.errors)")
      let theirs = try Evaluation(report: Data(outcome.output.utf8), answers: file)
      let ours = try evaluate("\(shared)/photos/objects.csv", ["--model", model, "--first", "300"])
      #expect(ours.answers.count == 301 && theirs.answers.count == 301)
      for (ours, theirs) in zip(ours.answers, theirs.answers).dropFirst() {
        #expect(answer(ours) == answer(theirs))
        let (ours, theirs) = (try #require(confidence(ours)), try #require(confidence(theirs)))
        #expect(abs(ours - theirs) <= Self.confidenceTolerance)
      }
    }
  }
}

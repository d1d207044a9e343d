import Foundation
import Testing

/// `fridge train` as a person uses it: photos of a few things, a model of one's own, and what can go wrong.
@Suite struct TrainingTests {
  private static let script = """
    train colours.csv -o STATE/own.onnx --seed 1
    train colours.csv -o STATE/own.onnx --json
    eval colours.csv --split val --model STATE/own.onnx
    classify ../photos/lemons.jpg ../photos/tomatoes.jpg --model STATE/own.onnx
    train labelled -o STATE/flat.onnx
    train labelled.csv -o STATE/few.onnx
    train photos -o STATE/few.onnx
    train labelled
    train labelled -o labelled.csv
    train labelled -o STATE/missing/own.onnx
    train nothing -o STATE/few.onnx
    train labelled -o STATE/few.onnx --model shelf/spots.onnx
    train labelled -o STATE/few.onnx --class-weights some
    train labelled -o STATE/few.onnx --confusion matrix.txt
    help train
    """

  @Test(arguments: ["en", "ko"]) func programSaysWhatWasApproved(_ language: String) throws {
    let lines = Self.script.split(separator: "\n").map(String.init)
    let transcript = try FridgeProcess.transcript(ofScript: lines, language: language) { process, state in
      process.words = process.words.map { $0.replacing("STATE", with: state.path) }
    }
    try Golden.expect(transcript, in: language == "en" ? "train" : "train-\(language)")
  }

  /// Trains in a folder and returns the outcome with the names of the files that it left there.
  private func train(_ words: String..., in folder: URL) throws -> (FridgeProcess.Outcome, files: [String]) {
    var process = FridgeProcess(["train"] + words)
    process.folder = folder
    let outcome = try process.run(state: folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "fridge" }
    return (outcome, files.sorted())
  }

  /// Copies photos of the package below sub-folders with these names.
  private func sort(_ photos: [(name: String, label: String)], in folder: URL) throws {
    let source = FridgeProcess.package.appendingPathComponent("Fixtures/photos")
    for (name, label) in photos {
      let target = folder.appendingPathComponent("photos/\(label)")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      let from = source.appendingPathComponent(name + ".jpg")
      try FileManager.default.copyItem(at: from, to: target.appendingPathComponent(name + ".jpg"))
    }
  }

  @Test func namesOfAllKindsAreLabels() throws {
    try TemporaryFolder.with { folder in
      try sort(
        [
          ("corn", "옥수수".decomposedStringWithCanonicalMapping), ("lemons", "우리 집 레몬"), ("broccoli", "my greens"),
          ("tomatoes", "Tomatoes"), ("eggs", "none"), ("onions", "🧅"),
        ], in: folder)
      let (outcome, files) = try train("photos", "-o", "own.onnx", "--json", in: folder)
      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(files == ["own.onnx", "photos"])
      let answer = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
      let training = try #require(answer["training"] as? [String: Any])
      #expect(
        Set(try #require(training["labels"] as? [String])) == [
          "corn", "우리 집 레몬", "my greens", "tomato", "none", "🧅",
        ])
      var classify = FridgeProcess(["classify", "photos/🧅/onions.jpg", "--model", "own.onnx", "-k", "6", "--json"])
      classify.folder = folder
      let answered = try classify.run(state: folder)
      #expect(answered.code == 0 && answered.output.contains("우리 집 레몬"), "\(answered)")
    }
  }

  @Test func theFileStatesWhatItIs() throws {
    try TemporaryFolder.with { folder in
      let table = FridgeProcess.home.appendingPathComponent("colours.csv").path
      #expect(try train(table, "-o", "own.onnx", in: folder).0.code == 0)
      let model = folder.appendingPathComponent("own.onnx").path
      let verified = try fridge("model", "verify", model)
      #expect(verified.code == 0 && verified.output.contains("own.onnx: intact"), "\(verified)")
      let described = try fridge("model", "info", model).output
      for fact in [
        "About           Names 4 labels: colors 1", "Origin          Head: fridge train, 6 examples of 4 labels",
        "Figures         3 held-out examples", "Output          logits float32 1×4", "green things, None, Tomato, 노란 것",
      ] { #expect(described.contains(fact), "\(described)") }
    }
  }

  @Test func theSameSeedGivesTheSameFile() throws {
    let files = try (0..<2).map { _ in
      try TemporaryFolder.with { folder in
        let table = FridgeProcess.home.appendingPathComponent("colours.csv").path
        #expect(try train(table, "-o", "own.onnx", in: folder).0.code == 0)
        return try Data(contentsOf: folder.appendingPathComponent("own.onnx"))
      }
    }
    #expect(files[0] == files[1] && !files[0].isEmpty)
  }

  @Test func filesOfOthersAreLeftAlone() throws {
    try TemporaryFolder.with { folder in
      try sort([("corn", "a"), ("eggs", "b")], in: folder)
      let output = folder.appendingPathComponent("own.onnx")
      try Data("not mine".utf8).write(to: output)
      let refused = try train("photos", "-o", "own.onnx", in: folder).0
      #expect(refused.code == 2 && refused.errors.contains("--force"))
      #expect(try Data(contentsOf: output) == Data("not mine".utf8))
      #expect(try train("photos", "-o", "own.onnx", "--force", in: folder).0.code == 0)
      #expect(try train("photos", "-o", "own.onnx", in: folder).0.code == 0, "its own file is replaced")
    }
  }

  @Test func commasInNamesAreRefused() throws {
    try TemporaryFolder.with { folder in
      try sort([("corn", "salt, coarse"), ("eggs", "b")], in: folder)
      let (outcome, files) = try train("photos", "-o", "own.onnx", in: folder)
      #expect(outcome.code == 2 && files == ["photos"])
      #expect(outcome.errors.hasPrefix("fridge: photos/salt, coarse: “salt, coarse” cannot be a label"))
    }
  }

  @Test func unreadablePhotosAreNamedAndTheModelIsWritten() throws {
    try TemporaryFolder.with { folder in
      try sort([("corn", "a"), ("eggs", "b")], in: folder)
      try Data("no photo".utf8).write(to: folder.appendingPathComponent("photos/a/broken.jpg"))
      let (outcome, files) = try train("photos", "-o", "own.onnx", in: folder)
      #expect(outcome.code == 2 && outcome.errors.contains("photos/a/broken.jpg"))
      #expect(files == ["own.onnx", "photos"])
    }
  }

  @Test func interruptLeavesNoModelAndKeepsFeatures() throws {
    try TemporaryFolder.with { folder in
      let photo = FridgeProcess.package.appendingPathComponent("Fixtures/photos/corn.jpg")
      var table = "file,ingredient\n"
      for number in 0..<1000 {
        let link = folder.appendingPathComponent("\(number).jpg")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: photo)
        table += "\(number).jpg,\(number % 2 == 0 ? "a" : "b")\n"
      }
      try Data(table.utf8).write(to: folder.appendingPathComponent("table.csv"))
      var words = FridgeProcess(["train", "table.csv", "-o", "own.onnx"])
      words.folder = folder
      let process = words.prepared(state: folder)
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      while process.isRunning, !Self.holdsInterrupts(process.processIdentifier) { sched_yield() }
      process.interrupt()
      let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 2)
      #expect(said == "fridge: Interrupted: there is no model; what was computed for photos is kept.\n")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(
        !files.contains { $0.hasSuffix(".onnx") || $0.hasSuffix(".part") }, "\(files.filter { !$0.hasSuffix(".jpg") })")
    }
  }

  /// Whether the first thread of a process keeps `SIGINT` for another, which is when it can be interrupted cleanly.
  private static func holdsInterrupts(_ process: Int32) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("SigBlk:") }
    let mask = line.flatMap { UInt64($0.dropFirst(7).drop { $0.isWhitespace }, radix: 16) } ?? 0
    return mask & 1 << (SIGINT - 1) != 0
  }
}

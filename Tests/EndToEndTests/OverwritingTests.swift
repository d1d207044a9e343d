import Foundation
import Testing

/// Outputs that would replace somebody's files: refused without `--force`, and always where the file is read as well.
@Suite struct OverwritingTests {
  /// Runs the program in a folder with two photos, a matching link, a table, a letter and labelled photos.
  private func run(_ words: [String]) throws -> (outcome: FridgeProcess.Outcome, changed: [String]) {
    try TemporaryFolder.with { folder in
      let files = FileManager.default
      let photo = try Data(contentsOf: FridgeProcess.home.appendingPathComponent("photos/red.png"))
      try files.createDirectory(at: folder.appendingPathComponent("labelled/tomato"), withIntermediateDirectories: true)
      for name in ["a.png", "b.png", "labelled/tomato/c.png"] {
        try photo.write(to: folder.appendingPathComponent(name))
      }
      for (name, target) in [("link.csv", "a.png"), ("link.png", "b.png")] {
        try files.createSymbolicLink(
          at: folder.appendingPathComponent(name), withDestinationURL: folder.appendingPathComponent(target))
      }
      try Data("Dear all,\n".utf8).write(to: folder.appendingPathComponent("letter.csv"))
      func contents() throws -> [String: Data] {
        try files.subpathsOfDirectory(atPath: folder.path).reduce(into: [:]) { contents, name in
          contents[name] = files.contents(atPath: folder.appendingPathComponent(name).path)
        }
      }
      let before = try contents()
      var process = FridgeProcess(words)
      process.folder = folder
      let outcome = try process.run()
      let after = try contents()
      return (outcome, Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted())
    }
  }

  @Test(arguments: [
    ["batch", "-o", "a.png", "b.png"], ["batch", "b.png", "-o", "link.csv"], ["batch", "b.png", "-o", "letter.csv"],
    ["batch", "b.png", "-o", "letter.csv", "--format", "jsonl"], ["eval", "labelled", "--confusion", "a.png"],
    ["eval", "labelled", "--confusion", "letter.csv"], ["eval", "labelled", "--confusion", "link.png"],
    ["eval", "labelled", "--answers", "b.png"], ["eval", "labelled", "--sets", "--answers", "a.png"],
    ["scan", "a.png", "--annotate", "b.png"], ["scan", "a.png", "--annotate", "link.png"],
  ])
  func anotherFileIsReplacedOnlyByForce(_ words: [String]) throws {
    let (outcome, changed) = try run(words)
    #expect(outcome.code == 2 && changed.isEmpty && outcome.output.isEmpty)
    #expect(outcome.errors.contains("Another file has this name; it was left alone.\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains("--force"))
    let forced = try run(words + ["--force"])
    #expect(forced.outcome.code == 0 && !forced.changed.isEmpty, "\(forced.outcome.errors)")
  }

  @Test(arguments: [
    ["batch", "a.png", "-o", "a.png"], ["batch", ".", "-o", "b.png"], ["batch", "a.png", "-o", "link.csv"],
    ["batch", "a.png", "-o", "a.png", "--resume"], ["eval", "labelled", "--answers", "labelled/tomato/c.png"],
    ["eval", "labelled", "--confusion", "labelled/tomato/c.png"],
    ["eval", "labelled", "--sets", "--answers", "labelled/tomato/c.png"], ["scan", "a.png", "-a", "a.png"],
    ["scan", "b.png", "-a", "link.png"], ["scan", "a.png", "-a", "."],
  ])
  func anInputIsNeverReplaced(_ words: [String]) throws {
    let (outcome, changed) = try run(words + ["--force"])
    #expect(outcome.code == 2 && changed.isEmpty)
    #expect(outcome.errors.contains("The output is also an input file"), "\(outcome.errors)")
  }

  @Test(arguments: [
    ["batch", "a.png", "-o", "home/models/colors.onnx"],
    ["batch", "a.png", "-o", "home/models/colors.onnx", "--model", "colors"],
    ["batch", "a.png", "-o", "home/models/colors.onnx", "--resume"],
    ["scan", "a.png", "-a", "home/models/colors.png"], ["scan", "a.png", "-a", "home/models/spots.png"],
    ["scan", "a.png", "-a", "home/models/colors.png", "-m", "colors", "--whole"],
    ["scan", "a.png", "-a", "home/models/spots.png", "-d", "spots"],
    ["eval", "labelled", "--answers", "home/models/colors.csv"],
    ["eval", "labelled", "--answers", "home/models/colors.csv", "--model", "colors", "--sets"],
    ["eval", "labelled", "--confusion", "home/models/colors.png"],
    ["eval", "labelled", "--detect", "--answers", "home/models/colors.csv"],
    ["eval", "labelled", "--detect", "--answers", "home/models/spots.csv"],
    ["eval", "labelled", "--detect", "--alone", "--answers", "home/models/spots.csv", "-d", "spots"],
  ])
  func aModelThatIsReadIsNeverReplaced(_ words: [String]) throws {
    try TemporaryFolder.with { folder in
      let files = FileManager.default
      try files.copyItem(at: FridgeProcess.home, to: folder.appendingPathComponent("home"))
      let models = folder.appendingPathComponent("home/models")
      try files.copyItem(
        at: FridgeProcess.home.appendingPathComponent("shelf/spots.onnx"),
        to: models.appendingPathComponent("spots.onnx"))
      for name in ["colors", "spots"] {
        for form in ["csv", "png"] {
          try files.createSymbolicLink(
            at: models.appendingPathComponent("\(name).\(form)"),
            withDestinationURL: models.appendingPathComponent("\(name).onnx"))
        }
      }
      for (source, target) in [("photos/red.png", "a.png"), ("labelled", "labelled")] {
        try files.copyItem(
          at: FridgeProcess.home.appendingPathComponent(source), to: folder.appendingPathComponent(target))
      }
      func bytes() throws -> [Data] {
        try ["colors.onnx", "spots.onnx"].map { try Data(contentsOf: models.appendingPathComponent($0)) }
      }
      let before = try bytes()
      var process = FridgeProcess(words + ["--force"])
      process.folder = folder
      process.environment["FRIDGE_HOME"] = folder.appendingPathComponent("home").path
      let outcome = try process.run()
      #expect(outcome.code == 2 && outcome.output.isEmpty)
      #expect(outcome.errors.contains("The output is also an input file"), "\(outcome.errors)")
      let after = try bytes()
      #expect(after == before)
    }
  }

  @Test(arguments: [
    ["batch", "a.png", "-o", "out.csv"], ["batch", "a.png", "-o", "out.jsonl"],
    ["eval", "labelled", "--confusion", "out.csv", "--confusion", "out.png", "--answers", "answers.csv"],
    ["eval", "labelled", "--sets", "--answers", "out.csv"], ["scan", "a.png", "-a", "out.png"],
  ])
  func ownFilesAreReplaced(_ words: [String]) throws {
    try TemporaryFolder.with { folder in
      let photo = try Data(contentsOf: FridgeProcess.home.appendingPathComponent("photos/red.png"))
      let labelled = folder.appendingPathComponent("labelled/tomato")
      try FileManager.default.createDirectory(at: labelled, withIntermediateDirectories: true)
      for url in [labelled, folder] { try photo.write(to: url.appendingPathComponent("a.png")) }
      for _ in 1...2 {
        var process = FridgeProcess(words)
        process.folder = folder
        let outcome = try process.run()
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      }
    }
  }

  @Test func aPhotoWhoseNameHasAMarkedQuoteIsDoneOnce() throws {
    try TemporaryFolder.with { folder in
      let photo = try Data(contentsOf: FridgeProcess.home.appendingPathComponent("photos/red.png"))
      try photo.write(to: folder.appendingPathComponent("a\"\u{301}.png"))
      for _ in 1...2 {
        var process = FridgeProcess(["batch", ".", "-o", "out.csv", "--resume"])
        process.folder = folder
        #expect(try process.run().code == 0)
        let text = try String(contentsOf: folder.appendingPathComponent("out.csv"), encoding: .utf8)
        #expect(text.split(separator: "\n").count == 2, "\(text)")
      }
    }
  }
}

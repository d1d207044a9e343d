import Foundation
import Testing

/// `fridge eval` on tables and folders that people make, and the files it leaves behind.
@Suite struct EvaluationTests {
  private static let header = "file,split,ingredient,x0,y0,x1,y1\n"

  private func evaluate(_ table: String, _ words: String...) throws -> FridgeProcess.Outcome {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("table.csv")
      try Data(table.utf8).write(to: file)
      let outcome = try FridgeProcess(["eval", file.path] + words).run()
      let errors = outcome.errors.replacingOccurrences(of: folder.path, with: "FOLDER")
      return .init(output: outcome.output, errors: errors, code: outcome.code)
    }
  }

  @Test(arguments: [
    ("", ":1: The header has no column “file”."), ("photo,label\n", ":1: The header has no column “file”."),
    (header + "a.png,val,egg\n", ":2: There are 3 fields where the header has 7."),
    (header + "a.png,val,egg,,,,\n,val,egg,,,,\n", ":3: The row names no file."),
    (header + "a.png,val,egg,0,0,2,1\n", ":2: The edges are “0,0,2,1”"),
    (header + "a.png,val,egg,0,0,,1\n", ":2: The edges are “0,0,,1”"),
    (header + "\"a\n.png,val,egg,,,,\n", ":2: The quotation mark that opens here is never closed."),
    (header + "a\".png,val,egg,,,,\n", ":2: There is a quotation mark where none is allowed."),
    (header + "a.png,val,eggg,,,,\n", ":2: Neither the model nor the vocabulary has “eggg”.\nDid you mean “Egg”"),
  ])
  func badTableIsReportedWithItsLine(_ table: String, _ complaint: String) throws {
    let outcome = try evaluate(table)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("fridge: FOLDER/table.csv" + complaint), "\(outcome.errors)")
  }

  @Test func tableWithoutRowsHasNoPhotos() throws {
    #expect(try evaluate(Self.header) == .init(output: "", errors: "fridge: There are no photos.\n", code: 1))
  }

  @Test func missingSourceIsExplained() throws {
    let outcome = try fridge("eval", "nothing.csv")
    #expect(outcome == .init(output: "", errors: "fridge: nothing.csv: There is no such file.\n", code: 2))
  }

  @Test func everyUnreadablePhotoIsReportedOnce() throws {
    let rows = "a.png,val,egg,,,,\nb.png,val,egg,0,0,1,1\nb.png,val,egg,,,,\n"
    let outcome = try evaluate(Self.header + rows)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        fridge: FOLDER/a.png: Unable to classify image. There is no such file.
        fridge: FOLDER/b.png: Unable to classify image. There is no such file.
        fridge: 2 of 2 photos could not be recognized.

        """)
  }

  @Test func filesAreWritten() throws {
    try TemporaryFolder.with { folder in
      let names = ["matrix.csv", "matrix.png", "answers.csv"].map { folder.appendingPathComponent($0).path }
      let outcome = try fridge(
        "eval", "labelled", "--confusion", names[0], "--confusion", names[1], "--answers", names[2])
      #expect(outcome.code == 0 && outcome.errors.isEmpty)
      let texts = try [names[0], names[2]].map { try String(contentsOfFile: $0, encoding: .utf8) }
      let matrix = "ingredient,tomato,cucumber,egg,none\ntomato,4,0,0,1\ncucumber,0,2,0,0\negg,0,0,1,0\nnone,1,0,0,1\n"
      #expect(texts[0] == matrix)
      let answers = texts[1].split(separator: "\n")
      #expect(answers.count == 11 && answers[0] == "file,ingredient,x0,y0,x1,y1,answer,confidence")
      #expect(answers[1].hasPrefix("labelled/cucumber/green.png,cucumber,,,,,cucumber,0.98"))
      let picture = try Data(contentsOf: URL(fileURLWithPath: names[1]))
      #expect(picture.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      // The header's width and height: four cells of 24 pixels, and a line.
      #expect(Array(picture[16..<24]) == [0, 0, 0, 97, 0, 0, 0, 97])
    }
  }

  @Test func interruptEndsItWithoutFigures() throws {
    try TemporaryFolder.with { folder in
      let photo = FridgeProcess.home.appendingPathComponent("photos/red.png")
      var table = Self.header
      for number in 0..<4000 {
        try FileManager.default.createSymbolicLink(
          at: folder.appendingPathComponent("\(number).png"), withDestinationURL: photo)
        table += "\(number).png,val,tomato,,,,\n"
      }
      let file = folder.appendingPathComponent("table.csv")
      try Data(table.utf8).write(to: file)
      let process = FridgeProcess(["eval", file.path, "--answers", "answers.csv"]).prepared(state: folder)
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      while process.isRunning, !Self.holdsInterrupts(process.processIdentifier) { sched_yield() }
      process.interrupt()
      let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 2)
      #expect(said == "fridge: Interrupted: there are no figures.\n")
      #expect(!FileManager.default.fileExists(atPath: FridgeProcess.home.appendingPathComponent("answers.csv").path))
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

import Foundation
import Testing

/// A batch into a file: resumed, interrupted, and never half a row.
@Suite struct BatchTests {
  private func batch(_ words: String..., into file: URL, list: String? = nil) throws -> FridgeProcess.Outcome {
    var process = FridgeProcess(["batch", list == nil ? "photos" : "-", "--output", file.path] + words)
    process.input = Data((list ?? "").utf8)
    return try process.run()
  }

  private func lines(of file: URL) throws -> [String] {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text.hasSuffix("\n"))
    return text.split(separator: "\n").map(String.init)
  }

  private func size(of file: URL) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int ?? 0
  }

  @Test(arguments: ["csv", "jsonl"]) func resumingMendsACutFile(_ form: String) throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("rows.\(form)")
      try #expect(batch(into: file).code == 0)
      let whole = try Data(contentsOf: file)
      for count in stride(from: 0, through: whole.count, by: 29) {
        try whole.prefix(count).write(to: file)
        try #expect(batch("--resume", into: file).code == 0)
        try #expect(Data(contentsOf: file) == whole, "cut to \(count) bytes")
      }
    }
  }

  @Test func withoutResumingTheFileIsWrittenAnew() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("rows.csv")
      for _ in 1...2 { try #expect(batch(into: file).code == 0) }
      try #expect(lines(of: file).count == 6)
    }
  }

  @Test func foreignFileIsNotResumed() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("letter.csv")
      try Data("Dear all,\n".utf8).write(to: file)
      let outcome = try batch("--resume", into: file)
      #expect(outcome.code == 2 && outcome.errors.contains("This is not csv batch output"))
      try #expect(lines(of: file) == ["Dear all,"])
    }
  }

  @Test func unreadablePhotoBecomesARow() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("rows.csv")
      let outcome = try batch(into: file, list: "photos/red.png\ngone.jpg\nphotos/grey.png\n")
      #expect(outcome.code == 0 && outcome.errors.contains("1 of 3 photos could not be recognized."))
      let rows = try lines(of: file)
      #expect(rows.count == 4 && rows[2] == "gone.jpg,,,,There is no such file.")
    }
  }

  @Test func namesMayBeSeparatedByNUL() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("rows.csv")
      try #expect(batch(into: file, list: "photos/red.png\0photos/more/red again.png\0").code == 0)
      let names = try lines(of: file).map { $0.prefix { $0 != "," } }
      #expect(names == ["photo", "photos/red.png", "photos/more/red again.png"])
    }
  }

  @Test func interruptLeavesWholeRowsAndResumingFinishes() throws {
    try TemporaryFolder.with { folder in
      let (file, list) = (folder.appendingPathComponent("rows.jsonl"), folder.appendingPathComponent("list"))
      let names = String(repeating: "photos/red.png\n", count: 20_000)
      try Data(names.utf8).write(to: list)
      let process = FridgeProcess(["batch", "-", "-o", file.path]).prepared(state: folder)
      let errors = Pipe()
      process.standardInput = try FileHandle(forReadingFrom: list)
      process.standardError = errors
      try process.run()
      while process.isRunning, size(of: file) == 0 { sched_yield() }
      process.interrupt()
      let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 2)
      let rows = try lines(of: file)
      #expect(said == "fridge: Interrupted after \(rows.count) photos.\n--resume continues from there.\n")
      #expect(rows.count < 20_000 && Set(rows).count == 1)
      let few = String(repeating: "photos/red.png\n", count: rows.count + 3)
      try #expect(batch("--resume", into: file, list: few).code == 0)
      try #expect(lines(of: file).count == rows.count + 3)
    }
  }
}

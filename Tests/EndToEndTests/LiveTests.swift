import Foundation
import Glibc
import Testing

/// `fridge live` on clips of the small home: grey, then a red tomato, then a green cucumber, half a second each.
@Suite struct LiveTests {
  private static let clips = ["door.mp4", "ten-bit.mkv", "door.avi", "door.gif"]

  /// The events that a run printed.
  private func events(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  /// The ingredients of the last event, after a check of its sums.
  private func ingredients(_ text: String) throws -> [String] {
    let end = try #require(try events(text).last)
    #expect(end["event"] as? String == "end")
    let counts = ["frames", "analysed", "unchanged", "dropped"].compactMap { end[$0] as? Int }
    #expect(counts.count == 4 && counts[0] == counts[1...].reduce(0, +))
    return try #require(end["ingredients"] as? [[String: Any]]).compactMap { $0["ingredient"] as? String }
  }

  private func frames(_ text: String, _ key: String) throws -> Int {
    try #require(try events(text).last?[key] as? Int)
  }

  @Test(arguments: clips) func everyFrameOfAClipIsSeen(_ clip: String) throws {
    let outcome = try fridge("live", "videos/\(clip)", "--every-frame", "--json")
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(try ingredients(outcome.output) == ["tomato", "cucumber"])
    let (analysed, all) = try (frames(outcome.output, "analysed"), frames(outcome.output, "frames"))
    #expect(analysed == 15 && all == 15)
    let sighting = try #require(try events(outcome.output).first { $0["event"] as? String == "sighting" })
    #expect(sighting["frame"] as? Int == 6 && sighting["time"] as? Double == 0.6)
  }

  @Test func framesOfVariableRateKeepTheirTimes() throws {
    let outcome = try fridge("live", "videos/variable.webm", "--every-frame", "--json", "--confirm", "1/1")
    #expect(try frames(outcome.output, "frames") == 11)
    let times = try events(outcome.output).filter { $0["event"] as? String == "sighting" }.map { $0["time"] as? Double }
    #expect(times == [0.5, 1.1])
  }

  @Test(arguments: ["turned.mp4", "turned.mkv"]) func theDisplayMatrixCounts(_ clip: String) throws {
    let words = ["live", "videos/\(clip)", "--every-frame", "--json", "--region"]
    let top = try FridgeProcess(words + ["0,0,64,48"]).run()
    #expect(try ingredients(top.output) == ["tomato"])
    let bottom = try FridgeProcess(words + ["0,48,64,48"]).run()
    #expect(try ingredients(bottom.output).isEmpty && bottom.code == 1)
  }

  @Test func aClipPlaysInRealTime() throws {
    let start = ContinuousClock.now
    let outcome = try fridge("live", "videos/door.mp4", "--json")
    #expect(ContinuousClock.now - start > .seconds(1.3))
    #expect(try ingredients(outcome.output) == ["tomato", "cucumber"] && frames(outcome.output, "frames") == 15)
  }

  @Test func partsAndRatesAreChosen() throws {
    let part = try fridge(
      "live", "videos/door.mp4", "--every-frame", "--start", "0.5", "--duration", "0.5", "--json")
    #expect(try ingredients(part.output) == ["tomato"] && frames(part.output, "frames") == 5)
    let thin = try fridge("live", "videos/door.mp4", "--every-frame", "--fps", "2", "--until", "1", "--json")
    #expect(try frames(thin.output, "frames") == 2)
  }

  @Test func unchangedFramesAreSkipped() throws {
    let outcome = try fridge("live", "videos/door.avi", "--every-frame", "--on-change", "--json")
    #expect(try ingredients(outcome.output) == ["tomato", "cucumber"])
    #expect(try frames(outcome.output, "analysed") == 6 && frames(outcome.output, "unchanged") == 9)
  }

  @Test func photosAreFrames() throws {
    let outcome = try fridge("live", "photos", "missing.png", "--fps", "4", "--confirm", "1/2", "--json")
    #expect(outcome.code == 0 && outcome.errors.contains("missing.png: There is no such file."))
    #expect(try Set(ingredients(outcome.output)) == ["tomato", "cucumber", "egg"])
    #expect(try frames(outcome.output, "frames") == 5 && frames(outcome.output, "analysed") == 5)
  }

  @Test func aPatternNamesFrames() throws {
    let outcome = try fridge("live", "photos/*.png", "--confirm", "1/1", "--json")
    #expect(try frames(outcome.output, "frames") == 2 && ingredients(outcome.output) == ["tomato"])
  }

  @Test(arguments: clips) func aClipIsReadFromStandardInput(_ clip: String) throws {
    var process = FridgeProcess(["live", "-", "--every-frame", "--json"])
    process.input = try Data(contentsOf: FridgeProcess.home.appendingPathComponent("videos/\(clip)"))
    #expect(try ingredients(process.run().output) == ["tomato", "cucumber"])
  }

  @Test func rawPicturesChangeTheirSize() throws {
    var process = FridgeProcess(["live", "-", "--every-frame", "--confirm", "1/1", "--frames", "--json"])
    let photos = FridgeProcess.home.appendingPathComponent("photos/more/green.jpg")
    let small = try Data(contentsOf: photos)
    let large = try Data(contentsOf: FridgeProcess.home.appendingPathComponent("shelf/shelf turned.jpg"))
    process.input = small + small + large + small
    let outcome = try process.run()
    #expect(outcome.code == 0)
    #expect(try frames(outcome.output, "frames") == 4 && ingredients(outcome.output).contains("cucumber"))
  }

  @Test(arguments: [("C420jpeg", 4 * 4 + 2 * 4), ("C444", 3 * 16), ("Cmono", 16), ("C420p10", 2 * (16 + 8))])
  func rawFramesOfAnyFormatAreRead(_ format: String, _ bytes: Int) throws {
    var process = FridgeProcess(["live", "-", "--every-frame", "--threshold", "0.1", "--confirm", "2/2", "--json"])
    let header = Data("YUV4MPEG2 W4 H4 F25:1 Ip A1:1 \(format)\n".utf8)
    let frame = Data("FRAME\n".utf8) + Data(repeating: 128, count: bytes)
    process.input = header + frame + frame + frame
    #expect(try frames(process.run().output, "frames") == 3)
  }

  @Test func aFastSourceDropsFrames() throws {
    let outcome = try fridge("live", "lavfi:color=red:size=32x32:rate=500", "--until", "20", "--json")
    #expect(try ingredients(outcome.output) == ["tomato"])
    let (all, dropped) = try (frames(outcome.output, "frames"), frames(outcome.output, "dropped"))
    #expect(all == 10_000 && dropped > 0)
  }

  @Test func theRateIsLimited() throws {
    let outcome = try fridge("live", "videos/door.mp4", "--max-rate", "4", "--json")
    #expect(try (1...9).contains(frames(outcome.output, "analysed")) && frames(outcome.output, "frames") == 15)
  }
}

/// The output of `fridge live` besides its list.
@Suite struct LiveOutputTests {
  @Test(arguments: ["seen.mjpeg", "seen.mp4"]) func aMovieIsWrittenAndWrittenAnew(_ name: String) throws {
    try TemporaryFolder.with { folder in
      let movie = folder.appendingPathComponent(name)
      for _ in 0..<2 {
        let outcome = try fridge("live", "videos/door.mp4", "--every-frame", "--annotate", movie.path)
        #expect(outcome.code == 0)
      }
      let again = try fridge("live", movie.path, "--every-frame", "--json")
      #expect(again.output.contains("\"frames\":15") && again.output.contains("tomato"))
      // Motion JPEG has no times, and is taken for 25 frames a second.
      #expect(again.output.contains("\"seconds\":\(name.hasSuffix("mp4") ? "1.4" : "0.56")"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
    }
  }

  @Test func foreignFilesAndInputsStay() throws {
    try TemporaryFolder.with { folder in
      let clip = folder.appendingPathComponent("door.mjpeg")
      let photo = try Data(contentsOf: FridgeProcess.home.appendingPathComponent("photos/more/green.jpg"))
      try (photo + photo).write(to: clip)
      for words in [["live", clip.path, "-a", clip.path, "--force"], ["live", "videos/door.mp4", "-a", clip.path]] {
        #expect(try FridgeProcess(words).run().code == 2)
        #expect(try Data(contentsOf: clip) == photo + photo)
      }
    }
  }

  @Test func picturesGoToStandardOutput() throws {
    try TemporaryFolder.with { folder in
      let process = FridgeProcess(["live", "videos/door.mp4", "--every-frame", "--annotate", "-"])
        .prepared(state: folder)
      let output = Pipe()
      (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
      try process.run()
      let bytes = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(
        process.terminationStatus == 0 && bytes.starts(with: [0xFF, 0xD8]) && bytes.suffix(2) == Data([0xFF, 0xD9]))
    }
  }

  @Test func cropsAndPantryAndRecipesFollow() throws {
    try TemporaryFolder.with { state in
      let crops = state.appendingPathComponent("crops")
      let outcome = try FridgeProcess([
        "live", "videos/door.mp4", "--every-frame", "--save-crops", crops.path, "--add-to-pantry", "--recommend",
        "--json",
      ]).run(state: state)
      #expect(outcome.code == 0 && outcome.output.contains("\"event\":\"recipes\",\"recipes\":[{\"id\""))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: crops.path).sorted()
          == ["door-001-tomato.jpg", "door-002-cucumber.jpg"])
      let pantry = try FridgeProcess(["pantry", "list"]).run(state: state)
      #expect(pantry.output.contains("Tomato") && pantry.output.contains("Cucumber"))
      #expect(try FridgeProcess(["pantry", "undo"]).run(state: state).code == 0)
      #expect(try FridgeProcess(["pantry", "list"]).run(state: state).code == 1)
    }
  }

  @Test(arguments: [
    ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c", "\u{1B}_Ga=T,f=100,q=2,i=1,p=1,", "\u{1B}_Ga=d,d=A"),
    ("\u{1B}[?62;4c", "\u{1B}P0;1q", "\u{1B}[2J"),
  ])
  func aTerminalShowsFramesInPlace(_ reply: String, _ start: String, _ erasure: String) throws {
    try TemporaryFolder.with { folder in
      let terminal = try PseudoTerminal()
      var program = FridgeProcess(["live", "videos/door.mp4", "--every-frame", "--show"])
      program.environment["TERM"] = "xterm-256color"
      let process = program.prepared(state: folder)
      terminal.connect(process)
      try process.run()
      defer { process.terminate() }
      try terminal.wait(for: "\u{1B}[c", count: 1)
      try terminal.press(reply)
      try terminal.wait(for: "15 looked at", count: 1)
      process.waitUntilExit()
      try terminal.readRest()
      let pictures = terminal.transcript.components(separatedBy: start).count - 1
      #expect(process.terminationStatus == 0 && pictures == 15)
      let end = try #require(terminal.transcript.components(separatedBy: start).last)
      #expect(end.contains(erasure) && end.contains("Cucumber"))
    }
  }

  @Test func aTerminalShowsLinesInPlace() throws {
    try TemporaryFolder.with { folder in
      let terminal = try PseudoTerminal()
      var program = FridgeProcess(["live", "videos/door.mp4", "--every-frame", "--lang", "ko"])
      program.environment["TERM"] = "xterm-256color"
      let process = program.prepared(state: folder)
      terminal.connect(process)
      try process.run()
      try terminal.wait(for: "오이", count: 1)
      process.waitUntilExit()
      try terminal.readRest()
      let text = terminal.transcript
      #expect(text.contains("물체 : 토마토") && text.contains("정확도 : 0.9") && text.contains("\u{1B}["))
      #expect(process.terminationStatus == 0 && text.contains("장면 15장 중 15장"))
    }
  }
}

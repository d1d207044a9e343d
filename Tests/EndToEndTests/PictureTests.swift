import Foundation
import Testing

/// Pictures of what was found, as files and on terminals; they need the library that draws, which `make setup` installs.
@Suite struct PictureTests {
  @Test(arguments: ["en", "ko"]) func aPictureIsWrittenAndWrittenAnew(_ language: String) throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("out.png")
      for _ in 0..<2 {
        let outcome = try fridge("scan", "photos/red.png", "--annotate", file.path, "--lang", language)
        #expect(outcome.code == 0 && outcome.errors.isEmpty)
        #expect(try Data(contentsOf: file).starts(with: [0x89] + Array("PNG".utf8)))
      }
    }
  }

  @Test func aPhotoIsNotReplaced() throws {
    try TemporaryFolder.with { folder in
      let photo = folder.appendingPathComponent("photo.png")
      try FileManager.default.copyItem(at: FridgeProcess.home.appendingPathComponent("photos/red.png"), to: photo)
      let before = try Data(contentsOf: photo)
      let outcome = try fridge("scan", photo.path, "-a", photo.path)
      #expect(outcome.code == 2 && outcome.output.isEmpty)
      #expect(try Data(contentsOf: photo) == before)
    }
  }

  @Test func aFolderGetsAPictureForEachPhoto() throws {
    try TemporaryFolder.with { folder in
      let new = folder.appendingPathComponent("new")
      let outcome = try fridge("scan", "photos/red.png", "photos/more", "--annotate", new.path + "/", "--json")
      #expect(outcome.code == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: new.path).sorted()
      #expect(names == ["green.jpg", "red again.png", "red.png", "white.jpg"])
    }
  }

  @Test func aMissingFontIsReported() throws {
    try TemporaryFolder.with { folder in
      let configuration = folder.appendingPathComponent("fonts.conf")
      try Data("<?xml version=\"1.0\"?><fontconfig></fontconfig>".utf8).write(to: configuration)
      var program = FridgeProcess(["scan", "photos/red.png", "-a", folder.appendingPathComponent("a.png").path])
      program.environment["FONTCONFIG_FILE"] = configuration.path
      let outcome = try program.run()
      #expect(outcome.code == 2 && outcome.errors.contains("fonts-nanum"))
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("a.png").path))
    }
  }

  /// Returns the output, up to some words, on a terminal with these replies, and the exit code.
  private func show(reply: String, until words: String) throws -> (text: String, code: Int32) {
    try TemporaryFolder.with { folder in
      let terminal = try PseudoTerminal()
      var program = FridgeProcess(["scan", "photos/red.png", "--show"])
      program.environment["TERM"] = "xterm-256color"
      let process = program.prepared(state: folder)
      terminal.connect(process)
      try process.run()
      defer { process.terminate() }
      try terminal.wait(for: "\u{1B}[c", count: 1)
      #expect(!terminal.isReadyForAShell)
      try terminal.press(reply)
      try terminal.wait(for: words, count: 1)
      process.waitUntilExit()
      try terminal.readRest()
      #expect(terminal.isReadyForAShell)
      return (terminal.transcript, process.terminationStatus)
    }
  }

  @Test(arguments: [
    ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c", "\u{1B}_Ga=T,f=100,q=2,"), ("\u{1B}[?62;4c", "\u{1B}P0;1q"),
    ("\u{1B}P>|iTerm2 3.5\u{1B}\\\u{1B}[?62c", "\u{1B}]1337;File=inline=1;"),
  ])
  func aTerminalShowsThePicture(_ reply: String, _ start: String) throws {
    let (text, code) = try show(reply: reply, until: "Tomato")
    #expect(code == 0 && text.contains(start) && text.contains("Tomato"))
  }

  @Test func anotherTerminalIsReported() throws {
    let (text, code) = try show(reply: "\u{1B}[?62;22c", until: "--annotate")
    #expect(code == 2 && text.contains("sixel") && !text.contains("Tomato"))
  }
}

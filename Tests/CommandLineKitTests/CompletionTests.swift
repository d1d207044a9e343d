import Foundation
@testable import Localization
import Testing

@testable import CommandLineKit

@Suite struct CompletionTests {
  /// Returns the words that bash would offer for the last word.
  private func offered(_ words: [String], in folder: URL? = nil) throws -> [String] {
    let script = CompletionShell.bash.script(for: tree.description, in: .english)
    let quoted = words.map(\.shellQuoted).joined(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.currentDirectoryURL = folder
    process.arguments = [
      "-c",
      script + "COMP_WORDS=(tool \(quoted)); COMP_CWORD=\(words.count); _tool; printf '%s\\n' \"${COMPREPLY[@]}\"",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (["pr"], ["probe"]), ([""], ["probe", "model"]), (["model", ""], ["list"]), (["x"], []),
    (["probe", "--sh"], ["--shade"]), (["probe", "--shade", "d"], ["dark", "dim"]),
    (["probe", "--shade", "=", "l"], ["light"]), (["--lang", ""], ["en", "ko"]),
    (["--lang", "ko", "mod"], ["model"]), (["probe", "--x"], []), (["probe", "--top", ""], []),
    (["probe", "--hue", "l"], ["light"]),
  ])
  func bashOffers(_ words: [String], _ expected: [String]) throws { #expect(try offered(words) == expected) }

  @Test func bashOffersFilesOfTheKindAndFolders() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("sub folder"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a b.jpg", "c.txt"] { try Data().write(to: folder.appendingPathComponent(name)) }
    #expect(try offered(["probe", ""], in: folder) == ["sub folder", "a b.jpg"])
  }

  @Test func zshKnowsCommandsOptionsAndValues() {
    let script = CompletionShell.zsh.script(for: tree.description, in: .english)
    #expect(script.hasPrefix("#compdef tool\n"))
    #expect(script.contains("'list:Lists it'\\''s things'"))
    #expect(script.contains("'--shade=[How dark]:SHADE:(light dark dim)'"))
    #expect(script.contains("'-k+[How many names]:COUNT: '"))
    #expect(script.contains("'*:PHOTO:_files -g \"*.(jpg)\"'"))
  }

  @Test func fishKnowsCommandsOptionsAndValues() {
    let script = CompletionShell.fish.script(for: tree.description, in: .korean)
    #expect(script.contains("-n '__tool_at /' -a 'probe' -d '무언가를 봅니다'"))
    #expect(script.contains("-n '__tool_at /probe/' -l shade -r -f -a 'light dark dim' -d '밝기'"))
    #expect(script.contains("-n '__tool_at /probe/' -s j -l json -d 'JSON'"))
  }
}

import Foundation
@testable import Localization
import Testing

@testable import CommandLineKit

@Suite struct CompletionTests {
  /// A command that takes the name of a thing, and has a command of its own.
  private struct Dish: Command {
    static let name = "dish"
    static let summary = BilingualText(en: "Shows a dish.", ko: "요리를 보여 줍니다.")
    static let parameters: [Parameter<Self>] = [
      .arguments("DISH", \.words, kind: .known("dishes", files: []), help: BilingualText(en: "A name.", ko: "이름."))
    ]
    var words: [String] = []
    func run(in context: Recorder) throws {}
  }

  private let cookery = CommandTree<Recorder>(
    program: "tool", summary: BilingualText(en: "A tool.", ko: "도구."),
    [CommandTree(Dish.self, besides: [CommandTree(Leaf.self)])])

  /// Returns the words that bash would offer for the last word, where the program itself answers with `listed`.
  private func offered(
    _ words: [String], by tree: CommandTree<Recorder> = tree, listed: String = "", in folder: URL? = nil
  ) throws -> [String] {
    let script =
      CompletionShell.bash.script(for: tree.description, in: .english)
      + "tool() { printf '%s' \(listed.shellQuoted); }\n"
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

  @Test(arguments: [
    ([""], ["dish"]), (["dish", ""], ["list", "Lasagne", "Laksa"]), (["dish", "la"], ["Lasagne", "Laksa"]),
    (["dish", "soup", ""], ["Lasagne", "Laksa"]), (["dish", "list", ""], []),
  ])
  func bashOffersKnownWordsBesideCommands(_ words: [String], _ expected: [String]) throws {
    #expect(try offered(words, by: cookery, listed: "Lasagne\nLaksa\n") == expected)
  }

  /// A command that takes a day and then the name of a thing.
  private struct Meal: Command {
    static let name = "meal"
    static let summary = BilingualText(en: "Plans a dish.", ko: "요리를 정합니다.")
    static let parameters: [Parameter<Self>] = [
      .argument("DAY", \.day, help: BilingualText(en: "A day.", ko: "날.")),
      .arguments("DISH", \.words, kind: .known("dishes", files: []), help: BilingualText(en: "A name.", ko: "이름.")),
    ]
    var day = ""
    var words: [String] = []
    func run(in context: Recorder) throws {}
  }

  @Test(arguments: [
    (["meal", "la"], []), (["meal", "friday", "la"], ["Lasagne"]), (["meal", "friday", "big", "la"], ["Lasagne"]),
  ]) func bashOffersTheLastArgumentBehindTheFirst(_ words: [String], _ expected: [String]) throws {
    let tree = CommandTree<Recorder>(
      program: "tool", summary: BilingualText(en: "A tool.", ko: "도구."), [CommandTree(Meal.self)])
    #expect(try offered(words, by: tree, listed: "Lasagne\n") == expected)
  }

  @Test func zshOffersKnownWordsBesideCommands() {
    let script = CompletionShell.zsh.script(for: cookery.description, in: .english)
    #expect(script.contains("command) _describe command commands; _tool_known dishes ;;"))
    #expect(script.contains("*)  _tool_known dishes ;;"))
  }

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

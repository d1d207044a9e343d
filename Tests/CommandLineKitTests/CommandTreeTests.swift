import Localization
import Testing

@testable import CommandLineKit

@Suite struct CommandTreeTests {
  private func carriedOut(_ words: Argument...) throws -> [String] {
    let recorder = Recorder()
    if case .command(let command) = try tree.invocation(of: words) { try command.run(in: recorder) }
    return recorder.log
  }

  @Test func commandIsFound() throws { #expect(try carriedOut("probe", "a") == ["probe"]) }

  @Test func commandInAGroupIsFound() throws {
    #expect(try carriedOut("model", "list", "x") == ["list x"])
  }

  @Test func commonOptionsMayStandAnywhere() throws {
    #expect(try carriedOut("--lang", "ko", "model", "--lang=en", "list", "--lang", "ko") == ["list "])
  }

  @Test(arguments: [
    (["nothing"], ArgumentError.unknownCommand("nothing", in: [], suggestions: [])),
    (["list"], .unknownCommand("list", in: [], suggestions: ["model list"])),
    (["prob"], .unknownCommand("prob", in: [], suggestions: ["probe"])),
    (["model", "lsit"], .unknownCommand("lsit", in: ["model"], suggestions: ["list"])),
    ([], .missingCommand(in: [])), (["model"], .missingCommand(in: ["model"])),
    (["--versoin"], .unknownOption("--versoin", suggestions: ["--version"])),
    (["model", "list", "--xyz"], .unknownOption("--xyz", suggestions: [], in: ["model", "list"])),
    (["probe", "--help=1"], .unexpectedValue(option: "--help", in: ["probe"])),
    (["--lang", "fr"], .invalidValue("fr", parameter: "--lang", kind: .choice(["en", "ko"]), suggestions: [])),
  ])
  func wrongCommandIsRefused(_ words: [String], _ error: ArgumentError) {
    #expect(throws: error) { try tree.invocation(of: words.map { Argument($0) }) }
  }

  @Test(arguments: [
    (["--help"], []), (["-h", "probe"], []), (["model", "-h"], ["model"]), (["probe", "--help"], ["probe"]),
    (["model", "list", "-h"], ["model", "list"]),
  ])
  func helpIsAskedFor(_ words: [String], _ path: [String]) throws {
    guard case .help(path) = try tree.invocation(of: words.map { Argument($0) }) else {
      Issue.record("no help")
      return
    }
  }

  /// A command that is also the name of a group takes every word that names none of the group.
  @Test(arguments: [
    (["probe", "a"], ["probe"]), (["probe", "list", "x"], ["list x"]), (["probe", "--", "list"], ["probe"]),
  ])
  func aCommandMayHaveCommands(_ words: [String], _ log: [String]) throws {
    let tree = CommandTree<Recorder>(
      program: "p", summary: BilingualText(en: "P.", ko: "피."),
      [CommandTree(Probe.self, besides: [CommandTree(Leaf.self)])])
    let recorder = Recorder()
    if case .command(let command) = try tree.invocation(of: words.map { Argument($0) }) {
      try command.run(in: recorder)
    }
    #expect(recorder.log == log)
    let path = ["probe"]
    guard case .help(path) = try tree.invocation(of: ["probe", "--help"]) else {
      Issue.record("no help")
      return
    }
    let page = HelpPage(try tree.description(of: ["probe"]), path: ["p", "probe"], language: .english).lines
    #expect(page.contains { $0.contains("list") } && page[0].contains("PHOTO"), "\(page)")
  }

  /// The name of a group may stand alone for one of its commands, whose options it then takes.
  @Test(arguments: [
    (["model"], ["list "]), (["model", "--lang", "ko"], ["list "]), (["model", "probe", "a"], ["probe"]),
    (["model", "--lang", "ko", "probe", "a"], ["probe"]),
  ])
  func aGroupMayHaveADefault(_ words: [String], _ log: [String]) throws {
    let recorder = Recorder()
    if case .command(let command) = try withDefault.invocation(of: words.map { Argument($0) }) {
      try command.run(in: recorder)
    }
    #expect(recorder.log == log)
  }

  @Test func aGroupWithADefaultKnowsItsCommands() throws {
    #expect(throws: ArgumentError.unknownCommand("prob", in: ["model"], suggestions: ["probe"])) {
      try withDefault.invocation(of: ["model", "prob"])
    }
    #expect(try withDefault.description(of: ["model"]).commands.map(\.name) == ["probe"])
    guard case .help(["model"]) = try withDefault.invocation(of: ["model", "--help"]) else {
      Issue.record("no help")
      return
    }
  }

  private let withDefault = CommandTree<Recorder>(
    program: "p", summary: BilingualText(en: "P.", ko: "피."),
    [
      CommandTree(
        group: "model", summary: BilingualText(en: "Models.", ko: "모델."), alone: Leaf.self, [CommandTree(Probe.self)])
    ])

  @Test func versionIsAskedFor() throws {
    guard case .version = try tree.invocation(of: ["--version"]) else {
      Issue.record("no version")
      return
    }
  }

  @Test func versionBelongsToTheProgram() {
    #expect(throws: ArgumentError.unknownOption("--version", suggestions: [], in: ["probe"])) {
      try tree.invocation(of: ["probe", "a", "--version"])
    }
  }

  @Test func descriptionIsFoundByItsWords() throws {
    #expect(try tree.description(of: ["model", "list"]).name == "list")
    #expect(throws: ArgumentError.unexpectedArgument("x")) { try tree.description(of: ["probe", "x"]) }
  }
}

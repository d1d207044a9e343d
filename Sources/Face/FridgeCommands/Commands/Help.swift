internal import CommandLineKit

/// `fridge help`: what commands there are, and how one is used.
struct Help: Command {
  static let name = "help"
  static let summary = BilingualText(en: "Help on the program or one command.", ko: "프로그램이나 명령 하나의 도움말.")
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "COMMAND", \.words, kind: .words(FridgeProgram.commandNames), minimum: 0,
      help: BilingualText(en: "The command, such as “model list”.", ko: "“model list” 같은 명령."))
  ]
  var words: [Argument] = []

  func run(in context: CommandContext) throws {
    try context.console.print(Help.page(words, context.console).lines)
  }

  /// The help on what the words name, as wide as the console.
  static func page(_ words: [Argument], _ console: Console) throws(ArgumentError) -> HelpPage {
    let description = try FridgeProgram.commands.description(of: words)
    let path = ["fridge"] + words.map(\.description)
    return HelpPage(description, path: path, language: console.language, width: min(console.terminal.width, 100))
  }
}

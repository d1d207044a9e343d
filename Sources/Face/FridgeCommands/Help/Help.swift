internal import FridgeKit
internal import CommandLineKit

/// `fridge help`: the help on the program or on one command.
struct Help: Command {
  static let name = "help"
  static let summary = BilingualText(en: "Show help on the program or one command.", ko: "프로그램이나 명령의 도움말을 보여 줍니다.")
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "COMMAND", \.words, kind: .words(FridgeProgram.commandNames), minimum: 0,
      help: BilingualText(en: "Command, such as “model list”.", ko: "“model list” 같은 명령."))
  ]
  var words: [Argument] = []

  func run(in context: CommandContext) throws {
    try context.console.print(Help.page(words, context.console).lines)
  }

  /// Returns the help on the command that the words name, at most 100 columns wide.
  static func page(_ words: [Argument], _ console: Console) throws(ArgumentError) -> HelpPage {
    let description = try FridgeProgram.commands.description(of: words)
    let path = ["fridge"] + words.map(\.description)
    return HelpPage(description, path: path, language: console.language, width: min(console.terminal.width, 100))
  }
}

/// `fridge completions`: a script for completion in a shell.
struct Completions: Command {
  static let name = "completions"
  static let summary = BilingualText(
    en: "Print a script for completion in your shell.", ko: "셸에서 쓸 자동 완성 스크립트를 출력합니다.")
  static let discussion = [
    BilingualText(
      en:
        "For bash, put “eval \"$(fridge completions bash)\"” into ~/.bashrc; for zsh, the same with zsh into ~/.zshrc; "
        + "for fish, save the script as ~/.config/fish/completions/fridge.fish.",
      ko: "bash는 ~/.bashrc에 “eval \"$(fridge completions bash)\"”를 넣고, zsh는 ~/.zshrc에 같은 줄을 zsh로 바꾸어 넣습니다. "
        + "fish는 스크립트를 ~/.config/fish/completions/fridge.fish로 저장합니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .argument("SHELL", \.shell, minimum: 0, help: BilingualText(en: "Shell.", ko: "셸.")),
    .option(
      "list", \.list, placeholder: "KIND",
      help: BilingualText(
        en: "Instead list your recipes, pantry items or models, as the script does.",
        ko: "스크립트 대신, 스크립트가 쓰는 레시피, 집에 있는 것, 모델의 이름을 보여 줍니다.")),
    .option(
      "start", \.start, placeholder: "TEXT",
      help: BilingualText(en: "Only names that begin so.", ko: "이렇게 시작하는 이름만 봅니다.")),
  ]
  var shell = CompletionShell.bash
  var list: KnownWords?
  var start = ""

  func run(in context: CommandContext) throws {
    guard let list else {
      let script = shell.script(for: FridgeProgram.commands.description, in: context.console.language)
      return try context.console.write(data: script)
    }
    try context.console.print(context.fridge.names(of: list, startingWith: start, in: context.language))
  }
}

internal import CommandLineKit

/// `fridge completions`: a script that teaches a shell the commands.
struct Completions: Command {
  static let name = "completions"
  static let summary = BilingualText(
    en: "A script that completes commands in your shell.", ko: "셸에서 명령을 자동 완성하는 스크립트.")
  static let discussion = [
    BilingualText(
      en: "For bash put “eval \"$(fridge completions bash)\"” into ~/.bashrc; for zsh the same with zsh into ~/.zshrc; "
        + "for fish save the script as ~/.config/fish/completions/fridge.fish.",
      ko: "bash는 ~/.bashrc에 “eval \"$(fridge completions bash)\"”를 넣고, zsh는 ~/.zshrc에 같은 줄을 zsh로 바꾸어 넣습니다. "
        + "fish는 스크립트를 ~/.config/fish/completions/fridge.fish로 저장합니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .argument("SHELL", \.shell, help: BilingualText(en: "The shell.", ko: "셸."))
  ]
  var shell = CompletionShell.bash

  func run(in context: CommandContext) throws {
    try context.console.write(data: shell.script(for: FridgeProgram.commands.description, in: context.console.language))
  }
}

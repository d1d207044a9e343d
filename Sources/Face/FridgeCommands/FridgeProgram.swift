internal import CommandLineKit
internal import FridgeKit
internal import Glibc

/// The program `fridge`: a command line in, an exit code out.
public enum FridgeProgram {
  /// The version of the program, by semver.org.
  static let version = "0.1.0"

  /// Every command, in the order of the help.
  static let commands = CommandTree<CommandContext>(
    program: "fridge",
    summary: BilingualText(
      en: "Names the food in photos, and what to cook with it.", ko: "사진 속 식재료를 알아보고 요리를 추천합니다."),
    commandsWithoutHelp + [CommandTree(Help.self)])

  /// The words that help can be asked about.
  static let commandNames = commandsWithoutHelp.map(\.description.name)

  private static let commandsWithoutHelp: [CommandTree<CommandContext>] = [
    CommandTree(Scan.self), CommandTree(Classify.self), CommandTree(Batch.self), CommandTree(Recommend.self),
    CommandTree(Today.self), CommandTree(Menu.self), CommandTree(Pick.self), CommandTree(ShowRecipe.self),
    CommandTree(Plan.self), CommandTree(Shopping.self), pantryCommands, CommandTree(ImportRecipes.self),
    CommandTree(ExportRecipes.self), CommandTree(BackUp.self), CommandTree(Restore.self), CommandTree(Evaluate.self),
    modelCommands, CommandTree(Completions.self),
  ]

  private static let pantryCommands = CommandTree<CommandContext>(
    group: "pantry", summary: BilingualText(en: "What is at home, and until when.", ko: "집에 있는 식재료와 그 기한."),
    [
      CommandTree(AddToPantry.self), CommandTree(RemoveFromPantry.self), CommandTree(UseFromPantry.self),
      CommandTree(ListPantry.self), CommandTree(ListExpiring.self), CommandTree(ShowPantryHistory.self),
      CommandTree(UndoPantryChange.self),
    ])

  private static let modelCommands = CommandTree<CommandContext>(
    group: "model", summary: BilingualText(en: "The models, and any other ONNX network.", ko: "모델과 그 밖의 ONNX 신경망."),
    [
      CommandTree(ListModels.self), CommandTree(DescribeModel.self), CommandTree(VerifyModel.self),
      CommandTree(PackModel.self),
      CommandTree(RunModel.self), CommandTree(BenchModel.self), CommandTree(ProfileModel.self),
    ])

  /// Does what the words that started this process ask for, and tells how it went.
  public static func run() -> Int32 {
    // A closed pipe shall be an error of `write`, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    Heap.prepareForModels()
    let (words, environment) = (Argument.commandLine, variables)
    let language = MessageLanguage(words: words, environment: environment)
    let console = Console(language: language, environment: environment)
    let context = CommandContext(fridge: Fridge(), console: console)
    do {
      try carryOut(words, in: context)
      try console.flush()
      return ExitCode.done.rawValue
    } catch { return conclude(error, on: console).rawValue }
  }

  private static func carryOut(_ words: [Argument], in context: CommandContext) throws {
    switch try commands.invocation(of: words) {
    case .command(let command): try command.run(in: context)
    case .help(let path): try context.console.print(Help.page(path.map { Argument($0) }, context.console).lines)
    case .version: try context.console.print("fridge \(version)")
    }
  }

  private static func conclude(_ error: any Error, on console: Console) -> ExitCode {
    // The data come before the complaint; when the reader has gone, nothing is left to say.
    do { try console.flush() } catch { return ExitCode(error) }
    if case OutputError.closed = error { return .done }
    // The one photo's own complaint has said it all.
    if case CommandError.photosFailed(_, of: 1) = error { return ExitCode(error) }
    if case ArgumentError.missingCommand(let path) = error,
      let page = try? Help.page(path.map { Argument($0) }, console)
    {
      for line in page.lines { console.remark(line) }
    } else {
      console.complain(about: error)
    }
    return ExitCode(error)
  }

  /// The environment variables that decide about language and terminal.
  private static var variables: [String: String] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "TERM", "COLUMNS"]
    let values = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    return Dictionary(values, uniquingKeysWith: { first, _ in first })
  }
}

internal import CommandLineKit
internal import FridgeKit
internal import Glibc

/// The program `fridge`: takes a command line, returns an exit code.
public enum FridgeProgram {
  /// The version of the program, by <https://semver.org>.
  static let version = "0.1.0"

  /// Every command, in the order of the help.
  static let commands = CommandTree<CommandContext>(
    program: "fridge",
    summary: BilingualText(
      en: "Recognises the food in photos and suggests what to cook.", ko: "사진 속 식재료를 알아보고 요리를 추천합니다."),
    commandsWithoutHelp + [CommandTree(Help.self)])

  /// The names of the commands that `fridge help` describes.
  static let commandNames = commandsWithoutHelp.map(\.description.name)

  private static let commandsWithoutHelp: [CommandTree<CommandContext>] = [
    CommandTree(Scan.self), CommandTree(Watch.self), CommandTree(Classify.self), CommandTree(Batch.self),
    teachCommands,
    CommandTree(Recommend.self), CommandTree(Today.self), CommandTree(Menu.self), CommandTree(Pick.self),
    recipeCommands, CommandTree(Cook.self), CommandTree(ListRecipes.self),
    planCommands, shoppingCommands, pantryCommands, CommandTree(ImportRecipes.self),
    CommandTree(ExportRecipes.self), CommandTree(BackUp.self), CommandTree(Restore.self), configCommands,
    CommandTree(Evaluate.self),
    CommandTree(Train.self), CommandTree(Flatten.self), CommandTree(Sketch.self), modelCommands,
    CommandTree(Serve.self), CommandTree(Doctor.self),
    CommandTree(Completions.self),
  ]

  private static let pantryCommands = CommandTree<CommandContext>(
    group: "pantry", summary: BilingualText(en: "Keep track of what is at home.", ko: "집에 있는 식재료와 기한을 관리합니다."),
    discussion: [BilingualText(en: "Alone, it lists what is at home.", ko: "명령 없이 쓰면 집에 있는 식재료를 보여 줍니다.")],
    alone: ListPantry.self,
    [
      CommandTree(AddToPantry.self), CommandTree(RemoveFromPantry.self), CommandTree(UseFromPantry.self),
      CommandTree(ChangePantry.self), CommandTree(ListPantry.self), CommandTree(ListExpiring.self),
      CommandTree(ShowPantryHistory.self), CommandTree(UndoPantryChange.self),
    ])

  private static let planCommands = CommandTree<CommandContext>(
    Plan.self,
    besides: [
      CommandTree(SavePlan.self), CommandTree(ShowPlan.self), CommandTree(ChangePlan.self), CommandTree(ClearPlan.self),
      CommandTree(UndoPlanChange.self),
    ])

  private static let configCommands = CommandTree<CommandContext>(
    ShowSettings.self,
    besides: [CommandTree(SetSetting.self), CommandTree(UnsetSetting.self), CommandTree(ShowSettingsPath.self)])

  private static let shoppingCommands = CommandTree<CommandContext>(
    Shopping.self,
    besides: [
      CommandTree(AddToShopping.self), CommandTree(RemoveFromShopping.self), CommandTree(FinishShopping.self),
      CommandTree(ClearShopping.self), CommandTree(ShowShoppingHistory.self), CommandTree(UndoShopping.self),
    ])

  private static let recipeCommands = CommandTree<CommandContext>(
    ShowRecipe.self,
    besides: [
      CommandTree(AddRecipe.self), CommandTree(EditRecipe.self), CommandTree(RemoveRecipe.self),
      CommandTree(UndoRecipeChange.self),
    ])

  private static let teachCommands = CommandTree<CommandContext>(
    Teach.self,
    besides: [
      CommandTree(ListLessons.self), CommandTree(ForgetLessons.self), CommandTree(UndoLesson.self),
      CommandTree(ExportLessons.self), CommandTree(ImportLessons.self),
    ])

  private static let modelCommands = CommandTree<CommandContext>(
    group: "model", summary: BilingualText(en: "Inspect and run models.", ko: "모델을 살펴보고 실행합니다."),
    discussion: [BilingualText(en: "Alone, it lists the installed models.", ko: "명령 없이 쓰면 설치된 모델을 보여 줍니다.")],
    alone: ListModels.self,
    [
      CommandTree(ListModels.self), CommandTree(DescribeModel.self), CommandTree(VerifyModel.self),
      CommandTree(PackModel.self), CommandTree(QuantizeModel.self),
      CommandTree(RunModel.self), CommandTree(BenchModel.self), CommandTree(ProfileModel.self),
    ])

  /// Runs the command that the process was started with.
  public static func run() -> Int32 {
    // A closed pipe becomes an error of `write` instead of killing the process.
    signal(SIGPIPE, SIG_IGN)
    Heap.prepareForModels()
    let (words, environment) = (Argument.commandLine, variables)
    let settings = readSettings()
    let language = Language(words: words, preferred: (try? settings.get())?.language, environment: environment)
    let console = Console(language: language, environment: environment)
    let context = CommandContext(fridge: Fridge(), console: console)
    do {
      try execute(words, settings, in: context)
      try console.flush()
      return ExitCode.done.rawValue
    } catch {
      // A program that asked for JSON gets one document on standard output, whatever happens.
      if console.isSilent, wantsJSON(words) { try? console.print(ErrorView(error: error, language: language).json) }
      return conclude(error, on: console).rawValue
    }
  }

  private static func wantsJSON(_ words: [Argument]) -> Bool { words.prefix { $0 != "--" }.contains("--json") }

  private static func readSettings() -> Result<Settings, SettingsError> {
    guard let file = DataFolders.settingsFile else { return .success(Settings()) }
    return Result { () throws(SettingsError) in try Settings(readingFrom: file) }
  }

  private static func execute(
    _ words: [Argument], _ settings: Result<Settings, SettingsError>, in context: CommandContext
  ) throws {
    switch try commands.invocation(of: words) {
    case .command(let command) where command is any WorksWithoutSettings: try command.run(in: context)
    case .command(let command):
      var context = context
      context.settings = try settings.get()
      try command.run(in: context)
    case .help(let path): try context.console.print(Help.page(path.map { Argument($0) }, context.console).lines)
    case .version: try context.console.print("fridge \(version)")
    }
  }

  private static func conclude(_ error: any Error, on console: Console) -> ExitCode {
    // Data comes before the complaint; without a reader, there is nobody to complain to.
    do { try console.flush() } catch { return ExitCode(error) }
    if case OutputError.closed = error { return .done }
    // The complaint about that one photo has been written already.
    if case CommandError.photosFailed(_, of: 1) = error { return ExitCode(error) }
    if case SketchProblem.failed(_, of: 1) = error { return ExitCode(error) }
    if case ArgumentError.missingCommand(let path) = error,
      let page = try? Help.page(path.map { Argument($0) }, console)
    {
      for line in page.lines { console.remark(line) }
    } else {
      console.complain(about: error)
    }
    return ExitCode(error)
  }

  /// The environment variables that affect language and terminal.
  private static var variables: [String: String] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "TERM", "COLUMNS"]
    let values = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    return Dictionary(values, uniquingKeysWith: { first, _ in first })
  }
}

/// The exit codes of the program.
public enum ExitCode: Int32, Sendable {
  /// The command succeeded.
  case done = 0
  /// The command worked but found nothing.
  case nothingFound = 1
  /// The command line is wrong, or something failed.
  case failure = 2
}

extension ExitCode {
  /// The exit code of a command that throws.
  init(_ error: any Error) {
    self =
      switch error {
      case OutputError.closed: .done
      case CommandError.noPhotos, CommandError.nothingRecognized, CommandError.noRecipes, CommandError.noDishes,
        CommandError.unknownRecipe, CommandError.noneFound, CommandError.noModels, CommandError.pantryEmpty,
        CommandError.everythingExpired, CommandError.nothingExpires, CommandError.noHistory, PantryError.absent,
        PantryError.nothingOf, PantryError.nothingToUndo, PantryError.notListed, PantryError.listEmpty,
        CommandError.nothingTaught, LessonError.untaught, LessonError.nothingToUndo, LiveError.noCameras,
        LiveError.nothingCaptured, CommandError.noPlan,
        BackupFailure.backup(.nothingThere), OwnRecipeFailure.nothingToUndo, CommandError.nothingEdited:
        .nothingFound
      case TransferError.noOwnRecipes, SketchProblem.noShape, FlattenProblem.noPage: .nothingFound
      default: .failure
      }
  }
}

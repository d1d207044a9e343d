import CommandLineKit
import Files
import FridgeKit
import Graphs
import Images
import Inference
import Ingredients
import ONNXFormat
import Recipes
import Recognition
import Tensors
import Testing
import Evaluation

@testable import FridgeCommands

@Suite struct PresentableErrorTests {
  private static let day = CalendarDate("2026-11-21")!
  static let milk = Ingredient(id: "milk", english: "Milk", korean: "우유")

  static let errors: [any PresentableError] = [
    ArgumentError.missingCommand(in: []), ArgumentError.unknownCommand("a", in: ["model"], suggestions: []),
    ArgumentError.unknownOption("--a", suggestions: ["--b"]), ArgumentError.unexpectedArgument("a"),
    ArgumentError.missingArgument(placeholder: "A"),
    ArgumentError.missingArgument(placeholder: "RECIPE", in: ["cook"]),
    ArgumentError.missingValue(option: "--a", kind: .text),
    ArgumentError.unexpectedValue(option: "--a"),
    ArgumentError.invalidValue("a", parameter: "--b", kind: .integer(1...2), suggestions: []),
    FileError.notFound("a"), FileError.isFolder("a"), FileError.notFolder("a"), FileError.denied("a"),
    FileError.notRegular("a"), FileError.tooLarge("a", bytes: 2, limit: 1),
    FileError.failed("a", operation: "open", code: 5), OutputError.closed, OutputError.failed(code: 28),
    ImageError.empty, ImageError.unknownFormat(firstBytes: []), ImageError.truncated(.jpeg),
    ImageError.damaged(.png, reason: "x"), ImageError.unsupported(.webp, reason: "x"),
    ImageError.tooManyPixels(width: 2, height: 3, limit: 5), ImageError.tooManyBytes(count: 2, limit: 1),
    ImageError.decoderMissing(.heic, library: "libheif"),
    PhotoError.regionOutside(PixelRectangle(x: 0, y: 0, width: 1, height: 1), photo: PixelSize(width: 1, height: 1)),
    RecognitionError.notFinite, ModelFailure.noData, ModelFailure.noModels("a"),
    ModelFailure.unknown("a", available: []),
    ModelFailure.classifier("a", .description(.missing(key: "k"))),
    ModelFailure.classifier("a", .inputs(found: [], expected: [1, 3, 8, 8])),
    ModelFailure.classifier("a", .outputs(found: [], expected: [[1, 2]])),
    ModelFailure.network("a", .unknownShape(input: "x")),
    GraphError.tooLarge(value: "x", extents: [2, 3], limit: 5), GraphError.tooManyConstants(node: "a", limit: 5),
    GraphError.tooMuchMemory(bytes: 6, limit: 5), TensorFault.sparse([2, 3], limit: 5),
    ModelFailure.format("a", .wire(offset: 3, .truncated)), ModelFailure.format("a", .noGraph),
    ChoiceError.unknown("a", suggestions: []), ChoiceError.selection(.nothingChosen),
    PantryFailure.noHome, PantryFailure.recipes(.noData), PantryFailure.words(.notAnAmount("0")),
    PantryFailure.store(.newer("a", version: 2)), PortionError.unknown("a", suggestions: [milk]),
    PortionError.notAnAmount("0"), PortionError.amountOfNothing("1"), PantryError.folder(.denied("a")),
    PantryError.unwritable(.failed("a", operation: "write", code: 28)), CollectionError.unwritable(.denied("a")),
    PantryError.absent(milk), PantryError.notEnough(milk, available: .toTaste), PantryError.otherUnits(milk, .can),
    PantryError.nothingToUndo, PantryError.nothingOf(BilingualText(en: "Stew", ko: "찌개")),
    BackupFailure.noData, BackupFailure.noHome, BackupFailure.backup(.nothingThere("a")), FileError.taken("a"),
    FileError.isInput("a"),
    BackupError.file(.denied("a")), BackupError.unusable("a", .notABackup), BackupError.unusable("a", .damaged),
    BackupError.unusable("a", .newer(version: 2)), BackupError.unusable("a", .foreign(.pantry)),
    BackupError.newerStore("a", version: 2), CommandError.pantryEmpty, CommandError.nothingExpires(days: 1),
    CommandError.noHistory, PantryError.notListed("a"), PantryError.listEmpty, CommandError.noPlan,
    CommandError.planOrRecipe, CommandError.noSuchMeal(day, 1, planned: [day]),
    CommandError.noSuchMeal(day, 2, planned: [day]), CommandError.recipeOrNone,
    PhotoFailure(error: .file(.notFound("a")), photo: "a"), CommandError.problemsFound(2), CheckupFault.noData,
    CheckupFault.noHome, CheckupFault.unreadable("a"), CheckupFault.unwritable("a"),
    CheckupFault.littleSpace("a", bytes: 1), CheckupFault.noDetector, CheckupFault.weightsChanged("a"),
    CheckupFault.packedForAnother("a"), CheckupFault.unknownVariable("FRIDGE_HOEM"),
    CheckupFault.ignoredValue("COLUMNS"), CommandError.addNeedsRecipe, CommandError.nameOrAll,
    CommandError.photoAsName("a.jpg"), CommandError.oneFoodOnly, CommandError.nothingToChange,
    SettingsError.noHome, SettingsError.notText("a"), SettingsError.invalid(.servings, ["a"]),
    SettingsError.notSet(.units),
    fault(.noKey), fault(.section), fault(.noEquals), fault(.noValue), fault(.openText), fault(.escape),
    fault(.openArray), fault(.moreOnLine), fault(.repeatedKey("a")), fault(.unknownKey("a", suggestions: [])),
    fault(.value(.diet)), fault(.unknownIngredient("a", suggestions: ["b"])),
    ChoiceError.selection(.tooMany(count: 6)), RecipesFailure.noData, DishFault.notJSON, DishFault.missing(field: "id"),
    DishFault.unequalSteps(english: 1, korean: 2), BatchError.foreign("a", .csv, offset: 0), RunError.missingInput("x"),
    OperatorError.notConstant(input: 1), CommandError.noPhotos, CommandError.nothingRecognized, CommandError.noRecipes,
    CommandError.photosFailed(1, of: 2), CommandError.unknownRecipe("a", suggestions: []),
    CommandError.unknownRecipe("1", suggestions: []),
    ArgumentError.unknownCommand("a", in: ["pantry"], suggestions: []),
    CommandError.interrupted(done: 1), CommandError.resumeNeedsOutput, CommandError.noDate, CommandError.aloneOrDetail,
    CommandError.evaluationInterrupted, CommandError.confusionForm("a.jpg"), ExampleError.file(.notFound("a")),
    ExampleError.noFolders("a"), ExampleError.unknownSplit("a", "b", available: []),
    ExampleError.unknownSplit("a", "b", available: ["c"]), ExampleTableFault.strayQuote, ExampleTableFault.openQuote,
    ExampleTableFault.missingColumn("file"), ExampleTableFault.answersToObjects,
    ExampleTableFault.fieldCount(1, expected: 2), ExampleTableFault.noFile,
    ExampleTableFault.notText("split"), ExampleTableFault.box(["0", "", "", ""]),
    UnknownLabel(name: "a", suggestions: []),
    ExampleError.folderName(
      "a", UnknownLabel(name: "b", suggestions: Array(Vocabulary.standard.ingredients.prefix(2)))),
    ExampleError.table("a", line: 1, .label(UnknownLabel(name: "b", suggestions: []))),
  ]

  private static func fault(_ kind: SettingsFault.Kind) -> SettingsError {
    .fault("a", SettingsFault(kind, at: SettingsPlace(line: 1, column: 2)))
  }

  @Test(arguments: errors.indices) func everyErrorHasBothLanguages(_ index: Int) {
    for text in [Self.errors[index].message] + Self.errors[index].hints {
      #expect(text.korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "\(text.korean)")
      #expect(text.english.unicodeScalars.allSatisfy { !(0xAC00...0xD7A3).contains($0.value) }, "\(text.english)")
      #expect(text.english.last.map { ".?:".contains($0) } ?? false, "\(text.english)")
    }
  }

  @Test func choiceOfIngredientsIsExplainedAsAlways() {
    let nothing = ChoiceError.selection(.nothingChosen)
    let tooMany = ChoiceError.selection(.tooMany(count: 6))
    #expect(nothing.message.korean == "식재료를 선택해 주세요." && tooMany.message.korean == "식재료가 너무 많습니다.")
    #expect(tooMany.hints.map(\.korean) == ["식재료를 1개 이상 5개 이하로 선택해주세요."])
    #expect(nothing.hints.first == tooMany.hints.first && nothing.hints.last?.korean.contains("--from-pantry") == true)
  }

  @Test(arguments: [
    (OutputError.closed as any Error, ExitCode.done), (CommandError.nothingRecognized, .nothingFound),
    (CommandError.noPhotos, .nothingFound), (CommandError.noRecipes, .nothingFound),
    (CommandError.unknownRecipe("a", suggestions: []), .nothingFound), (CommandError.photosFailed(1, of: 2), .failure),
    (CommandError.interrupted(done: 3), .failure), (ChoiceError.selection(.nothingChosen), .failure),
    (ArgumentError.missingCommand(in: []), .failure), (FileError.notFound("a"), .failure),
    (CommandError.pantryEmpty, .nothingFound), (CommandError.nothingExpires(days: 3), .nothingFound),
    (CommandError.noHistory, .nothingFound), (PantryError.absent(milk), .nothingFound),
    (PantryError.nothingToUndo, .nothingFound), (PantryError.notEnough(milk, available: .toTaste), .failure),
    (PantryFailure.noHome, .failure), (BackupFailure.backup(.nothingThere("a")), .nothingFound),
    (BackupFailure.backup(.file(.taken("a"))), .failure), (BackupError.unusable("a", .damaged), .failure),
    (PantryError.nothingOf(BilingualText(en: "Stew", ko: "찌개")), .nothingFound),
  ])
  func errorDecidesTheExitCode(_ error: any Error, _ code: ExitCode) { #expect(ExitCode(error) == code) }
}

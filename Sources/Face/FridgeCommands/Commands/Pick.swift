internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Ingredients
internal import Recipes

/// `fridge pick`: ingredients switched on and off, then recipes for them.
struct Pick: Command {
  static let name = "pick"
  static let summary = BilingualText(
    en: "Choose from a list of ingredients, then recipes for them.", ko: "식재료 목록에서 골라 만들 수 있는 요리를 봅니다.")
  static let discussion = [
    BilingualText(
      en: "The list is what photos show, else what is at home, else everything. On a terminal, space switches an "
        + "ingredient on, and typing looks for others. Otherwise the list is printed, and --select chooses.",
      ko: "목록은 사진 속 식재료이고, 사진이 없으면 집에 있는 것, 그것도 없으면 전부입니다. 터미널에서는 스페이스로 고르고 "
        + "입력해서 찾습니다. 터미널이 아니면 목록을 보여 주고 --select로 고릅니다.")
  ]
  static let parameters: [Parameter<Self>] =
    [
      .arguments(
        "PHOTO", \.photos, kind: .file(extensions: PhotoSources.extensions.sorted()), minimum: 0,
        help: BilingualText(en: "Photos of ingredients, or folders of photos.", ko: "식재료 사진이나 사진 폴더.")),
      .options(
        "select", \.names, placeholder: "INGREDIENT",
        kind: .words(Vocabulary.standard.ingredients.map(\.id).filter { $0 != Vocabulary.noneID }),
        help: BilingualText(
          en: "Take these at once, with commas between them.", ko: "묻지 않고 이 식재료를 고릅니다. 쉼표로 이어 씁니다.")),
      .photoModel(\.model),
      .option(
        "count", short: "n", \.count, placeholder: "N", kind: .integer(1...1000),
        help: BilingualText(en: "How many recipes.", ko: "레시피의 수.")),
    ] + DishFilterArguments.parameters.map { $0.lifted(through: \.filter) } + [.json(\.json)]
  var photos: [FilePath] = []
  var model: FilePath?
  var names: [ArgumentList<String>] = []
  var count = 5
  var filter = DishFilterArguments()
  var json = false

  func run(in context: CommandContext) throws {
    if !names.isEmpty {
      return try recommend(context.fridge.selection(named: names.flatMap(\.elements)), in: context)
    }
    let offered = try context.offeredIngredients(photos, model: model)
    guard !json, context.console.terminal.movesCursor, Keyboard.isPresent else {
      return try context.show(offered, json: json)
    }
    if let selection = try context.pick(from: offered) { try recommend(selection, in: context) }
  }

  private func recommend(_ selection: IngredientSelection, in context: CommandContext) throws {
    var command = Recommend()
    command.names = [selection.ids.joined(separator: ",")]
    (command.count, command.filter, command.json) = (count, filter, json)
    try command.run(in: context)
  }
}

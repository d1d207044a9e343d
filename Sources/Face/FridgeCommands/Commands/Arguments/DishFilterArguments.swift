internal import CommandLineKit
internal import FridgeKit
internal import Ingredients
internal import Recipes

/// Which dishes are shown at all.
struct DishFilterArguments: Sendable {
  var wanted: [ArgumentList<CuisineOption>] = []
  var avoided: [ArgumentList<DishFlag>] = []
  var required: [ArgumentList<DishFlag>] = []
  var kinds: [ArgumentList<DishKind>] = []
  var minutes: Int?
  var excluded: [ArgumentList<String>] = []

  /// The parameters of every command that chooses among dishes.
  static let parameters: [Parameter<Self>] = [
    .options(
      "want", \.wanted, placeholder: "CUISINE",
      help: BilingualText(
        en: "Cuisines, any of which is enough; by default all.", ko: "원하는 요리 갈래. 하나라도 맞으면 됩니다. 기본값은 전체입니다.")),
    .options(
      "cuisine", \.wanted, placeholder: "CUISINE",
      help: BilingualText(en: "The same as --want.", ko: "--want와 같습니다.")),
    .options(
      "avoid", \.avoided, placeholder: "FLAG",
      help: BilingualText(en: "None of these may be true of a dish.", ko: "하나라도 해당하는 요리는 뺍니다.")),
    .options(
      "require", \.required, placeholder: "FLAG",
      help: BilingualText(en: "All of these must be true of a dish.", ko: "모두 해당하는 요리만 남깁니다.")),
    .options(
      "kind", \.kinds, placeholder: "KIND",
      help: BilingualText(en: "Kinds of dish, any of which is enough.", ko: "요리의 종류. 하나라도 맞으면 됩니다.")),
    .option(
      "minutes", \.minutes, placeholder: "N", kind: .integer(1...100_000),
      help: BilingualText(en: "How long the dish may take at most.", ko: "최대 조리 시간(분).")),
    .options(
      "exclude", \.excluded, placeholder: "INGREDIENT",
      kind: .words(Vocabulary.standard.ingredients.map(\.id).filter { $0 != Vocabulary.noneID }),
      help: BilingualText(
        en: "Ingredients that no dish may need, with commas between them.", ko: "들어가면 안 되는 식재료. 쉼표로 이어 씁니다.")),
  ]

  /// Whether nothing was asked for, so that every dish passes.
  var isEmpty: Bool {
    wanted.isEmpty && avoided.isEmpty && required.isEmpty && kinds.isEmpty && minutes == nil && excluded.isEmpty
  }

  /// The filter that was asked for; the names of ingredients are looked up in the vocabulary and in the dishes.
  func filter(for store: RecipeStore, in fridge: Fridge) throws -> DishFilter {
    let options = wanted.flatMap(\.elements)
    return DishFilter(
      wanted: options.isEmpty ? .all : CuisineChoice(selecting: options),
      avoided: Set(avoided.flatMap(\.elements)), required: Set(required.flatMap(\.elements)),
      kinds: Set(kinds.flatMap(\.elements)), maximumMinutes: minutes,
      excluded: try fridge.ingredientIDs(named: excluded.flatMap(\.elements), in: store))
  }
}

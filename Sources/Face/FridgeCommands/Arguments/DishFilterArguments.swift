internal import CommandLineKit
internal import FridgeKit

/// The conditions that a dish must meet.
struct DishFilterArguments: Sendable {
  var wanted: [ArgumentList<CuisineOption>] = []
  var avoided: [ArgumentList<DishFlag>] = []
  var required: [ArgumentList<DishFlag>] = []
  var kinds: [ArgumentList<DishKind>] = []
  var minutes: Int?
  var excluded: [ArgumentList<String>] = []
  /// Flags that the command requires besides those of the options.
  var requiredByCommand: Set<DishFlag> = []

  /// The parameters of every command that selects dishes.
  static let parameters: [Parameter<Self>] = [
    .options(
      "want", \.wanted, placeholder: "CUISINE",
      help: BilingualText(
        en: "Only dishes of these cuisines; by default all.", ko: "이 갈래의 요리만 봅니다. 기본값은 전체입니다.")),
    .options(
      "cuisine", \.wanted, placeholder: "CUISINE",
      help: BilingualText(en: "Same as --want.", ko: "--want와 같습니다.")),
    .options(
      "avoid", \.avoided, placeholder: "FLAG",
      help: BilingualText(en: "Leave out dishes with any of these flags.", ko: "하나라도 해당하는 요리는 뺍니다.")),
    .options(
      "require", \.required, placeholder: "FLAG",
      help: BilingualText(en: "Only dishes with all of these flags.", ko: "모두 해당하는 요리만 봅니다.")),
    .options(
      "kind", \.kinds, placeholder: "KIND",
      help: BilingualText(en: "Only dishes of these kinds.", ko: "이 종류의 요리만 봅니다.")),
    .option(
      "minutes", \.minutes, placeholder: "N", kind: .integer(1...100_000),
      help: BilingualText(en: "Longest cooking time, in minutes.", ko: "최대 조리 시간(분).")),
    .options(
      "exclude", \.excluded, placeholder: "INGREDIENT",
      kind: .ingredients,
      help: BilingualText(
        en: "Leave out dishes with these ingredients, separated by commas.", ko: "이 식재료가 들어가는 요리는 뺍니다. 쉼표로 이어 씁니다.")),
  ]

  /// Whether there are no conditions, so that every dish passes.
  var isEmpty: Bool {
    wanted.isEmpty && avoided.isEmpty && required.isEmpty && kinds.isEmpty && minutes == nil && excluded.isEmpty
  }

  /// Returns the filter; names of ingredients are looked up in the vocabulary and in the dishes.
  func filter(for store: RecipeStore, in fridge: Fridge) throws -> DishFilter {
    let options = wanted.flatMap(\.elements)
    return DishFilter(
      wanted: options.isEmpty ? .all : CuisineChoice(selecting: options),
      avoided: Set(avoided.flatMap(\.elements)),
      required: requiredByCommand.union(required.flatMap(\.elements)),
      kinds: Set(kinds.flatMap(\.elements)), maximumMinutes: minutes,
      excluded: try fridge.ingredientIDs(named: excluded.flatMap(\.elements), in: store))
  }
}

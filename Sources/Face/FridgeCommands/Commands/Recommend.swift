internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Ingredients
internal import Recipes

/// `fridge recommend`: recipes for one to five chosen ingredients.
struct Recommend: Command {
  static let name = "recommend"
  static let summary = BilingualText(
    en: "Recipes for one to five ingredients.", ko: "식재료 한 가지에서 다섯 가지로 만들 수 있는 요리를 추천합니다.")
  static let parameters: [Parameter<Self>] =
    [
      .arguments(
        "INGREDIENT", \.names,
        kind: .words(Vocabulary.standard.ingredients.map(\.id).filter { $0 != Vocabulary.noneID }), minimum: 0,
        help: BilingualText(en: "Names in English or Korean.", ko: "한국어나 영어 이름.")),
      .options(
        "photo", \.photos, placeholder: "PHOTO", kind: .file(extensions: PhotoSources.extensions.sorted()),
        help: BilingualText(
          en: "A photo, or a folder of photos, of the ingredients; may be repeated.",
          ko: "식재료의 사진이나 사진 폴더. 여러 번 쓸 수 있습니다.")),
      .option(
        "count", short: "n", \.count, placeholder: "N", kind: .integer(1...1000),
        help: BilingualText(en: "How many recipes.", ko: "레시피의 수.")),
      .option(
        "max-missing", \.maximumMissing, placeholder: "N", kind: .integer(0...1000),
        help: BilingualText(en: "How many ingredients may be missing.", ko: "없어도 되는 식재료의 수.")),
      .flag(
        "no-staples", \.countsStaples,
        help: BilingualText(
          en: "Salt, oil and the like are missing unless they are named.", ko: "소금이나 기름 같은 기본 재료도 적지 않으면 없는 것으로 봅니다.")),
      .option(
        "servings", short: "s", \.servings, placeholder: "N", kind: .integer(Recipe.allowedServings),
        help: BilingualText(
          en: "Tell how much of what is missing so many people need.", ko: "이 인원에게 필요한, 없는 식재료의 양을 보여 줍니다.")),
    ] + DishFilterArguments.parameters.map { $0.lifted(through: \.filter) } + [.json(\.json)]
  var names: [String] = []
  var photos: [FilePath] = []
  var count = 5
  var maximumMissing: Int?
  var countsStaples = false
  var servings: Int?
  var filter = DishFilterArguments()
  var json = false

  func run(in context: CommandContext) throws {
    let selection = try context.selection(named: names, photos: photos)
    let store = try context.recipes()
    let request = RecommendationRequest(
      selection.ids, filter: try filter.filter(for: store, in: context.fridge), maximumMissing: maximumMissing,
      staples: countsStaples ? .counted : .assumed, limit: count)
    let found = try store.recommend(request)
    let shown = servings.map { servings in found.map { $0.scaled(toServings: servings) } } ?? found
    if json {
      try context.console.print(shown.json(in: context.language))
    } else {
      try context.show(shown, missing: servings == nil ? .names : .amounts)
    }
    if shown.isEmpty { throw filter.isEmpty && maximumMissing == nil ? CommandError.noRecipes : .noDishes }
  }
}

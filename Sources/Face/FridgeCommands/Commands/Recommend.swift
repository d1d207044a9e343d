internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Ingredients
internal import Recipes

/// `fridge recommend`: recipes for one to five chosen ingredients, for what is at home, or for both.
struct Recommend: Command {
  static let name = "recommend"
  static let summary = BilingualText(
    en: "Recipes for one to five ingredients, or for what is at home.",
    ko: "식재료 한 가지에서 다섯 가지, 또는 집에 있는 것으로 만들 수 있는 요리를 추천합니다.")
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
      .photoModel(\.model),
      .flag(
        "from-pantry", \.usesPantry,
        help: BilingualText(
          en: "Cook with what the pantry holds, in the amounts it holds, and use up first what expires first; what has "
            + "expired counts only when it is named.",
          ko: "보관 중인 식재료를 그 양만큼 쓰고, 기한이 가까운 것부터 씁니다. 기한이 지난 것은 이름을 적을 때만 씁니다.")),
      .option(
        "date", \.date, placeholder: "YYYY-MM-DD",
        help: BilingualText(en: "Cook on another day than today.", ko: "오늘이 아닌 다른 날에 요리합니다.")),
      .option(
        "count", short: "n", \.count, placeholder: "N", kind: .integer(1...1000),
        help: BilingualText(en: "How many recipes.", ko: "레시피의 수.")),
      .option(
        "max-missing", \.maximumMissing, placeholder: "N", kind: .integer(0...1000),
        help: BilingualText(en: "How many ingredients may be missing or too little.", ko: "없거나 모자라도 되는 식재료의 수.")),
      .flag(
        "no-staples", \.countsStaples,
        help: BilingualText(
          en: "Salt, oil and the like are missing unless they are named.", ko: "소금이나 기름 같은 기본 재료도 적지 않으면 없는 것으로 봅니다.")),
      .option(
        "servings", short: "s", \.servings, placeholder: "N", kind: .integer(Recipe.allowedServings),
        help: BilingualText(
          en: "Cook for so many people, and tell how much of what is missing they need.",
          ko: "이 인원에 맞추고, 없는 식재료가 얼마나 필요한지 보여 줍니다.")),
      .option(
        "sort", \.order, placeholder: "ORDER",
        help: BilingualText(
          en: "What comes first: the best score, the fewest ingredients to buy, the least time.",
          ko: "무엇을 앞에 둘지: 점수(score), 살 식재료의 수(missing), 시간(minutes).")),
    ] + DishFilterArguments.parameters.map { $0.lifted(through: \.filter) } + [.json(\.json)]
  var names: [String] = []
  var photos: [FilePath] = []
  var model: FilePath?
  var usesPantry = false
  var date: CalendarDate?
  var count = 5
  var maximumMissing: Int?
  var countsStaples = false
  var servings: Int?
  var order = RecommendationOrder.score
  var filter = DishFilterArguments()
  var json = false

  func run(in context: CommandContext) throws {
    let (items, day) = try (usesPantry ? context.fridge.pantry().items() : [], context.day(date))
    let isChosen = !usesPantry || !names.isEmpty || !photos.isEmpty
    let chosen =
      try isChosen
      ? context.selection(named: context.fridge.ingredientIDs(in: names), photos: photos, model: model).ids : []
    let store = try context.recipes()
    let filter = try filter.filter(for: store, in: context.fridge)
    if let refused = chosen.first(where: filter.isExcluded) {
      throw CommandError.chosenAndExcluded(context.name(ofLabel: refused))
    }
    let found = try store.recommend(
      RecommendationRequest(
        chosen, available: items.map { AvailableIngredient($0, on: day) },
        filter: filter,
        maximumMissing: maximumMissing, staples: countsStaples ? .counted : .assumed, servings: servings, order: order,
        limit: count))
    let wording = RecommendationWording(
      chosen: chosen, missing: servings == nil ? .names : .amounts, language: context.language)
    let expired = items.filter { $0.isExpired(on: day) && !chosen.contains($0.ingredient) }
    if json {
      try context.console.print(found.json(wording, expired: usesPantry ? expired.map { $0.expiryJSON(context) } : nil))
    } else {
      try context.show(found, wording)
      try context.show(expired: expired, on: day)
    }
    if found.isEmpty { throw failure(of: items.count, expired: expired.count, chosen: chosen.count) }
  }

  /// Why nothing is recommended.
  private func failure(of items: Int, expired: Int, chosen: Int) -> CommandError {
    if chosen == 0, items == expired { return items == 0 ? .pantryEmpty : .everythingExpired }
    return filter.isEmpty && maximumMissing == nil ? .noRecipes : .noDishes
  }
}

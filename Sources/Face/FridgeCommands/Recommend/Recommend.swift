internal import CommandLineKit
internal import FridgeKit

/// `fridge recommend`: recipes for one to five chosen ingredients, for what is at home, or for both.
struct Recommend: Command {
  static let name = "recommend"
  static let summary = BilingualText(
    en: "Recommend recipes for up to five ingredients, or for what is at home.",
    ko: "고른 식재료(최대 다섯 가지)나 집에 있는 식재료로 만들 요리를 추천합니다.")
  static let parameters: [Parameter<Self>] =
    [
      .arguments(
        "INGREDIENT", \.names, kind: .ingredients, minimum: 0,
        help: BilingualText(en: "Names in English or Korean.", ko: "한국어나 영어 이름.")),
      .options(
        "photo", \.photos, placeholder: "PHOTO", kind: .file(extensions: PhotoSources.extensions.sorted()),
        help: BilingualText(
          en: "Photo of the ingredients, or a folder of photos; may be repeated.",
          ko: "식재료 사진이나 사진 폴더. 여러 번 쓸 수 있습니다.")),
      .photoModel(\.model), .untaught(\.isUntaught),
      .flag(
        "from-pantry", \.usesPantry,
        help: BilingualText(
          en: "Cook with the pantry, in the amounts it holds, and use up first what expires first; expired items count "
            + "only if you name them.",
          ko: "집에 있는 식재료를 있는 양만큼, 기한이 가까운 것부터 씁니다. 기한이 지난 것은 이름을 적었을 때만 씁니다.")),
      .option(
        "date", \.date, placeholder: "DATE",
        help: BilingualText(en: "Day to cook on; by default today.", ko: "요리할 날짜. 기본값은 오늘입니다.")),
      .recipeCount(\.count),
      .option(
        "max-missing", \.maximumMissing, placeholder: "N", kind: .integer(0...1000),
        help: BilingualText(en: "Most ingredients that may be missing or short.", ko: "없거나 모자라도 되는 식재료의 수.")),
      .flag(
        "no-staples", \.assumesNoStaples,
        help: BilingualText(
          en: "Do not assume that salt, oil and other staples are at home.",
          ko: "소금이나 기름 같은 기본 재료도 이름을 적지 않으면 없는 것으로 봅니다.")),
      .option(
        "servings", short: "s", \.servings, placeholder: "N", kind: .integer(Recipe.allowedServings),
        help: BilingualText(
          en: "Number of people; also shows the amounts of what is missing.",
          ko: "인원 수. 없는 식재료가 얼마나 필요한지도 보여 줍니다.")),
      .units(\.units),
      .option(
        "sort", \.order, placeholder: "ORDER",
        help: BilingualText(
          en: "What comes first: the best score, the fewest missing ingredients, or the shortest time.",
          ko: "정렬 기준: 점수(score), 없는 식재료의 수(missing), 조리 시간(minutes).")),
    ] + DishFilterArguments.parameters.map { $0.lifted(through: \.filter) } + [.json(\.json)]
  var names: [String] = []
  var photos: [FilePath] = []
  var model: FilePath?
  var isUntaught = false
  var usesPantry = false
  var date: CalendarDate?
  var count = 5
  var maximumMissing: Int?
  var assumesNoStaples = false
  var servings: Int?
  var units: UnitSystem?
  var order = RecommendationOrder.score
  var filter = DishFilterArguments()
  var json = false

  func run(in context: CommandContext) throws {
    let (items, day) = try (usesPantry ? context.fridge.pantry().items() : [], context.day(date))
    let chosen = try chosenIngredients(context)
    let store = try context.recipes()
    let filter = try filter.filter(for: store, choosing: chosen, in: context)
    if let refused = chosen.first(where: filter.isExcluded) {
      throw CommandError.chosenAndExcluded(context.name(ofLabel: refused))
    }
    let servings = context.servings(servings)
    var available = items.map { AvailableIngredient($0, on: day) }
    if !assumesNoStaples, !chosen.isEmpty || !items.isEmpty {
      available += try context.householdStaples(in: store).sorted().map { AvailableIngredient($0) }
    }
    let found = try store.recommend(
      RecommendationRequest(
        chosen, available: available, filter: filter, maximumMissing: maximumMissing,
        staples: assumesNoStaples ? .counted : .assumed, servings: servings, order: order,
        homeCuisines: context.homeCuisines(naming: names), limit: count)
    ).map { [units = context.units(units)] in $0.converted(to: units) }
    let expired = items.filter { $0.isExpired(on: day) && !chosen.contains($0.ingredient) }
    let view = RecommendationView(
      recommendations: found, chosen: chosen, missing: servings == nil ? .names : .amounts,
      expired: usesPantry ? ExpiredItems(items: expired, day: day, context: context) : nil, context: context)
    try context.console.show(view, json: json)
    try context.remarkOnExcluded(chosen, in: store)
    if found.isEmpty {
      let isFiltered = !self.filter.isEmpty || !context.settings.acceptsEveryDish || maximumMissing != nil
      throw failure(of: items.count, expired: expired.count, chosen: chosen.count, isFiltered: isFiltered)
    }
  }

  /// Returns the identifiers that were named or seen in photos; none if only the pantry is to be used.
  private func chosenIngredients(_ context: CommandContext) throws -> [String] {
    if usesPantry, names.isEmpty, photos.isEmpty { return [] }
    let named = try context.fridge.namedIngredients(in: names)
    for error in named.unknown { context.remark(onUnknown: error) }
    return try context.selection(
      named: named.ids, photos: photos, model: model, usesLessons: !isUntaught
    ).ids
  }

  /// Returns the reason why nothing is recommended.
  private func failure(of items: Int, expired: Int, chosen: Int, isFiltered: Bool) -> CommandError {
    if chosen == 0, items == expired { return items == 0 ? .pantryEmpty : .everythingExpired }
    return isFiltered ? .noDishes : .noRecipes
  }
}

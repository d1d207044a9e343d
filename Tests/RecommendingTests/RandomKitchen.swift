@testable import IngredientLines
@testable import Ingredients
@testable import Localization
@testable import Random
@testable import Recipes
@testable import Recommending

/// Random recipes, pantries and requests from few ingredients, so that they overlap.
struct RandomKitchen {
  private var random: SplitMix64
  private let ids = ["water", "garlic", "crushed_garlic", "carrot", "potato"] + (0..<37).map { "i\($0)" }

  /// Every third ingredient is a kind of the next, some are substitutes for others, and a third of them is meat.
  static let knowledge = IngredientKnowledge(
    IngredientTable(
      "[vegetable]\n"
        + (0..<37).map { number in
          let shelf = number == 24 ? "[meat]\n" : ""
          let parent = number % 3 == 0 && number < 36 ? "i\(number + 1)" : ""
          let substitutes = ["", "i\((number + 5) % 37) 0.9", "i\((number + 7) % 37) 0.55, i\((number + 11) % 37) 0.3"]
          return shelf + "i\(number)|I\(number)|가\(number)||\(parent)||||\(substitutes[number % 3])"
        }.joined(separator: "\n")))

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func recipes(_ count: Int) -> [Recipe] {
    (0..<count).map { number in
      let words = BilingualText(en: "r\(number)", ko: "r\(number)")
      var details = RecipeDetails()
      if random.next(below: 3) == 0 { details.take([.roots]) }
      return Recipe(
        id: words.english, title: words, cuisine: pick(Cuisine.allCases), kind: pick(DishKind.allCases),
        difficulty: .easy, tags: RecipeTag.allCases.filter { _ in random.next(below: 4) == 0 },
        servings: 1 + random.next(below: 4), minutes: 5 * (1 + random.next(below: 12)),
        ingredients: (0...random.next(below: 12)).map { _ in ingredient() }, steps: [words],
        details: details)
    }
  }

  mutating func request() -> RecommendationRequest {
    var request = RecommendationRequest(
      (0..<random.next(below: 6)).map { _ in pick(ids) }, available: (0..<random.next(below: 20)).map { _ in item() },
      staples: pick([.assumed, .assumed, .counted]), order: pick([.score, .score, .missing, .minutes]))
    request.maximumMissing = pick([nil, nil, 0, 1, 3])
    request.servings = pick([nil, nil, 3])
    let required = Set([pick(ids), pick(ids)])
    request.familyNames = FamilyNames(request.chosen, knowledge: Self.knowledge, isRequired: required.contains)
    request.limit = pick([1, 3, 5, 20, nil])
    if random.next(below: 3) == 0 { request.filter = filter() }
    if random.next(below: 2) == 0 { request.homeCuisines = [pick(Cuisine.allCases), pick(Cuisine.allCases)] }
    return request
  }

  private mutating func filter() -> DishFilter {
    let flags = RecipeTag.allCases.map(DishFlag.tag)
    return DishFilter(
      wanted: CuisineChoice(selecting: [.cuisine(pick(Cuisine.allCases)), .cuisine(pick(Cuisine.allCases))]),
      avoided: Set([pick(flags)].filter { _ in random.next(below: 2) == 0 }),
      required: Set([pick(flags)].filter { _ in random.next(below: 4) == 0 }),
      kinds: Set(DishKind.allCases.filter { _ in random.next(below: 2) == 0 }), maximumMinutes: pick([nil, 30]),
      excluded: Set([pick(ids)].filter { _ in random.next(below: 2) == 0 }))
  }

  private mutating func ingredient() -> RecipeIngredient {
    let id = pick(ids)
    return RecipeIngredient(
      id: id, name: BilingualText(en: id, ko: id), amount: amount() ?? .toTaste,
      role: pick([.required, .required, .required, .optional, .staple]))
  }

  private mutating func item() -> AvailableIngredient {
    AvailableIngredient(pick(ids), amount: amount(), daysLeft: pick([nil, random.next(below: 12) - 2]))
  }

  private mutating func amount() -> Amount? {
    let number = Double(1 + random.next(below: 8))
    return pick([nil, Amount(number, .piece), Amount(number * 100, .gram), Amount(number / 4, .kilogram)])
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[random.next(below: values.count)] }
}

public import Recipes
internal import Recommending
public import Time

extension RecipeStore {
  /// The number of recipes up to which a plan looks at each.
  private static let fewRecipes = 2000
  /// The most recipes that use the pantry, and the most others, that are looked at otherwise.
  private static let (mostUsing, mostOthers) = (200, 300)

  /// Returns the recipes among which a plan chooses.
  ///
  /// Of a large collection those are the best for the pantry, and others at equal distances: a week of meals varies among
  /// five hundred dishes as well as among a hundred thousand, whose ingredients would take seconds to read.
  public func planCandidates(
    passing filter: DishFilter, using items: [PantryItem], on day: CalendarDate
  ) throws(RecipeStoreError) -> [Recipe] {
    let numbers = try numbers(ofRecipesPassing: filter)
    if numbers.count <= Self.fewRecipes { return try recipes(numbered: numbers) }
    let request = RecommendationRequest(
      available: items.map { AvailableIngredient($0, on: day) }, filter: filter, limit: Self.mostUsing)
    let using = items.isEmpty ? [] : try Recommender(self).numbers(answering: request)
    let others = (0..<Self.mostOthers).map { numbers[$0 * numbers.count / Self.mostOthers] }
    return try recipes(numbered: Set(using + others).sorted())
  }
}

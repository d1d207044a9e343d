@testable import IngredientLines
import KitchenSamples
import Testing

@testable import Pantry
@testable import Recipes
@testable import Time

struct MealPlannerTests {
  /// Twelve dishes of four cuisines and three kinds, each with its own ingredient.
  private static let dishes = (0..<12).map { number in
    let cuisines: [Cuisine] = [.korean, .chinese, .japanese, .western], kinds: [DishKind] = [.soup, .rice, .noodle]
    return Sample.dish(
      "dish-\(number)", cuisines[number % 4], kinds[number % 3], Sample.line("food_\(number)", 100, .gram))
  }

  private func plan(_ dishes: [Recipe], items: [PantryItem]) -> [PlannedMeal] {
    plan(PlanRequest(from: Sample.day), dishes, items: items)
  }

  private func plan(
    _ request: PlanRequest = PlanRequest(from: Sample.day), _ dishes: [Recipe] = dishes, items: [PantryItem] = []
  ) -> [PlannedMeal] {
    MealPlanner(request, choosingAmong: dishes).plan(using: items).meals
  }

  @Test func aWeekHasSevenDifferentDishes() {
    let meals = plan()
    #expect(Set(meals.map(\.recipe.id)).count == 7)
    #expect(meals.map(\.date) == (0..<7).compactMap { Sample.day.adding(days: $0) })
    #expect(meals.allSatisfy { $0.number == 1 && $0.covered == 0 && $0.required == 1 && $0.missing.count == 1 })
  }

  @Test func neighboursDiffer() {
    for (before, after) in zip(plan(), plan().dropFirst()) {
      #expect(before.recipe.cuisine != after.recipe.cuisine && before.recipe.kind != after.recipe.kind)
    }
  }

  @Test func severalMealsADayAreNumbered() {
    let meals = plan(PlanRequest(from: Sample.day, days: 2, meals: 3))
    #expect(meals.map(\.number) == [1, 2, 3, 1, 2, 3])
    #expect(Set(meals.map(\.recipe.id)).count == 6)
    #expect(Set(meals.map(\.date)).count == 2)
  }

  @Test(arguments: [(11, 11), (12, 12), (13, 12)]) func endsWhenNoDishIsLeft(_ days: Int, _ count: Int) {
    #expect(plan(PlanRequest(from: Sample.day, days: days)).count == count)
  }

  @Test func theSameRequestGivesTheSamePlan() {
    #expect(plan() == plan())
    let other = plan(PlanRequest(from: Sample.day, seed: 5))
    #expect(other == plan(PlanRequest(from: Sample.day, seed: 5)))
    #expect(other != plan())
    #expect(plan().map(\.recipe) == plan(PlanRequest(from: Sample.day, seed: 20_000)).map(\.recipe))
  }

  @Test func foodThatExpiresFirstIsCookedFirst() {
    let items = [
      Sample.item(1, "food_3", .measured(100), .gram, days: 0),
      Sample.item(2, "food_7", .measured(100), .gram, days: 1),
      Sample.item(3, "food_11", .measured(100), .gram, days: 2),
    ]
    // All three are of one cuisine: food that would spoil outweighs variety.
    let meals = plan(items: items)
    #expect(meals.prefix(3).map(\.recipe.id) == ["dish-3", "dish-7", "dish-11"])
    #expect(meals.prefix(3).map { $0.used.map(\.number) } == [[1], [2], [3]])
    #expect(meals.prefix(3).allSatisfy { $0.covered == 1 && $0.missing.isEmpty })
  }

  @Test func foodThatExpiresBeforeAMealIsNotCounted() {
    let meals = plan(
      PlanRequest(from: Sample.day, days: 2), items: [Sample.item(1, "food_3", .measured(100), .gram, days: -1)])
    #expect(meals.allSatisfy { $0.used.isEmpty && $0.covered == 0 })
  }

  @Test func laterMealsLackWhatEarlierOnesUse() {
    let twins = ["a", "b"].map { Sample.dish($0, .korean, .stew, Sample.line("egg", 2, .piece)) }
    let meals = plan(
      PlanRequest(from: Sample.day, days: 2), twins, items: [Sample.item(1, "egg", .measured(3), .piece, days: 9)])
    #expect(meals.map(\.covered) == [1, 0])
    #expect(meals.last?.ingredients.first?.coverage == Amount(1, .piece).map { .lacking($0) })
  }

  @Test func onlyMealsAreTakenUnlessKindsAreNamed() {
    let dishes = [Sample.dish("cake", .western, .dessert, Sample.line("egg", 1, .piece))]
    #expect(plan(PlanRequest(from: Sample.day), dishes).isEmpty)
    #expect(plan(PlanRequest(from: Sample.day, filter: DishFilter(kinds: [.dessert])), dishes).count == 1)
  }

  @Test func servingsScaleAndExcludedOptionsAreLeftOut() {
    let dish = Sample.dish(
      "dish", .korean, .stew, Sample.line("pork", 100, .gram), Sample.line("shrimp", 3, .piece, .optional))
    let request = PlanRequest(from: Sample.day, servings: 4, filter: DishFilter(excluded: ["shrimp"]))
    let ingredients = plan(request, [dish]).first?.recipe.ingredients
    #expect(ingredients == [Sample.line("pork", 200, .gram)])
  }

  @Test func foodWithoutAnAmountIsUsedUpOnce() {
    let milky = (0..<7).map { number in
      Sample.dish(
        "milky-\(number)", Cuisine.allCases[number % 5], .soup, Sample.line("food_\(number)"),
        Sample.line("milk", 1, .cup))
    }
    let home = (0..<12).map { Sample.item(10 + $0, "food_\($0)") }
    let meals = plan(milky + Self.dishes, items: [Sample.item(1, "milk", days: 3)] + home)
    #expect(meals.count == 7 && meals.count { $0.recipe.id.hasPrefix("milky") } < 4)
    #expect(meals.first?.recipe.id.hasPrefix("milky") == true)
  }

  @Test func sideDishesNamedAfterTheirCookingAreNoDinner() {
    let lotus = Sample.dish("lotus", .korean, .braise, Sample.line("lotus_root", 400, .gram))
    let pork = Sample.dish("pork", .korean, .braise, Sample.line("pork", 160, .gram))
    let little = Sample.dish("little", .korean, .braise, Sample.line("pork", 158, .gram))
    let soup = Sample.dish("soup", .korean, .soup, Sample.line("bean_sprouts", 200, .gram))
    let meals = plan(PlanRequest(from: Sample.day), [lotus, little, pork, soup])
    #expect(Set(meals.map(\.recipe.id)) == ["pork", "soup"])
    let request = PlanRequest(from: Sample.day, filter: DishFilter(kinds: [.braise]))
    #expect(plan(request, [lotus, little, pork, soup]).count == 3)
  }

  @Test func nothingIsMissingOfWhichAKindIsAtHome() throws {
    let dish = Sample.dish("dish", .korean, .stew, Sample.line("pork", 300, .gram), Sample.line("tofu", 1, .block))
    let items = [Sample.item(1, "pork_belly", .measured(100), .gram, days: 1)]
    let meal = try #require(plan(PlanRequest(from: Sample.day, days: 1), [dish], items: items).first)
    #expect(meal.lacking.map(\.line.id) == ["tofu"] && meal.short.map(\.line.id) == ["pork"])
  }

  @Test func unusedFoodIsReported() {
    let items = [
      Sample.item(1, "food_1", .measured(100), .gram, days: 0), Sample.item(2, "moonstone", days: 1),
      Sample.item(3, "moonstone", days: 2), Sample.item(4, "moonstone"),
    ]
    let request = PlanRequest(from: Sample.day, days: 2)
    let plan = MealPlanner(request, choosingAmong: Self.dishes).plan(using: items)
    #expect(plan.unused.map(\.number) == [2] && plan.expired.isEmpty)
  }

  @Test func foodThatExpiredBeforeIsReportedSeparately() {
    let items = [Sample.item(1, "food_1", .measured(100), .gram, days: -1), Sample.item(2, "food_1", days: 0)]
    let plan = MealPlanner(PlanRequest(from: Sample.day, days: 1), choosingAmong: Self.dishes).plan(using: items)
    #expect(plan.expired.map(\.number) == [1])
    #expect(!plan.meals.flatMap(\.used).map(\.number).contains(1) && !plan.unused.map(\.number).contains(1))
  }

  @Test func theShoppingListCoversAllMeals() {
    let request = PlanRequest(from: Sample.day, days: 3)
    let plan = MealPlanner(request, choosingAmong: Self.dishes).plan(using: [])
    #expect(Set(plan.shopping.items.map(\.recipes)) == Set(plan.meals.map { [$0.recipe.id] }))
  }
}

struct MealScoreTests {
  private func score(
    _ recipe: Recipe, items: [PantryItem] = [], on day: CalendarDate = Sample.day, after earlier: Recipe...
  ) -> MealScore {
    var pantry = RemainingPantry(items)
    return MealScore(recipe, pantry.take(recipe, on: day), on: day, after: earlier)
  }

  private let stew = Sample.dish("stew", .korean, .stew, Sample.line("tofu", 1, .block), Sample.line("pork", 1, .bag))

  @Test func foodAtHomeCounts() {
    let tofu = [Sample.item(1, "tofu", .measured(1), .block)]
    #expect(score(stew) < score(stew, items: tofu))
    #expect(score(stew, items: tofu) < score(stew, items: tofu + [Sample.item(2, "pork")]))
  }

  @Test func theSoonerItExpiresTheMoreItCounts() {
    let scores = [400, 7, 2, 1, 0].map { score(stew, items: [Sample.item(1, "tofu", .measured(1), .block, days: $0)]) }
    #expect(scores == scores.sorted() && Set(scores.map { "\($0)" }).count == 5)
  }

  @Test func shoppingAndTimeAreEffort() throws {
    let lines = (0..<6).map { Sample.line("food_\($0)", 1, .bag) }
    let five = Sample.dish("five", .korean, .stew, lines[0], lines[1], lines[2], lines[3], lines[4])
    let six = Sample.dish("six", .korean, .stew, lines[0], lines[1], lines[2], lines[3], lines[4], lines[5])
    #expect(score(six) < score(five))
    #expect(!(score(five) < score(Sample.dish("one", .korean, .stew, lines[0]))))
    let slow = Sample.dish("slow", .korean, .stew, lines[0], minutes: 46),
      quick = Sample.dish("quick", .korean, .stew, lines[0], minutes: 45)
    #expect(score(slow) < score(quick))
    #expect(!(score(quick) < score(Sample.dish("quicker", .korean, .stew, lines[0], minutes: 5))))
    // The day of the samples is a Friday.
    let saturday = try #require(Sample.day.adding(days: 1))
    #expect(score(slow) < score(slow, on: saturday))
  }

  @Test func likeDishesAreWorseTheNearerTheyAre() {
    let twin = Sample.dish("twin", .korean, .stew, Sample.line("tofu", 1, .block))
    let cousin = Sample.dish("cousin", .korean, .soup, Sample.line("beef", 1, .bag))
    let other = Sample.dish("other", .mexican, .bake, Sample.line("corn", 1, .can))
    #expect(score(stew, after: twin) < score(stew, after: cousin))
    #expect(score(stew, after: cousin) < score(stew, after: cousin, other))
    #expect(score(stew, after: cousin, other) < score(stew, after: other))
    #expect(!(score(stew, after: other) < score(stew)))
    #expect(!(score(stew, after: cousin, other, other, other) < score(stew, after: other)))
    // The same main ingredient is remembered longer.
    #expect(score(stew, after: twin, other, other, other) < score(stew, after: other))
    let others = Array(repeating: other, count: 6)
    var pantry = RemainingPantry([])
    let week = MealScore(stew, pantry.take(stew, on: Sample.day), on: Sample.day, after: [twin] + others)
    #expect(!(week < score(stew, after: other)))
  }
}

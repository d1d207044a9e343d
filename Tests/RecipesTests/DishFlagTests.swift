@testable import IngredientLines
import Ingredients
@testable import Localization
import Testing

@testable import Recipes

struct DishFlagTests {
  private func flags(_ ids: String..., tags: [RecipeTag] = []) -> [String] {
    Recipe.sample(tags: tags, ingredients: ids.map { ($0, .required) }).flags.map(\.rawValue)
  }

  @Test func followFromTheIngredients() {
    #expect(flags("onion") == ["vegetarian"])
    #expect(flags("onion", "egg", "soy_sauce") == ["vegetarian", "egg", "gluten"])
    #expect(flags("pork", "kimchi") == ["seafood", "pork"])
    #expect(flags("chicken") == [])
    #expect(flags("beef", "peanuts", "mirin", "milk") == ["dairy", "nuts", "beef", "alcohol"])
  }

  @Test func tagsComeFirstAsWritten() { #expect(flags("egg", tags: [.sweet, .cold]).prefix(2) == ["sweet", "cold"]) }

  @Test func optionalIngredientsCount() {
    let recipe = Recipe.sample(ingredients: [("onion", .required), ("shrimp", .optional), ("butter", .staple)])
    #expect(recipe.flags == [.diet(.dairy), .diet(.seafood)])
  }

  @Test func onlyWhatIsKnownIsVegetarian() {
    #expect(flags("onion", "unicorn") == [])
    #expect(flags("onion", "unicorn", tags: [.vegan]) == ["vegan", "vegetarian"])
  }

  @Test(arguments: [
    ("Add an egg.", ["vegetarian", "egg"]), ("고기를 볶는다.", []), ("Fry the bacon.", ["pork"]),
    ("Stir.", ["vegan", "vegetarian"]),
  ])
  func mentionsInStepsCount(step: String, flags: [String]) {
    let recipe = Recipe.sample(tags: [.vegan], step: step).withMentions
    #expect(recipe.flags.map(\.rawValue) == flags)
  }

  @Test func aVeganDishListsNothingThatAnAnimalGave() {
    let recipe = Recipe.sample(tags: [.vegan], ingredients: [("tofu", .required), ("honey", .optional)])
    #expect(recipe.withMentions.flags == [.diet(.vegetarian)])
  }

  @Test func namesLeadBackToTheFlag() {
    for flag in DishFlag.allCases { #expect(DishFlag(rawValue: flag.rawValue) == flag) }
    #expect(Set(DishFlag.allCases.map(\.rawValue)).count == RecipeTag.allCases.count + DietFlag.allCases.count)
    #expect(DishFlag(rawValue: "Spicy") == nil)
  }

  @Test(arguments: Language.allCases) func everyFlagHasANameOfItsOwn(_ language: Language) {
    let names = DishFlag.allCases.map { $0.name(in: language) }
    #expect(Set(names).count == names.count && names.allSatisfy { !$0.isEmpty })
  }
}

extension Recipe {
  /// A dish in which only these parts matter.
  static func sample(
    id: String = "dish", cuisine: Cuisine = .korean, kind: DishKind = .stew, tags: [RecipeTag] = [],
    minutes: Int = 20, ingredients: [(id: String, role: RecipeIngredient.Role)] = [("onion", .required)],
    step: String = "dish"
  ) -> Recipe {
    let words = BilingualText(en: id, ko: id)
    return Recipe(
      id: id, title: words, cuisine: cuisine, kind: kind, difficulty: .easy, tags: tags, servings: 1,
      minutes: minutes,
      ingredients: ingredients.map {
        RecipeIngredient(
          id: $0.id, name: BilingualText(en: $0.id, ko: $0.id), amount: .toTaste, role: $0.role)
      }, steps: [BilingualText(en: step, ko: step)])
  }
}

struct DishFlagsTests {
  @Test func everyFlagHasABitOfItsOwn() {
    let bits = DishFlag.allCases.map { DishFlags([$0]).bits }
    #expect(bits.allSatisfy { $0.nonzeroBitCount == 1 } && Set(bits).count == bits.count)
    #expect(DishFlags(DishFlag.allCases).bits == bits.reduce(0, +))
    for flag in DishFlag.allCases {
      #expect(DishFlags([flag]).contains(flag) && !DishFlags(DishFlag.allCases.filter { $0 != flag }).contains(flag))
    }
  }

  @Test func comparesAsSetsDo() {
    let (none, spicy) = (DishFlags([]), DishFlags([.tag(.spicy)]))
    let both = DishFlags([.tag(.spicy), .diet(.alcohol)])
    #expect(both.isSuperset(of: spicy) && !spicy.isSuperset(of: both) && none.isSuperset(of: none))
    #expect(none.isDisjoint(with: both) && !both.isDisjoint(with: spicy) && none.bits == 0)
  }
}

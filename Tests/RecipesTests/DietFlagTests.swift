import Files
@testable import IngredientLines
import Ingredients
@testable import Localization
import Testing

@testable import Recipes

struct FoodContentTests {
  private func ingredient(_ id: String, _ name: String = "") -> RecipeIngredient {
    RecipeIngredient(id: id, name: BilingualText(en: name, ko: name), amount: .toTaste)
  }

  @Test func anIngredientMayHoldSeveralThings() {
    #expect(ingredient("fish_cake").contents == [.seafood, .egg, .gluten, .soy])
    #expect(ingredient("onion").contents == [])
    #expect(ingredient("unicorn").contents == nil)
  }

  @Test func aKindMayDifferFromTheIngredient() {
    #expect(ingredient("noodles", "Spaghetti").contents == [.gluten])
    #expect(ingredient("noodles", "Glass noodles").contents == [])
    #expect(ingredient("bread", "Sandwich bread").contents == [.gluten, .dairy])
  }
}

/// The flags of the bundled dishes.
struct BundledDishFlagsTests {
  private let recipes: [Recipe]

  init() throws {
    let folder = FilePath(#filePath).folder.folder.folder.appending("Sources/Kitchen/Recipes/Dishes")
    recipes = try DishFiles(in: folder).recipes(vocabulary: .standard)
  }

  @Test func everyIngredientIsKnown() {
    let unknown = Set(recipes.flatMap(\.ingredients).filter { $0.contents == nil }.map(\.id))
    #expect(unknown.isEmpty, "\(unknown.sorted())")
  }

  @Test func vegansEatNoAnimalProduct() {
    for recipe in recipes where recipe.tags.contains(.vegan) {
      for ingredient in recipe.ingredients {
        let animal = (ingredient.contents ?? []).filter(\.isAnimal)
        #expect(animal.isEmpty, "\(recipe.id): \(ingredient.id)")
      }
    }
  }

  @Test func whateverHoldsNoAnimalProductIsTaggedVegan() {
    for recipe in recipes where !recipe.tags.contains(.vegan) {
      #expect(!recipe.contents.filter(\.isAnimal).isEmpty, "\(recipe.id)")
    }
  }

  @Test func everyFlagOccurs() {
    for flag in DishFlag.allCases {
      let count = recipes.count { $0.flags.contains(flag) }
      #expect(count > 0 && count < recipes.count, "\(flag.rawValue): \(count)")
    }
  }
}

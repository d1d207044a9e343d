import Files
import Ingredients
import Testing

@testable import Recipes

struct FoodContentTests {
  private func ingredient(_ id: String, _ name: String = "") -> RecipeIngredient {
    RecipeIngredient(id: id, name: LocalizedText(english: name, korean: name), amount: .toTaste)
  }

  @Test func tableIsWellFormed() {
    var headings: [String] = []
    for line in FoodContentTable.text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      headings.append(words[0])
      #expect(words[0].hasSuffix(":") && words.count > 1, "\(words[0])")
      #expect(Array(Set(words.dropFirst())).sorted() == Array(words.dropFirst()), "\(words[0])")
    }
    #expect(headings == FoodContent.allCases.map { "\($0.rawValue):" } + ["none:"])
  }

  @Test func whatHoldsNothingHoldsNothing() throws {
    let none = try #require(FoodContentTable.text.split(separator: "\n").last)
    for word in none.split(separator: " ").dropFirst() where !word.contains("/") {
      #expect(FoodContentTable.contents[String(word)] == [], "\(word)")
    }
  }

  @Test func anIngredientMayHoldSeveralThings() {
    #expect(ingredient("fish_cake").contents == [.seafood, .egg, .gluten])
    #expect(ingredient("onion").contents == [])
    #expect(ingredient("unicorn").contents == nil)
  }

  @Test func aKindMayDifferFromTheIngredient() {
    #expect(ingredient("noodles", "Spaghetti").contents == [.gluten])
    #expect(ingredient("noodles", "Glass noodles").contents == [])
    #expect(ingredient("bread", "Sandwich bread").contents == [.gluten, .dairy])
  }

  @Test func fleshIsOfAnimals() {
    #expect(FoodContent.allCases.filter(\.isFlesh) == [.pork, .beef, .meat, .seafood])
    #expect(FoodContent.allCases.filter(\.isAnimal) == [.pork, .beef, .meat, .seafood, .egg, .dairy, .honey])
  }
}

/// What the flags say about the dishes that are shipped.
struct BundledDishFlagsTests {
  private let recipes: [Recipe]

  init() throws {
    let folder = FilePath(#filePath).folder.folder.folder.appending("Sources/Kitchen/Recipes/Dishes")
    recipes = try DishFiles(in: folder).recipes(vocabulary: .standard)
  }

  @Test func everyIngredientIsInTheTable() {
    let unknown = Set(recipes.flatMap(\.ingredients).filter { $0.contents == nil }.map(\.id))
    #expect(unknown.isEmpty, "\(unknown.sorted())")
  }

  @Test func everyKindInTheTableIsUsed() {
    let used = Set(recipes.flatMap(\.ingredients).flatMap { [$0.id, "\($0.id)/\($0.name.english)"] })
    #expect(FoodContentTable.contents.keys.filter { !used.contains($0) } == [])
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

  @Test func everyFlagIsOfUse() {
    for flag in DishFlag.allCases {
      let count = recipes.count { $0.flags.contains(flag) }
      #expect(count > 0 && count < recipes.count, "\(flag.rawValue): \(count)")
    }
  }
}

import Files
import Ingredients
import Testing

@testable import Recipes

/// What must be true of the dishes that are shipped.
struct BundledDishesTests {
  private let folder = FilePath(#filePath).folder.folder.folder.appending("Sources/Kitchen/Recipes/Dishes")
  private let recipes: [Recipe]

  init() throws { recipes = try DishFiles(in: folder).recipes(vocabulary: .standard) }

  @Test func thereAreEnough() { #expect(recipes.count >= 400) }

  @Test func everyDishRequiresSomethingAndTellsHow() {
    for recipe in recipes {
      #expect(recipe.ingredients.contains { $0.role == .required }, "\(recipe.id)")
      #expect(recipe.steps.count >= 2, "\(recipe.id)")
    }
  }

  @Test func everyTitleFindsItsDish() throws {
    let store = try RecipeStore(dishes: folder, keptIn: nil)
    for recipe in recipes {
      for name in [recipe.id, recipe.title.english, recipe.title.korean] {
        #expect(try store.recipe(named: name)?.id == recipe.id, "\(name)")
      }
    }
  }

  /// An ingredient under the identifier of another one would never be found.
  @Test func ingredientsGoByTheNamesOfTheirIdentifier() {
    let knowledge = IngredientKnowledge.standard
    let resolver = IngredientResolver()
    for ingredient in recipes.flatMap(\.ingredients) {
      #expect(knowledge[ingredient.id] != nil, "\(ingredient.id)")
      for name in [ingredient.name.english, ingredient.name.korean] {
        guard let known = resolver.ingredient(in: name)?.id else { continue }
        let (family, own) = ([known] + knowledge.ancestors(of: known), knowledge.ancestors(of: ingredient.id))
        #expect(!Set(own + [ingredient.id]).isDisjoint(with: family), "\(name) is \(known), not \(ingredient.id)")
      }
    }
  }

  @Test func anIngredientOutsideTheVocabularyHasOneName() {
    let knowledge = IngredientKnowledge.standard
    var names: [String: LocalizedText] = [:]
    for recipe in recipes {
      for ingredient in recipe.ingredients
      where Vocabulary.standard[ingredient.id] == nil && knowledge.ancestors(of: ingredient.id).isEmpty {
        #expect(names[ingredient.id, default: ingredient.name] == ingredient.name, "\(recipe.id): \(ingredient.id)")
        names[ingredient.id] = ingredient.name
      }
    }
  }
}

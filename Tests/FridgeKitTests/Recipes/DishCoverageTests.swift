import Files
import FridgeKit
import Ingredients
import Recipes
import Testing

/// Everything that the shipped models recognise can be cooked.
struct DishCoverageTests {
  private static let root = FilePath(#filePath).folder.folder.folder.folder

  private let recipes: [Recipe]
  private let labels: Set<String>

  init() throws {
    let (models, dishes) = (Self.root.appending("Models"), Self.root.appending("Sources/Kitchen/Recipes/Dishes"))
    recipes = try RecipeStore(dishes: dishes, keptIn: nil).recipes()
    let fridge = Fridge(folders: DataFolders(models: models, dishes: dishes, state: nil))
    labels = Set(
      try fridge.models().filter { ["ingredients-lite0", "food-lite0"].contains($0.name) }
        .flatMap { try $0.description.get().card.labels })
  }

  /// The dishes that are really about each label: it, or a kind of it, plays the central part.
  private var coverage: [String: Int] {
    var coverage: [String: Int] = [:]
    for recipe in recipes {
      let central = recipe.needs.filter { $0.prominence.part >= .central }.map(\.id)
      for id in Set(central.flatMap { [$0] + IngredientKnowledge.standard.ancestors(of: $0) }) {
        coverage[id, default: 0] += 1
      }
    }
    return coverage
  }

  @Test func everyRecognisedIngredientHasFourDishesThatAreAboutIt() {
    #expect(labels.count >= 120)
    let coverage = coverage
    // No dish is about water, and "food" is the detector's word for anything that it cannot name.
    let foods = labels.subtracting([Vocabulary.noneID, Vocabulary.otherID, "food", "water"]).sorted()
    let sparse = foods.filter { coverage[$0, default: 0] < 4 }.map { "\($0): \(coverage[$0, default: 0])" }
    let table = foods.map { "\($0) \(coverage[$0, default: 0])" }.joined(separator: ", ")
    #expect(sparse == [], "dishes about each ingredient: \(table)")
  }

  @Test func aQuarterOfTheDishesTakesTwentyMinutes() {
    #expect(recipes.count >= 600)
    #expect(recipes.count { $0.minutes <= 20 } * 4 >= recipes.count)
  }
}

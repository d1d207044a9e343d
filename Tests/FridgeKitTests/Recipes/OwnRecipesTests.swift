import Files
import FridgeKit
import KitchenSamples
import Recipes
import TestSupport
import Testing
import Time

struct OwnRecipesTests {
  private let folder = TemporaryFolder()
  private let noon = Moment(seconds: 1_795_262_400)
  private let text = "Tomato Toast\n\nIngredients\n- 2 slices bread\n- 1 tomato\n\nSteps\nToast the bread.\n"

  private func fridge() throws -> Fridge {
    Fridge(
      folders: DataFolders(models: folder("models"), dishes: try folder.dishes(), state: folder("state")))
  }

  private func add(_ fridge: Fridge) throws -> Recipe {
    try fridge.addRecipe(in: Array(text.utf8), named: "-", at: noon)
  }

  @Test func aRecipeIsAddedEditedRemovedAndBack() throws {
    let fridge = try fridge()
    let added = try add(fridge)
    #expect(try fridge.recipes().recipe(named: "tomato toast") == fridge.recipes().recipe(id: added.id))
    #expect(throws: OwnRecipeFailure.duplicate(of: "tomato-toast")) { try add(fridge) }
    let cook = RecipeEditing(in: .english).text(of: added).replacing("Tomato Toast", with: "Tomato Bread")
    let edited = try fridge.editRecipe(added, to: Array(cook.utf8), in: .english, at: noon)
    #expect(edited.id == "tomato-toast")
    #expect(try fridge.recipes().recipe(named: "Tomato Bread")?.id == "tomato-toast")
    try fridge.removeRecipes([edited], at: noon)
    #expect(try fridge.recipes().recipe(named: "Tomato Bread") == nil)
    let kinds = try (0..<3).map { _ in try fridge.undoRecipeChange(at: noon).kind }
    #expect(kinds == [.remove, .edit, .add])
    #expect(throws: OwnRecipeFailure.nothingToUndo) { try fridge.undoRecipeChange(at: noon) }
    #expect(try fridge.ownRecipes().isEmpty)
  }

  @Test func bundledRecipesStay() throws {
    let fridge = try fridge()
    let stew = try #require(try fridge.recipes().recipe(id: "kimchi-stew"))
    let added = try add(fridge)
    #expect(throws: OwnRecipeFailure.bundled(stew.title)) { try fridge.removeRecipes([added, stew], at: noon) }
    #expect(try fridge.ownRecipes().count == 1)
    let copy = try fridge.editRecipe(stew, to: Array(RecipeEditing(in: .english).text(of: stew).utf8), in: .english)
    #expect(copy.steps == stew.steps)
    #expect(try fridge.recipes().recipe(id: "kimchi-stew-2")?.steps == stew.steps)
    #expect(try fridge.recipes().recipe(id: "kimchi-stew") == stew)
  }

  @Test func whatIsNoRecipeIsRefusedWithTheReason() throws {
    let fridge = try fridge()
    for (text, failure) in [
      ("# Notes\n\nA walk in the park.\n", OwnRecipeFailure.unreadable(.noIngredients)), ("", .unreadable(.noRecipe)),
      ("# A\n## Ingredients\n- 1 egg\n## Steps\nFry.\n# B\n## Ingredients\n- 1 egg\n## Steps\nFry.\n", .several(2)),
    ] {
      #expect(throws: failure) { try fridge.addRecipe(in: Array(text.utf8), named: "-", at: noon) }
    }
    #expect(throws: OwnRecipeFailure.recipes(.noHome)) {
      try Fridge(folders: DataFolders(models: "m", dishes: folder.dishes(), state: nil)).undoRecipeChange(at: noon)
    }
  }

  @Test func opinionsAreAboutAnyRecipe() throws {
    let fridge = try fridge()
    let stew = try #require(try fridge.recipes().recipe(id: "kimchi-stew"))
    #expect(try fridge.opinion(of: stew).isEmpty)
    try fridge.setOpinion(RecipeOpinion(rating: 5, note: "mine"), of: stew)
    try fridge.addCooking(of: stew, on: try #require(CalendarDate("2026-11-21")))
    #expect(try fridge.opinion(of: stew).rating == 5 && fridge.opinion(of: stew).cooked.count == 1)
  }

  @Test func anImportIsOneChangeAndIndexed() throws {
    let fridge = try fridge()
    for name in ["a", "b", "c"] {
      try folder("in").createFolder()
      try folder("in").appending(FilePath("\(name).txt")).write(text.replacing("Tomato", with: name).utf8)
    }
    try folder("in/note.md").write("# Notes\n\nA walk in the park.\n".utf8)
    var steps: [ImportProgress] = []
    let report = try fridge.importRecipes(from: [folder("in")], .keep, at: noon) { steps.append($0) }
    #expect(report.importedCount == 3 && report.skipped.map(\.fault) == [.noIngredients])
    #expect(report.imported.map(\.id) == ["a-toast", "b-toast", "c-toast"])
    #expect(report.imported.map(\.title.korean) == ["a Toast", "b Toast", "c Toast"])
    #expect(steps.contains(.reading(recipes: 4, files: 3, of: 4)) && steps.last == .indexing(done: 3, total: 3))
    let again = try fridge.importRecipes(from: [folder("in")], .keep, at: noon)
    #expect(again.importedCount == 0 && again.duplicates == 3)
    #expect(try fridge.importRecipes(from: [folder("in")], .dryRun).duplicates == 3)
    #expect(fridge.names(of: .recipes, startingWith: "A Toa", in: .english) == ["a-toast"])
    _ = try fridge.undoRecipeChange(at: noon)
    #expect(try fridge.ownRecipes().isEmpty)
    #expect(try fridge.importRecipes(in: Array(text.utf8), named: "-", .keep).importedCount == 1)
  }
}

import Files
import KitchenSamples
import Localization
import TestSupport
import Testing
@testable import Time

@testable import Recipes

struct CollectionHistoryTests {
  private let folder = TemporaryFolder()
  private let noon = Moment(seconds: 1_795_262_400)

  private func recipe(_ title: String, author: String? = nil) -> Recipe {
    var details = RecipeDetails()
    details[.author] = author
    details[nutrient: "calories"] = "270"
    let old = Recipe.dish(required: ["tofu"])
    return Recipe(
      id: title, title: BilingualText(en: title, ko: title), cuisine: .korean, kind: .soup, difficulty: .easy,
      servings: 2, minutes: 9, ingredients: old.ingredients, steps: old.steps, details: details)
  }

  private func change(
    _ kind: CollectionChange.Kind, _ collection: RecipeCollection,
    _ body: (inout CollectionEditor) throws(CollectionError) -> Void
  ) throws {
    try collection.change(kind, at: noon, catching: { $0 }, body)
  }

  @Test func everyChangeIsUndoneNewestFirst() throws {
    let collection = try RecipeCollection(keptIn: folder.path)
    try change(.importing, collection) { editor throws(CollectionError) in
      try editor.add(recipe("a", author: "Kim"))
      try editor.add(recipe("b"))
    }
    let imported = try collection.recipes()
    #expect(imported.map(\.details) == [recipe("a", author: "Kim").details, recipe("b").details])
    try change(.edit, collection) { editor throws(CollectionError) in
      _ = try editor.replace(id: "a", by: recipe("c").identified(by: "a"))
    }
    let edited = try collection.recipes()
    try change(.remove, collection) { editor throws(CollectionError) in
      _ = try editor.remove(id: "a")
      _ = try editor.remove(id: "b")
    }
    #expect(try collection.recipes().isEmpty)
    #expect(try collection.undo(at: noon)?.kind == .remove)
    #expect(try collection.recipes() == edited)
    #expect(try collection.undo(at: noon)?.kind == .edit)
    #expect(try collection.recipes() == imported)
    #expect(try collection.undo(at: noon) == CollectionChange(sequence: 2, kind: .importing, time: noon))
    #expect(try collection.recipes().isEmpty)
    #expect(try collection.undo(at: noon) == nil)
  }

  @Test func aChangeWithoutEffectLeavesNothingToUndo() throws {
    let collection = try RecipeCollection(keptIn: folder.path)
    try change(.remove, collection) { editor throws(CollectionError) in #expect(try !editor.remove(id: "none")) }
    #expect(try collection.undo(at: noon) == nil)
  }

  @Test func aTakenIdentifierGetsANumber() throws {
    let collection = try RecipeCollection(keptIn: folder.path)
    try change(.add, collection) { editor throws(CollectionError) in
      let ids = [try editor.add(recipe("a")).id, try editor.add(recipe("a")).id, try editor.add(recipe("a")).id]
      #expect(ids == ["a", "a-2", "a-3"])
    }
  }

  @Test func opinionsAreKeptAndChanged() throws {
    let collection = try RecipeCollection(keptIn: folder.path)
    #expect(try collection.opinion(of: "kimchi-stew").isEmpty)
    try collection.setOpinion(RecipeOpinion(rating: 4, note: "less salt"), of: "kimchi-stew")
    let days = try ["2026-11-01", "2026-11-21", "2026-11-01"].map { try #require(CalendarDate($0)) }
    for day in days { try collection.addCooking(of: "kimchi-stew", on: day) }
    let opinion = try RecipeCollection(keptIn: folder.path).opinion(of: "kimchi-stew")
    #expect(opinion == RecipeOpinion(rating: 4, note: "less salt", cooked: [days[1], days[0]]))
    try collection.setOpinion(RecipeOpinion(), of: "kimchi-stew")
    #expect(try collection.opinion(of: "kimchi-stew") == RecipeOpinion(cooked: [days[1], days[0]]))
  }
}

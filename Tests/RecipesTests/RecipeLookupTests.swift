import Testing

@testable import Recipes

struct RecipeLookupTests {
  private let store: RecipeStore

  init() throws {
    let folder = TemporaryFolder()
    store = try RecipeStore(dishes: folder.dishes(), keptIn: nil)
  }

  @Test(arguments: [
    "kimchi-stew", "Kimchi Stew", "KIMCHI  STEW", "kimchi_stews", "김치찌개", "김치 찌개",
    "\u{1100}\u{1175}\u{11B7}\u{110E}\u{1175}찌개",
  ])
  func findsByIdentifierAndTitle(name: String) throws { #expect(try store.recipe(named: name)?.id == "kimchi-stew") }

  @Test(arguments: ["", "stew", "김치", "unicorn"]) func findsNothingElse(name: String) throws {
    #expect(try store.recipe(named: name) == nil)
  }

  @Test(arguments: [
    ("kimchi stw", "kimchi-stew"), ("김치찌게", "kimchi-stew"), ("omelette", "onion-omelette"), ("볶음밥", "egg-fried-rice"),
  ])
  func suggestsWhatWasMeant(name: String, id: String) throws {
    #expect(try store.suggestions(for: name).first?.id == id)
  }

  @Test func suggestsNothingFarOff() throws { #expect(try store.suggestions(for: "bouillabaisse").isEmpty) }

  @Test func todayIsStableAndLimited() throws {
    let date = try #require(CalendarDate("2026-11-21"))
    let today = try store.today(DailyDraw(on: date), limit: 2)
    #expect(today.count == 2)
    #expect(try store.today(DailyDraw(on: date), limit: 2) == today)
    #expect(
      Set(try store.today(DailyDraw(on: date, repetition: 1), limit: 2).map(\.id)).isDisjoint(with: today.map(\.id)))
    #expect(try store.today(DailyDraw(on: date), limit: 9).count == 4)
    #expect(try store.today(DailyDraw(on: date), limit: 0).isEmpty)
  }

  @Test func scalingChangesAmountsAndServingsOnly() throws {
    let stew = try #require(try store.recipe(named: "kimchi-stew"))
    let more = stew.scaled(toServings: 3)
    #expect(more.servings == 3)
    #expect(more.ingredients.map(\.amount.value) == [450, 225, 0.75, 1.5, nil])
    #expect(more.steps == stew.steps)
    #expect(stew.scaled(toServings: 2) == stew)
  }
}

import Files
import KitchenSamples
import Localization
import TestSupport
import Testing

@testable import Recipes

struct RecipeSearchTests {
  private static let dishes = FilePath(#filePath).folder.folder.folder.folder.appending(
    "Sources/Kitchen/Recipes/Dishes")
  private let store: RecipeStore

  init() throws { store = try RecipeStore(dishes: Self.dishes, keptIn: nil) }

  private func found(_ words: String, _ filter: DishFilter = DishFilter()) throws -> [String] {
    try store.recipes(containing: words, passing: filter).recipes.map(\.dish.id)
  }

  @Test(arguments: [
    ("kimchi stew", "kimchi-stew"), ("김치찌개", "kimchi-stew"), ("KIMCHI", "kimchi-stew"), ("김치", "kimchi-stew"),
    ("찌개", "kimchi-stew"),
    ("김치 찌개", "kimchi-stew"), ("stews kimchi", "kimchi-stew"),
  ]) func findsTitlesInBothLanguages(words: String, id: String) throws { #expect(try found(words).contains(id)) }

  @Test(arguments: [
    ("prawns", "shrimp"), ("aubergine", "eggplant"), ("courgette", "zucchini"), ("coriander leaves", "cilantro"),
    ("prawn fried rice", "shrimp fried rice"), ("scallions", "green onion"),
  ]) func findsFoodByItsOtherNames(words: String, usual: String) throws {
    let (dishes, expected) = (Set(try found(words)), try found(usual).prefix(2))
    #expect(!expected.isEmpty && dishes.isSuperset(of: expected))
  }

  @Test(arguments: [("prawn fried rice", "shrimp fried rice"), ("prawn rice", "shrimp rice")])
  func anyNameOfAFoodFindsTheSame(words: String, usual: String) throws {
    #expect(Set(try found(words)) == Set(try found(usual)))
  }

  @Test func koreanCompoundsHaveSynonymsToo() throws {
    let usual = try found("달걀국")
    let dishes = Set(try found("계란국"))
    #expect(!usual.isEmpty && dishes.isSuperset(of: usual))
    #expect(try found("스팸").count > 2)
    #expect(SearchText.query("frobnitz", .synonyms) == nil && SearchText.query("", .synonyms) == nil)
  }

  @Test(arguments: ["김치", "kimchi"]) func titlesComeBeforeIngredientsAndSteps(word: String) throws {
    let dishes = try store.recipes(containing: word, passing: DishFilter()).recipes.map(\.dish)
    let inTitle = dishes.map { "\($0.title.english.lowercased()) \($0.title.korean)".contains(word) }
    let titles = inTitle.count { $0 }
    #expect(titles > 5 && dishes.count > titles)
    #expect(inTitle.prefix(titles / 2).allSatisfy { $0 })
  }

  @Test func aKoreanWordIsFoundInsideLongerOnesOnly() throws {
    #expect(SearchText.indexed("김치찌개, 두부 egg밥") == "김치 치찌 찌개 개 두부 부 egg 밥")
    // Letters that are typed one by one, as in file names of other systems, are found as syllables.
    #expect(SearchText.indexed("\u{1100}\u{1175}\u{11B7}\u{110E}\u{1175}") == "김치 치")
    #expect(SearchText.query("치찌 개") == "\"치찌\" AND \"개\"*")
    #expect(SearchText.query("김치찌개 egg") == "\"김치 치찌 찌개\" AND \"egg\"")
    #expect(SearchText.query(" ,. ") == nil)
    #expect(try found("김개").isEmpty)
  }

  @Test func aWordComesBeforeLongerOnesAndShorterTitlesFirst() throws {
    let dishes = try store.recipes(containing: "chicken", passing: DishFilter()).recipes.map(\.dish.title.english)
    let titled = dishes.filter { $0.lowercased().contains("chicken") }
    #expect(titled.count > 5 && Array(dishes.prefix(titled.count)) == titled)
    #expect(titled.map(\.utf8.count) == titled.map(\.utf8.count).sorted())
    let peppers = try store.recipes(containing: "pepper", passing: DishFilter()).recipes.map(\.dish.title.english)
    let whole = peppers.firstIndex { $0.lowercased().hasSuffix("pepper") || $0.lowercased().contains("pepper ") }
    let longer = peppers.firstIndex { $0.lowercased().contains("pepperoni") } ?? peppers.endIndex
    #expect(try #require(whole) < longer)
    #expect(SearchText.query("choc cake", .beginnings) == "\"choc\"* AND \"cake\"*")
    #expect(SearchText.query("egg 김치", .beginnings) == nil)
    #expect(try !found("choc").isEmpty)
  }

  @Test(arguments: [1, 3, 7]) func aLimitLeavesTheFirst(limit: Int) throws {
    for words in ["chicken", "소금", "tofu soup"] {
      let all = try store.recipes(containing: words, passing: DishFilter())
      let some = try store.recipes(containing: words, passing: DishFilter(), limit: limit)
      #expect(some.recipes == Array(all.recipes.prefix(limit)) && some.areMore == (all.recipes.count > limit))
    }
  }

  @Test(arguments: [
    "\"", "* OR *", "title:x", "NEAR(", "-", "'; DROP TABLE recipe", "\u{0}", String(repeating: "가 ", count: 300),
  ])
  func noInputBreaksTheQuery(words: String) throws { _ = try found(words) }

  @Test func withoutWordsEverythingThatPassesIsListed() throws {
    #expect(try found("  ") == store.dishes(passing: DishFilter()).map(\.id))
    let soups = DishFilter(kinds: [.soup])
    #expect(try found("", soups) == store.dishes(passing: soups).map(\.id))
    #expect(try Set(found("두부", soups)).isSubset(of: found("두부")))
    #expect(try found("frobnitz").isEmpty)
  }

  @Test func theUsualDishOfATitleIsFirst() throws {
    #expect(try store.dishes(titled: "kimchi").first?.id == "kimchi-stew")
    #expect(try store.dishes(titled: "김치").first?.id == "kimchi-stew")
    #expect(try store.dishes(titled: "pancakes").first?.id == "kimchi-pancake")
    #expect(try store.dishes(titled: "frobnitz").isEmpty)
  }

  @Test func ownRecipesAreMarked() throws {
    let folder = TemporaryFolder()
    let recipe = try #require(try store.recipe(id: "kimchi-stew"))
    let own = Recipe(
      id: "stew-of-mine", title: BilingualText(en: "Stew of Mine", ko: "내 찌개"), cuisine: recipe.cuisine, kind: .stew,
      difficulty: .easy, servings: 1, minutes: 5, ingredients: recipe.ingredients, steps: recipe.steps)
    _ = try RecipeCollection(keptIn: folder.path).add([own], beside: [])
    let mixed = try RecipeStore(dishes: Self.dishes, collection: folder.path, keptIn: nil)
    let found = try mixed.recipes(containing: "stew", passing: DishFilter()).recipes
    #expect(found.filter(\.isOwn).map(\.dish.id) == ["stew-of-mine"] && found.count > 5)
  }
}

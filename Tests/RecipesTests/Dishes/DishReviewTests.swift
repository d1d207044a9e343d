import Files
@testable import IngredientLines
import Ingredients
@testable import JSON
@testable import Localization
import Testing

@testable import Recipes

/// The rules of a ``DishReview``, and that the bundled dishes keep them.
struct DishReviewTests {
  private static let folder = FilePath(#filePath).folder.folder.folder.folder.appending(
    "Sources/Kitchen/Recipes/Dishes")

  /// A dish without a fault.
  private static let sound = """
    {"id":"pork-rice","title":{"en":"Pork with Onion","ko":"돼지고기 양파볶음"},"cuisine":"korean","kind":"stir_fry",\
    "difficulty":1,"tags":[],"servings":2,"minutes":15,"ingredients":[\
    {"id":"pork","name":{"en":"Minced pork","ko":"다진 돼지고기"},"amount":200,"unit":"g"},\
    {"id":"onion","amount":1,"unit":"piece"},{"id":"green_chili","amount":1,"unit":"piece","optional":true},\
    {"id":"soy_sauce","name":{"en":"Soy sauce","ko":"간장"},"amount":2,"unit":"tbsp","staple":true}],\
    "steps":{"en":["Slice the onion and, if using, the chilies 5 mm thick.",\
    "Fry the minced pork for 4 to 5 minutes and season it with {2 tbsp} of soy sauce."],\
    "ko":["양파와 고추(생략 가능)는 5mm 두께로 썰어요.","다진 돼지고기를 4~5분 볶아 간장 {2 tbsp}으로 간해요."]}}
    """

  private func findings(_ line: String) throws -> [DishReview.Finding] {
    DishReview(try DishDecoder(vocabulary: .standard).decode(try #require(JSONParser().parse(line)))).findings
  }

  @Test func aSoundDishHasNone() throws { #expect(try findings(Self.sound) == []) }

  @Test(
    arguments: [
      ("Slice the onion and", "Slice the vegetable and", [.unnamed("onion", .english)]),
      ("양파와 고추", "고추", [.unnamed("onion", .korean)]),
      (
        #"{"id":"onion","#, #"{"id":"onion","amount":1,"unit":"piece"},{"id":"onion","#, [.repeated("Onion")]
      ),
      ("season it with", "season it with ginger and", [.unlisted("ginger", .english)]),
      ("볶아 간장", "볶아 생강과 간장", [.unlisted("생강", .korean)]),
      (", if using, the", " the", [.unmarkedOption("green_chili", .english)]),
      (
        #""ingredients":["#, #""details":{"takes":"vegetables mushrooms"},"ingredients":["#,
        [
          .unnamedGroup(.vegetables, .english), .unnamedGroup(.vegetables, .korean),
          .unnamedGroup(.mushrooms, .english), .unnamedGroup(.mushrooms, .korean),
        ]
      ),
      ("(생략 가능)", "", [.unmarkedOption("green_chili", .korean)]),
      ("\"Minced pork\"", "\"Pork\"", [.unmincedInList("pork")]),
      ("{2 tbsp} of", "2 tbsp of", [.fixedAmount("2 tbsp", .english), .unequalNumbers(step: 1)]),
      ("간장 {2 tbsp}", "간장 2큰술", [.fixedAmount("2큰술", .korean), .unequalNumbers(step: 1)]),
      ("4~5분", "4~6분", [.unequalNumbers(step: 1)]), ("5mm", "5cm", [.unequalNumbers(step: 0)]),
      ("\"amount\":2,", "\"amount\":12,", [.amount("soy_sauce")]),
      ("\"amount\":1,\"unit\":\"piece\"}", "\"amount\":0.5,\"unit\":\"pinch\"}", [.amount("onion")]),
      ("\"minutes\":15", "\"minutes\":3", [.time(4)]), ("\"minutes\":15", "\"minutes\":120", [.time(4)]),
      ("thick.", "thick", [.style("Slice the onion and, if using, the chilies 5 mm thick")]),
      ("간해요.", "간한다.", [.style("다진 돼지고기를 4~5분 볶아 간장 {2 tbsp}으로 간한다.")]),
      ("\"tags\":[]", "\"tags\":[\"vegan\"]", [.vegan]),
    ] as [(String, String, [DishReview.Finding])])
  func findsTheFault(_ text: String, _ fault: String, _ expected: [DishReview.Finding]) throws {
    #expect(Self.sound.contains(text))
    #expect(try findings(Self.sound.replacing(text, with: fault, maxReplacements: 1)) == expected)
  }

  @Test func asksWhichNoodles() throws {
    let noodles = Self.sound.replacing("\"id\":\"onion\"", with: "\"id\":\"noodles\"")
      .replacing("onion and", with: "noodles and").replacing("양파와", with: "면과")
    #expect(try findings(noodles) == [.vague("noodles")])
  }

  @Test func theBundledDishesHaveNone() throws {
    for recipe in try DishFiles(in: Self.folder).recipes(vocabulary: .standard) {
      #expect(DishReview(recipe).findings == [], "\(recipe.id)")
    }
  }

  /// Else a relation that dishes list could no longer be replaced by it; see `StandIns`.
  @Test func everyFoodOfAGroupIsListedByADish() throws {
    let recipes = try DishFiles(in: Self.folder).recipes(vocabulary: .standard)
    let listed = Set(recipes.flatMap(\.ingredients).map(\.id))
    for food in Set(FoodGroup.allCases.flatMap(\.ingredients)) {
      #expect(!listed.isDisjoint(with: IngredientKnowledge.standard.family(of: food)), "\(food)")
    }
  }

  @Test func noTwoBundledDishesAreTheSame() throws {
    let recipes = try DishFiles(in: Self.folder).recipes(vocabulary: .standard)
    for language in Language.allCases {
      let titles = Dictionary(grouping: recipes) { NameKey($0.title[language]) }
      #expect(titles.values.filter { $0.count > 1 }.map { $0.map(\.id) } == [])
    }
    let lists = Dictionary(grouping: recipes) { recipe in
      [recipe.kind.rawValue] + Set(recipe.ingredients.filter { $0.role != .staple }.map(\.id)).sorted()
    }
    #expect(lists.values.filter { $0.count > 1 }.map { $0.map(\.id) } == [])
  }

  /// A count that is scaled down is never nothing, and no mark is left for the cook to read.
  @Test(arguments: [1, 3, 7, 100]) func theBundledDishesReadWellForAnyServings(servings: Int) throws {
    for recipe in try DishFiles(in: Self.folder).recipes(vocabulary: .standard) {
      let scaled = recipe.scaled(toServings: servings)
      for text in scaled.steps.flatMap({ [$0.english, $0.korean] }) {
        #expect(!text.contains { "{}|".contains($0) }, "\(recipe.id): \(text)")
      }
      for line in scaled.ingredients where [.pinch, .leaf].contains(line.amount.unit) {
        #expect(line.amount.value.map { $0.rounded() == $0 } ?? true, "\(recipe.id): \(line.id)")
      }
      for line in scaled.ingredients where line.id == "egg" {
        let value = try #require(line.amount.value)
        #expect((line.measuring == nil) == (value.rounded() == value), "\(recipe.id): \(value) eggs")
        #expect(value * 2 == (value * 2).rounded(), "\(recipe.id): \(value) eggs")
      }
    }
  }
}

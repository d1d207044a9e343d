import KitchenSamples
import Files
@testable import IngredientLines
import Ingredients
@testable import JSON
@testable import Localization
@testable import Random
import TestSupport
import Testing

@testable import Recipes

struct DishFilesTests {
  private let folder = TemporaryFolder()

  private func recipes(_ text: String) throws -> [Recipe] {
    try DishFiles(in: folder.dishes(text)).recipes(vocabulary: .standard)
  }

  private func fault(_ line: String) throws -> DishFault? {
    let dishes = try folder.dishes("\n\(SampleDishes.omelette)\r\n\(line)\n")
    do throws(DishFileError) {
      _ = try DishFiles(in: dishes).recipes(vocabulary: .standard)
      return nil
    } catch {
      guard case .line(dishes.appending("dishes.jsonl"), number: 3, let fault) = error else { throw error }
      return fault
    }
  }

  @Test func readsEveryFieldOfADish() throws {
    let stew = try #require(try recipes(SampleDishes.stew).first)
    #expect(stew.id == "kimchi-stew")
    #expect(stew.title == BilingualText(en: "Kimchi Stew", ko: "김치찌개"))
    #expect(stew.cuisine == .korean)
    #expect(stew.tags == [.spicy, .soup])
    #expect([stew.servings, stew.minutes] == [2, 30])
    #expect(stew.ingredients.map(\.id) == ["kimchi", "pork", "tofu", "green_onion", "salt"])
    #expect(stew.ingredients.map(\.role) == [.required, .required, .required, .optional, .staple])
    #expect(stew.ingredients.map(\.name.korean) == ["김치", "돼지고기", "두부", "대파", "소금"])
    #expect(stew.ingredients[2].amount == Amount(0.5, .block))
    #expect(stew.ingredients[4].amount == .toTaste)
    #expect(stew.steps.map(\.english) == ["Fry kimchi and pork.", "Add tofu and simmer."])
    #expect(stew.steps[1].korean == "두부를 넣고 끓인다.")
  }

  @Test func ordersTheDishesOfAllFiles() throws {
    let dishes = try folder.dishes(SampleDishes.text)
    let other = SampleDishes.stew.replacing("kimchi-stew", with: "a-stew")
    try dishes.appending("more.jsonl").write(other.utf8)
    try dishes.appending("notes.txt").write("not a dish".utf8)
    let ids = try DishFiles(in: dishes).recipes(vocabulary: .standard).map(\.id)
    #expect(ids == ["a-stew", "egg-fried-rice", "kimchi-stew", "onion-omelette", "tomato-salad"])
  }

  @Test(arguments: [
    ("kimchi-stew\",", "\",", DishFault.missing(field: "id")),
    ("kimchi-stew", "Kimchi Stew", .notAllowed(field: "id", value: "Kimchi Stew")),
    ("\"ko\":\"김치찌개\"", "\"kr\":\"\"", .missing(field: "title.ko")),
    ("{\"en\":\"Kimchi Stew\",\"ko\":\"김치찌개\"}", "1", .wrongType(field: "title", expected: "object")),
    ("\"korean\"", "\"martian\"", .notAllowed(field: "cuisine", value: "martian")),
    ("\"stew\"", "\"statue\"", .notAllowed(field: "kind", value: "statue")),
    ("\"difficulty\":1", "\"difficulty\":4", .notAllowed(field: "difficulty", value: "4.0")),
    ("\"difficulty\":1,", "", .missing(field: "difficulty")),
    ("\"spicy\"", "\"loud\"", .notAllowed(field: "tags", value: "loud")),
    ("\"spicy\"", "3", .wrongType(field: "tags[0]", expected: "text")),
    ("\"servings\":2", "\"servings\":0", .notAllowed(field: "servings", value: "0.0")),
    ("\"servings\":2", "\"servings\":1.5", .notAllowed(field: "servings", value: "1.5")),
    ("\"servings\":2", "\"servings\":101", .notAllowed(field: "servings", value: "101.0")),
    ("\"minutes\":30", "\"minutes\":\"30\"", .wrongType(field: "minutes", expected: "number")),
    ("\"minutes\":30", "\"minutes\":1e99", .notAllowed(field: "minutes", value: "1e+99")),
    ("\"id\":\"pork\"", "\"id\":\"unicorn\"", .notAllowed(field: "ingredients[1].id", value: "unicorn")),
    ("\"id\":\"pork\"", "\"id\":\"none\"", .notAllowed(field: "ingredients[1].id", value: "none")),
    ("150,\"unit\":\"g\"", "150,\"unit\":\"stone\"", .notAllowed(field: "ingredients[1].unit", value: "stone")),
    ("150,", "-1,", .notAllowed(field: "ingredients[1].amount", value: "-1.0")),
    ("\"amount\":150,", "", .missing(field: "ingredients[1].amount")),
    ("\"staple\":true", "\"staple\":1", .wrongType(field: "ingredients[4].staple", expected: "boolean")),
    ("\"Fry kimchi and pork.\",", "", .unequalSteps(english: 1, korean: 2)),
    ("\"Fry kimchi and pork.\"", "\"\"", .missing(field: "steps.en[0]")),
    ("\"steps\"", "\"stops\"", .missing(field: "steps")),
    ("kimchi-stew", "onion-omelette", .duplicate(id: "onion-omelette")), ("{\"id\":\"kimchi-stew\"", "[", .notJSON),
  ])
  func namesFileLineAndFault(replaced: String, by replacement: String, fault expected: DishFault) throws {
    #expect(SampleDishes.stew.contains(replaced))
    #expect(try fault(SampleDishes.stew.replacing(replaced, with: replacement, maxReplacements: 1)) == expected)
  }

  @Test(arguments: ["[]", "1", "null", "\"dish\"", "{", "not json"]) func refusesWhatIsNoObject(line: String) throws {
    #expect(try fault(line) == .notJSON)
  }

  @Test func refusesWhatIsNotUTF8() throws {
    let dishes = try folder.dishes()
    let path = dishes.appending("dishes.jsonl")
    try path.write([0xFF, 0xFE] as [UInt8])
    #expect(throws: DishFileError.line(path, number: 1, .notUTF8)) {
      try DishFiles(in: dishes).recipes(vocabulary: .standard)
    }
  }

  @Test func randomDamageIsADishOrAFault() throws {
    let parser = JSONParser()
    let decoder = DishDecoder(vocabulary: .standard)
    let text = Array(SampleDishes.stew.utf8)
    var generator = SplitMix64(seed: 11)
    var faults = 0
    for _ in 0..<2000 {
      var damaged = text
      damaged[generator.next(below: text.count)] = UInt8(0x20 + generator.next(below: 0x60))
      guard let value = parser.parse(String(decoding: damaged, as: UTF8.self)) else { continue }
      do throws(DishFault) { _ = try decoder.decode(value) } catch { faults += 1 }
    }
    #expect(faults > 0)
  }

  @Test func aFolderWithoutDishesIsAnError() throws {
    #expect(throws: DishFileError.noDishes(folder.path)) { try DishFiles(in: folder.path) }
    let missing = folder.path.appending("missing")
    #expect(throws: DishFileError.file(.notFound(missing))) { try DishFiles(in: missing) }
  }
}

/// Invariants of the bundled dishes.
struct BundledDishesTests {
  private let folder = FilePath(#filePath).folder.folder.folder.folder.appending(
    "Sources/Kitchen/Recipes/Dishes")
  private let recipes: [Recipe]

  init() throws { recipes = try DishFiles(in: folder).recipes(vocabulary: .standard) }

  @Test func thereAreEnough() { #expect(recipes.count >= 600) }

  @Test func everyDishHasRequiredIngredientsAndSteps() {
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

  /// An ingredient listed under another one's identifier would never be found.
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
    var names: [String: BilingualText] = [:]
    for recipe in recipes {
      for ingredient in recipe.ingredients
      where Vocabulary.standard[ingredient.id] == nil && knowledge.ancestors(of: ingredient.id).isEmpty {
        #expect(names[ingredient.id, default: ingredient.name] == ingredient.name, "\(recipe.id): \(ingredient.id)")
        names[ingredient.id] = ingredient.name
      }
    }
  }
}

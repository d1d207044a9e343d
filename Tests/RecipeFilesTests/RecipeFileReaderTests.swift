import KitchenSamples
import Files
@testable import IngredientLines
import Ingredients
@testable import Localization
import RecipeFiles
import Recipes
import TestSupport
import Testing

struct RecipeFileReaderTests {
  private let folder = TemporaryFolder()

  private func lines(_ recipe: Recipe) -> [String] {
    recipe.ingredients.map { "\($0.id) \($0.amount.text(in: .english)) \($0.role) \($0.note ?? "-")" }
  }

  @Test(arguments: [("a.json", SampleFiles.jsonLD), ("a.html", SampleFiles.page)])
  func readsSchemaOrg(name: String, text: String) throws {
    let read = try folder.recipe(of: text, named: name)
    let recipe = read.recipe
    #expect(recipe.id == "tomato-egg-stir-fry")
    #expect(recipe.title.english == "Tomato & Egg Stir-fry" && recipe.title.korean == recipe.title.english)
    #expect((recipe.cuisine, recipe.kind, recipe.servings, recipe.minutes) == (.chinese, .stirFry, 2, 20))
    #expect(
      recipe.ingredients.map(\.name.english) == ["large eggs", "tomatoes", "salt", "oil"])
    #expect(recipe.ingredients.map(\.note) == [nil, "cut into wedges", nil, nil])
    #expect(recipe.ingredients[3].role == .optional)
    #expect(recipe.steps.map(\.english) == ["Eggs: Beat the eggs.", "Fry until just set.", "Add the tomatoes."])
    #expect(recipe.details[.picture] == "https://example.org/a.jpg" && recipe.details[nutrient: "calories"] == "300")
    #expect(read.losses == [.guessedKind])
  }

  @Test func readsMealie() throws {
    let recipe = try folder.recipe(of: SampleFiles.mealie, named: "m.json").recipe
    #expect((recipe.id, recipe.kind, recipe.servings, recipe.minutes) == ("lentil-soup", .soup, 4, 40))
    #expect(recipe.ingredients.map(\.name.english) == ["red lentils", "onion", "Salt"])
    #expect(recipe.ingredients[0].amount == Amount(200, .gram) && recipe.ingredients[0].note == "rinsed")
    #expect(recipe.tags.contains(.vegan))
    #expect(recipe.steps.count == 2)
  }

  @Test func readsCooklang() throws {
    let recipe = try folder.recipe(of: SampleFiles.cooklang, named: "p.cook").recipe
    #expect((recipe.title.english, recipe.servings, recipe.cuisine) == ("Easy Pancakes", 2, .western))
    #expect(recipe.ingredients.map(\.name.english) == ["eggs", "plain flour", "milk", "sea salt", "butter"])
    #expect(
      recipe.ingredients.map(\.amount) == [
        Amount(3, .bare), Amount(125, .gram), Amount(250, .milliliter), Amount(1, .pinch), .toTaste,
      ])
    #expect(recipe.ingredients[1].note == "sifted" && recipe.ingredients[3].role == .optional)
    #expect(recipe.steps.count == 2)
    #expect(
      recipe.steps[0].english
        == "Crack the eggs into a blender, then add the plain flour, milk and sea salt, and blend.")
    #expect(
      recipe.steps[1].english
        == "Cooking: Melt the butter in a large pan and leave for 15 minutes. Write to a@b.example.")
  }

  @Test func readsMealMaster() throws {
    let recipe = try folder.recipe(of: SampleFiles.mealMaster, named: "a.mmf").recipe
    #expect((recipe.title.english, recipe.servings, recipe.kind) == ("Apple Crumble", 6, .dessert))
    #expect(
      recipe.ingredients.map(\.name.english) == ["Sugar", "medium Apples", "Flour", "Cinnamon", "Butter"])
    #expect(recipe.ingredients[1].note == "peeled and sliced")
    #expect(recipe.ingredients[2].amount == Amount(1.5, .cup))
    #expect(
      recipe.steps.map(\.english) == ["Put the apples into a dish. Rub butter into the flour.", "Bake for 40 minutes."])
  }

  @Test func readsText() throws {
    let recipe = try folder.recipe(of: SampleFiles.text, named: "t.txt").recipe
    #expect((recipe.title.korean, recipe.servings, recipe.minutes) == ("두부 조림", 2, 25))
    #expect((recipe.cuisine, recipe.kind) == (.korean, .braise))
    #expect(recipe.ingredients.map(\.id) == ["tofu", "soy_sauce", "green_onion"])
    #expect(recipe.ingredients[0].amount == Amount(1, .block) && recipe.ingredients[0].note == "300g")
    #expect(recipe.steps.map(\.korean) == ["두부를 썬다.", "양념을 붓고 15분 조린다."])
  }

  @Test func readsTheMinistrysTable() throws {
    let records = try folder.records(of: SampleFiles.ministryCSV.utf8, named: "m.csv")
    #expect(records.map(\.place.number) == [1, 2, 3])
    let first = try records[0].result.get()
    #expect((first.recipe.id, first.recipe.kind, first.recipe.servings) == ("mfds-28", .side, 1))
    #expect(first.recipe.ingredients.map(\.name.korean) == ["연두부", "달걀", "시금치", "소금"])
    #expect(first.recipe.ingredients[3].amount == Amount(0.1, .gram))
    #expect(first.recipe.steps.map(\.korean) == ["새우를 데친다.", "\"새우\"를 찐다."])
    #expect(first.losses.isSuperset(of: [.nutrition, .tips, .guessedServings, .guessedTime, .guessedCuisine]))
    let second = try records[1].result.get()
    #expect(second.recipe.ingredients.map(\.id) == ["tofu", "carrot"])
    #expect(second.losses.contains(.guessedIngredients))
    #expect(records[2].result == .failure(.noSteps))
  }

  @Test func readsTheAgricultureSetWithItsSiblings() throws {
    let set = SampleFiles.agriculture
    let list = folder("recipes.json")
    try list.write(set.recipes.utf8)
    let alone = RecipeFileReader().records(of: [list])
    #expect(alone.map(\.result) == [.failure(.missingSibling("recipe_ingredients.json"))])
    try folder("recipe_ingredients.json").write(set.ingredients.utf8)
    try folder("recipe_process.json").write(set.process.utf8)
    for paths in [[list], [folder.path]] {
      let recipe = try #require(RecipeFileReader().records(of: paths).first).result.get().recipe
      #expect((recipe.id, recipe.cuisine, recipe.kind, recipe.minutes) == ("mafra-123", .korean, .stirFry, 30))
      #expect(recipe.ingredients.map(\.amount) == [Amount(0.5, .bare), .toTaste])
      #expect(recipe.steps.map(\.korean) == ["썬다.", "볶는다."])
    }
  }

  @Test func readsTheProgramsOwnLines() throws {
    let recipe = try folder.recipe(of: SampleFiles.dish, named: "d.jsonl").recipe
    #expect((recipe.id, recipe.title.korean, recipe.ingredients[0].note) == ("own-dish", "내 요리", "diced"))
    let broken = try folder.records(of: (SampleFiles.dish + "\n\n{}\n").utf8, named: "d.jsonl")
    #expect(broken.map(\.place.number) == [1, 3])
    #expect(broken[1].result == .failure(.dish(.missing(field: "id"))))
  }

  @Test(arguments: [
    ("a.json", "[]", RecordError.noRecipe), ("a.json", "{", .notJSON), ("a.html", "<p>", .noRecipe),
    ("a.json", #"{"@type":"Recipe"}"#, .noTitle), ("a.json", #"{"@type":"Recipe","name":"x"}"#, .noSteps),
    ("a.json", #"{"@type":"Recipe","name":"x","recipeInstructions":"Stir."}"#, .noIngredients),
    ("a.zip", "PK", .archive(.noDirectory)), ("a.csv", "a,b", .unknownForm), ("a.xyz", "", .unknownForm),
    ("a.cook", "", .noSteps), ("-.cook", "Boil @eggs{2}.", .noTitle),
    ("a.mmf", "nothing", .noRecipe), ("a.txt", "", .noRecipe),
  ])
  func reportsErrors(name: String, text: String, error: RecordError) throws {
    #expect(try folder.records(of: text.utf8, named: name).map(\.result) == [.failure(error)])
  }

  /// A large array is read element by element.
  @Test func aBrokenElementSpoilsNoOther() throws {
    let one = #"{"@type":"Recipe","name":"Soup, [\"a\"]","recipeIngredient":["1 onion"],"recipeInstructions":"Boil."}"#
    let padding = String(repeating: " ", count: 1 << 20)
    let text = "\u{FEFF}\n[\(one), {\"name\": oops},\(padding)\n\(one),[\(one)] ]"
    let records = try folder.records(of: text.utf8, named: "large.json")
    #expect(records.map(\.place.number) == [1, 2, 3, 4])
    #expect(records[1].result == .failure(.notJSON))
    #expect(try records[3].result.get().recipe.title.english == #"Soup, ["a"]"#)
    let cut = try folder.records(of: ("[\(one),\(padding)" + one.dropLast(9)).utf8, named: "cut.json")
    #expect(cut.count == 2 && cut[1].result == .failure(.notJSON))
    #expect(try folder.records(of: "[\(padding)]".utf8, named: "empty.json").map(\.result) == [.failure(.noRecipe)])
  }

  @Test(arguments: [
    (SampleFiles.jsonLD, "Tomato & Egg Stir-fry"), (SampleFiles.page, "Tomato & Egg Stir-fry"),
    (SampleFiles.cooklang, "Easy Pancakes"), (SampleFiles.text, "두부 조림"), (SampleFiles.dish, "Own"),
    (SampleFiles.mealMaster, "Apple Crumble"),
  ])
  func aTextWithoutANameIsRecognised(text: String, title: String) throws {
    let records = RecipeFileReader().records(in: Array(text.utf8), named: "-")
    #expect(try records.map { try $0.result.get().recipe.title.english } == [title])
  }

  @Test func progressCountsFiles() throws {
    for name in ["a.json", "b.json"] { try folder.path.appending(FilePath(name)).write(SampleFiles.mealie.utf8) }
    var (counts, titles): ([[Int]], [String]) = ([], [])
    try RecipeFileReader().forEachRecord(of: [folder.path], progress: { counts.append([$0, $1]) }) {
      titles.append(try $0.result.get().recipe.title.english)
    }
    #expect(counts == [[0, 2], [1, 2], [2, 2]] && titles == ["Lentil soup", "Lentil soup"])
    #expect(throws: RecordError.noSteps) {
      try RecipeFileReader().forEachRecord(of: [folder.path]) { _ in throw RecordError.noSteps }
    }
  }

  @Test func missingFilesAndInvalidUTF8AreErrors() throws {
    let path = folder("none.json")
    #expect(RecipeFileReader().records(of: [path]).map(\.result) == [.failure(.file(.notFound(path)))])
    #expect(try folder.records(of: [0xFF, 0xFE, 0x41], named: "a.txt").map(\.result) == [.failure(.notUTF8)])
  }
}

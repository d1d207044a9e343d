@testable import IngredientLines
import KitchenSamples
import Testing

@testable import Ingredients
@testable import Recipes
@testable import Recommending

struct FamilyNamesTests {
  /// Udon and spaghetti are noodles, and pasta is a family of its own among them.
  private static let knowledge = IngredientKnowledge(
    IngredientTable(
      """
      [grain]
      noodles|Noodles|면||||||
      udon|Udon|우동||noodles||||
      pasta|Pasta|파스타||noodles||||
      spaghetti|Spaghetti|스파게티||pasta||||
      """))

  @Test func aFamilyIsNamedIfNoRecipeRequiresIt() {
    let names = FamilyNames(["noodles", "pasta", "udon"], knowledge: Self.knowledge) { $0 == "pasta" }
    #expect(names.contains("noodles") && !names.contains("pasta") && !names.contains("udon"))
  }

  private func index(_ recipes: [Recipe], fewestListed: Int) -> RecipeIndexParts {
    var builder = RecipeTableBuilder()
    for recipe in recipes { builder.add(recipe) }
    return RecipeIndexParts([RecipeIndex(builder.table, knowledge: Self.knowledge, fewestListed: fewestListed)])
  }

  /// A dish of udon is nearly as good an answer to noodles as one of noodles would be, a dish of pasta is not.
  @Test(arguments: [1, RecipeIndex.fewestListed]) func aKindIsNearlyTheRealThing(fewestListed: Int) throws {
    let recipes = [Recipe.dish(required: ["egg", "pasta"]), .dish(required: ["udon", "egg"])]
    let index = index(recipes, fewestListed: fewestListed)
    let request = index.interpreted(RecommendationRequest(["noodles"]))
    #expect(index.best(request).map(\.number) == [2, 1])
    let matcher = RecipeMatcher(request, knowledge: Self.knowledge)
    let (pasta, udon) = (try #require(matcher.match(recipes[0])), try #require(matcher.match(recipes[1])))
    #expect(udon.score > 2 * pasta.score)
    #expect(udon.substitutions == [.init(id: "udon", substitute: "noodles", quality: 90)])
  }

  /// Once a recipe requires noodles, it comes first, and udon is one kind of them.
  @Test(arguments: [1, RecipeIndex.fewestListed]) func theThingItselfComesFirst(fewestListed: Int) throws {
    let recipes = [
      Recipe.dish(required: ["udon"]), .dish(required: ["a", "b", "c", "d", "e", "noodles"]),
      .dish(required: ["egg"], optional: ["noodles"]),
    ]
    let index = index(recipes, fewestListed: fewestListed)
    let request = index.interpreted(RecommendationRequest(["noodles"]))
    #expect(request.familyNames == .none)
    #expect(index.best(request).first?.number == 2)
    let without = self.index([recipes[0], recipes[2]], fewestListed: fewestListed).interpreted(request)
    #expect(without.familyNames.contains("noodles"))
  }
}

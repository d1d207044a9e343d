import Files
import Ingredients
import RecipeFiles
import Recipes
import TestSupport
import Testing

/// What is written can be read again.
struct RoundTripTests {
  private let folder = TemporaryFolder()

  private func samples() throws -> [Recipe] {
    var recipes: [Recipe] = []
    for (name, text) in SampleFiles.byName {
      recipes += try folder.records(of: text.utf8, named: name).compactMap { try? $0.result.get().recipe }
    }
    return recipes
  }

  private func again(_ recipes: [Recipe], _ format: RecipeTextFormat, _ language: Language) throws -> [Recipe] {
    let text = format.text(of: recipes, in: language)
    return try folder.records(of: text.utf8, named: "again.\(format.fileExtension)").map { try $0.result.get().recipe }
  }

  @Test func linesKeepEverything() throws {
    let recipes = try samples()
    #expect(recipes.count == 9)
    #expect(try again(recipes, .lines, .english) == recipes)
  }

  @Test(arguments: [RecipeTextFormat.jsonLD, .markdown, .cooklang], Language.allCases)
  func oneLanguageKeepsRecipesThatHaveOne(format: RecipeTextFormat, language: Language) throws {
    for recipe in try samples() where recipe.title.english == recipe.title.korean {
      let read = try #require(try again([recipe], format, language).first)
      #expect(read.ingredients == recipe.ingredients, "\(recipe.id)")
      #expect(read.steps == recipe.steps, "\(recipe.id)")
      #expect(read == recipe, "\(recipe.id)")
    }
  }

  @Test func severalRecipesFitIntoOneFile() throws {
    let recipes = try samples().filter { $0.title.english == $0.title.korean }
    #expect(try again(recipes, .markdown, .korean).map(\.id) == recipes.map(\.id))
    #expect(try again(recipes, .jsonLD, .english).map(\.id) == recipes.map(\.id))
  }
}

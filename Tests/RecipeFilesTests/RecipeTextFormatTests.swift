import Files
@testable import IngredientLines
import Ingredients
@testable import Localization
import RecipeFiles
import Recipes
import TestSupport
import Testing

/// A written recipe can be read back.
struct RecipeTextFormatTests {
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

  @Test(arguments: [RecipeTextFormat.jsonLD, .markdown, .cooklang])
  func theLanguageOfARecipeKeepsEverything(format: RecipeTextFormat) throws {
    for recipe in try samples() where recipe.title.english == recipe.title.korean {
      let read = try #require(try again([recipe], format, recipe.title.korean.isKorean ? .korean : .english).first)
      #expect(read.ingredients == recipe.ingredients, "\(recipe.id)")
      #expect(read.steps == recipe.steps, "\(recipe.id)")
      #expect(read == recipe, "\(recipe.id)")
    }
  }

  /// Known ingredients get their names in the other language and lose their wording.
  @Test(arguments: [RecipeTextFormat.jsonLD, .markdown, .cooklang])
  func theOtherLanguageKeepsEverythingButTheWording(format: RecipeTextFormat) throws {
    for recipe in try samples() where recipe.title.english == recipe.title.korean {
      let other = recipe.title.korean.isKorean ? Language.english : .korean
      let read = try #require(try again([recipe], format, other).first)
      #expect(read.ingredients.map { $0.name[other] } == recipe.ingredients.map { $0.name[other] }, "\(recipe.id)")
      #expect(read.ingredients.map(Self.withoutName) == recipe.ingredients.map(Self.withoutName), "\(recipe.id)")
      #expect((read.title, read.tags) == (recipe.title, recipe.tags) && read.steps == recipe.steps, "\(recipe.id)")
    }
  }

  @Test(arguments: RecipeTextFormat.allCases, Language.allCases)
  func originAndRemarksSurvive(format: RecipeTextFormat, language: Language) throws {
    let plain = try #require(try samples().first { $0.title.english.isKorean == (language == .korean) })
    var details = RecipeDetails()
    details[.introduction] = "Good | with anything: rice · bread."
    details[.author] = "Kim Min-ji"
    details[.source] = "https://recipes.example/soup?id=3"
    details[.picture] = "soup.jpg"
    details[.yield] = "2 loaves"
    details[.notes] = "Keeps for three days.\nBetter the next day."
    details[nutrient: "calories"] = "270 kcal"
    details[nutrient: "proteinContent"] = "12 g"
    let recipe = Recipe(
      id: plain.id, title: plain.title, cuisine: plain.cuisine, kind: plain.kind, difficulty: plain.difficulty,
      tags: plain.tags, servings: 2, minutes: plain.minutes, ingredients: plain.ingredients, steps: plain.steps,
      details: details)
    let read = try #require(try again([recipe], format, language).first)
    #expect(read.details == details)
    #expect(read.steps == recipe.steps && read.servings == 2 && read.ingredients.count == recipe.ingredients.count)
  }

  @Test(arguments: Language.allCases) func cooklangKeepsTheFoodThatADishTakes(language: Language) throws {
    var details = RecipeDetails()
    details.take([.mushrooms, .roots])
    let plain = try #require(try samples().first { $0.title.english.isKorean == (language == .korean) })
    let recipe = Recipe(
      id: plain.id, title: plain.title, cuisine: plain.cuisine, kind: plain.kind, difficulty: plain.difficulty,
      servings: 2, minutes: plain.minutes, ingredients: plain.ingredients, steps: plain.steps, details: details)
    #expect(try again([recipe], .cooklang, language).first?.details.takes == [.roots, .mushrooms])
  }

  private static func withoutName(_ line: RecipeIngredient) -> RecipeIngredient {
    RecipeIngredient(
      id: line.id, name: BilingualText(en: "", ko: ""), amount: line.amount, role: line.role, note: line.note)
  }

  @Test(arguments: Language.allCases) func everyKnownNameIsUnderstood(language: Language) throws {
    let resolver = IngredientResolver()
    let ingredients = IngredientKnowledge.standard.ingredients.filter { ingredient in
      // A name that two ingredients claim belongs to the first.
      let name = language == .korean ? ingredient.korean : ingredient.english
      return resolver.ingredient(in: name)?.id == ingredient.id
    }
    #expect(ingredients.count >= 1780)
    for start in stride(from: 0, to: ingredients.count, by: 400) {
      let part = ingredients[start..<min(start + 400, ingredients.count)]
      let words = BilingualText(en: "x", ko: "x")
      let recipe = Recipe(
        id: "x", title: words, cuisine: .western, kind: .side, difficulty: .easy, servings: 1, minutes: 1,
        ingredients: part.map { ingredient in
          RecipeIngredient(
            id: ingredient.id, name: BilingualText(en: ingredient.english, ko: ingredient.korean),
            amount: Amount(2, .gram) ?? .toTaste)
        }, steps: [words])
      let read = try #require(try again([recipe], .markdown, language).first)
      #expect(read.ingredients.count == part.count)
      for (line, written) in zip(read.ingredients, recipe.ingredients) {
        #expect((line.id, line.name) == (written.id, written.name))
      }
    }
  }

  @Test func severalRecipesFitIntoOneFile() throws {
    let recipes = try samples().filter { $0.title.english == $0.title.korean }
    #expect(try again(recipes, .markdown, .korean).map(\.id) == recipes.map(\.id))
    #expect(try again(recipes, .jsonLD, .english).map(\.id) == recipes.map(\.id))
  }
}

import Foundation
@testable import IngredientLines
import Ingredients
import Recipes
import Testing

/// The share of known ingredients in real recipes: facts of the Korean MAFRA and MFDS sets and of public-domain English
/// recipes, which do not belong to the repository.
struct KnownIngredientsTests {
  private static let shared = ProcessInfo.processInfo.environment["FRIDGE_SHARED"].flatMap { $0.isEmpty ? nil : $0 }

  @Test(
    .enabled(if: shared != nil, "FRIDGE_SHARED names no folder that holds recipes"),
    arguments: ["ko-mafra", "ko-mfds", "en-public-domain"])
  func atLeastNineteenOfTwentyAreKnown(set: String) throws {
    let names = try ingredientNames(inFile: "\(try #require(Self.shared))/recipes/\(set).facts.jsonl")
    let resolver = IngredientResolver()
    let unknown = names.filter { resolver.ingredient(in: $0) == nil }
    let share = 1 - Double(unknown.count) / Double(names.count)
    print("\(set): \(names.count) ingredients, \((share * 1000).rounded() / 10) % known")
    #expect(names.count > 1000)
    #expect(share >= 0.95, "unknown: \(Set(unknown).sorted())")
  }

  private func ingredientNames(inFile path: String) throws -> [String] {
    let parser = IngredientLineParser()
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").flatMap { line in
      try JSONDecoder().decode(Facts.self, from: Data(line.utf8)).ingredients.map { ingredient in
        parser.line(name: ingredient.name, amount: ingredient.amount).name
      }
    }
  }
}

private struct Facts: Decodable {
  struct Ingredient: Decodable {
    let name, amount: String
  }

  let ingredients: [Ingredient]
}

import Files
import Foundation
@testable import IngredientLines
import RecipeFiles
import Recipes
import Testing

/// Reads the two published Korean sets from the folder in `FRIDGE_SHARED`, if it is set.
struct KoreanSetsTests {
  private static var raw: FilePath? {
    let shared = ProcessInfo.processInfo.environment["FRIDGE_SHARED"]
    return shared.map { FilePath($0).appending("recipes/raw") }.flatMap { $0.kind == .folder ? $0 : nil }
  }

  @Test(.enabled(if: raw != nil, "FRIDGE_SHARED names no folder that holds recipes/raw"))
  func everyRecipeIsReadOrIsADuplicate() throws {
    let records = RecipeFileReader().records(of: [try #require(Self.raw)])
    let read = records.compactMap { try? $0.result.get() }
    var gate = RecipeDeduplicator([])
    let admissions = try read.map { try gate.admit($0.recipe) }
    let added = admissions.compactMap { if case .added(let recipe) = $0 { recipe } else { nil } }
    #expect((records.count, read.count, added.count) == (1683, 1682, 1679))
    #expect(read.count { $0.losses.contains(.guessedIngredients) } == 8)
    #expect(added.allSatisfy { !$0.ingredients.isEmpty && !$0.steps.isEmpty })
    let lines = added.flatMap(\.ingredients)
    // "To taste" is what most recipes say of salt and pepper; more would be amounts that were not understood.
    #expect(Double(lines.count { $0.amount.value == nil }) < 0.09 * Double(lines.count))
  }
}

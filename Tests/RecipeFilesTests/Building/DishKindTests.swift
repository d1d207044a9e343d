import Files
import Foundation
import RecipeFiles
import Recipes
import Testing

/// The kinds of dishes that are guessed, on titles judged by hand.
struct DishKindTests {
  /// A row of `dish-kinds.txt`.
  struct Row {
    let kinds: Set<String>
    let title: String
    let json: [UInt8]
  }

  static let rows: [Row] = {
    let path = FilePath(#filePath).folder.appending("dish-kinds.txt")
    let text = (try? path.readBytes()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let lines = fields[2].split(separator: ";").map { "\"\($0.trimmingCharacters(in: .whitespaces))\"" }
      let json = """
        {"@type":"Recipe","name":"\(fields[1])","recipeIngredient":[\(lines.joined(separator: ","))],\
        "recipeInstructions":"\(fields[3])"}
        """
      return Row(kinds: Set(fields[0].split(separator: "/").map(String.init)), title: fields[1], json: Array(json.utf8))
    }
  }()

  private func isRight(_ row: Row) throws -> Bool {
    let read = try #require(RecipeFileReader().records(in: row.json, named: "r.json").first).result.get()
    if !row.kinds.contains(read.recipe.kind.rawValue) { print("kind: \(row.title) is no \(read.recipe.kind.rawValue)") }
    return row.kinds.contains(read.recipe.kind.rawValue)
  }

  @Test func nineOfTenKindsAreRight() throws {
    let rows = Self.rows
    #expect(rows.count >= 150 && rows.allSatisfy { $0.kinds.allSatisfy { DishKind(rawValue: $0) != nil } })
    let right = try rows.map(isRight)
    let tuned = right.indices.filter { $0 % 2 == 0 }, held = right.indices.filter { $0 % 2 == 1 }
    let shares = [tuned, held].map { part in Double(part.count { right[$0] }) / Double(part.count) }
    print("kinds right: \(shares)")
    #expect(shares[0] >= 0.9 && shares[1] >= 0.9)
  }

  @Test(arguments: [
    ("Chicken", "1 chicken", "Grill for an hour.", DishKind.grill), ("Chicken", "1 chicken", "Stir-fry.", .stirFry),
    ("X", "1 cup sugar", "Bake.", .dessert), ("X", "1 cup frobnitz", "Wait.", .side),
  ])
  func withoutATellingTitleTheStepsDecide(title: String, line: String, step: String, kind: DishKind) throws {
    let json = #"{"@type":"Recipe","name":"\#(title)","recipeIngredient":["\#(line)"],"recipeInstructions":"\#(step)"}"#
    let read = try #require(RecipeFileReader().records(in: Array(json.utf8), named: "r.json").first).result.get()
    #expect(read.recipe.kind == kind)
  }
}

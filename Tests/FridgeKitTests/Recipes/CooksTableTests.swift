import Files
import FridgeKit
import Recipes
import Recommending
import Testing

/// The first answers to requests, as a cook judges them; see `cooks-table.txt`, `cooks-second.txt`, `cooks-held-out.txt` and
/// `cooks-unseen.txt`.
///
/// The shares may rise but not fall. Points and limits are tuned on the odd rows of the first table and on all of the
/// second. What other requests will get, the unseen rows tell. To look at single rows, print `judgements`.
@Suite struct CooksTableTests {
  private static let folder = FilePath(#filePath).folder
  private static let dishes = folder.folder.folder.folder.appending("Sources/Kitchen/Recipes/Dishes")

  private let recommender: Recommender
  private let recipes: [Recipe]
  private let fridge = Fridge(folders: nil)

  init() throws {
    let store = try RecipeStore(dishes: Self.dishes, keptIn: nil)
    (recommender, recipes) = (try Recommender(store), try store.recipes())
  }

  private func rows(of file: FilePath = "cooks-table.txt") throws -> [CooksRow] {
    let text = try #require(String(validating: try Self.folder.appending(file).readBytes(), as: UTF8.self))
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { try #require(CooksRow($0)) }
  }

  /// Returns the first five answers to each row of one half of a table, and whether each of them is good.
  private func judgements(
    _ half: Int, of file: FilePath
  ) throws -> [(row: CooksRow, answers: [String], good: [Bool])] {
    try judgements(rows(of: file).enumerated().filter { ($0.offset + 1) % 2 == half }.map(\.element))
  }

  private func judgements(_ rows: [CooksRow]) throws -> [(row: CooksRow, answers: [String], good: [Bool])] {
    try rows.map { row in
      let answers = try recommender.recommend(
        RecommendationRequest(
          fridge.namedIngredients(in: [row.words]).ids, homeCuisines: Cuisine.home(isKorean: row.isKorean), limit: 5)
      ).map(\.recipe.id)
      return (row, answers, answers.map(row.accepts))
    }
  }

  @Test(arguments: [
    ("cooks-table.txt", 1, 0.98, 0.83), ("cooks-table.txt", 0, 0.98, 0.83), ("cooks-second.txt", 1, 0.95, 0.6),
    ("cooks-second.txt", 0, 0.95, 0.6),
  ])
  func enoughAnswersAreGood(file: String, half: Int, first: Double, five: Double) throws {
    try expect(judgements(half, of: FilePath(file)), first: first, five: five)
  }

  /// The rows have been looked at since, and dishes were written for some of them: only new rows that no one has looked at
  /// would tell more.
  @Test(arguments: [("cooks-held-out.txt", 70, 0.98, 0.65), ("cooks-unseen.txt", 60, 0.95, 0.55)])
  func enoughAnswersToOtherRequestsAreGood(file: String, rowCount: Int, first: Double, five: Double) throws {
    let rows = try rows(of: FilePath(file))
    #expect(rows.count >= rowCount)
    for row in rows { #expect(recipes.contains { row.accepts($0.id) }, "\(row.words)") }
    try expect(judgements(rows), first: first, five: five)
  }

  private func expect(_ judged: [(row: CooksRow, answers: [String], good: [Bool])], first: Double, five: Double) {
    let firstShare = Double(judged.count { $0.good.first ?? false }) / Double(judged.count)
    let fives = judged.flatMap(\.good)
    let fiveShare = Double(fives.count { $0 }) / Double(fives.count)
    let bad = judged.filter { !($0.good.first ?? false) }.map { "\($0.row.words): \($0.answers)" }
    #expect(firstShare >= first, "\(firstShare) of first answers are good, not: \(bad)")
    #expect(fiveShare >= five, "\(fiveShare) of the first five answers are good")
  }

  @Test func theTableIsLargeAndOfBothLanguages() throws {
    let rows = try rows()
    #expect(rows.count >= 150)
    #expect(Set(rows.map { $0.words.split(separator: ",").count }) == [1, 2, 3, 4, 5])
    #expect((0.3...0.7).contains(Double(rows.count { $0.words.utf8.allSatisfy { $0 < 128 } }) / Double(rows.count)))
    // A pattern that no dish has ever had is a slip of the pen.
    for row in rows { #expect(recipes.contains { row.accepts($0.id) }, "\(row.words)") }
  }

  /// Every ingredient of every dish: while any dish requires the real thing, the first answer does, and not only something
  /// that it is a kind of.
  @Test func theRealThingAlwaysComesFirst() throws {
    let required = recipes.map { Set($0.ingredients.filter { $0.role == .required }.map(\.id)) }
    let forms = [["garlic", "crushed_garlic"]]
    for id in required.reduce(into: Set<String>(), { $0.formUnion($1) }).sorted() {
      let real = forms.first { $0.contains(id) } ?? [id]
      let first = try #require(try recommender.recommend(RecommendationRequest([id], limit: 1)).first?.recipe)
      #expect(first.ingredients.contains { real.contains($0.id) }, "\(id): \(first.id)")
    }
  }
}

/// One row of the table.
private struct CooksRow {
  let words: String
  /// Whether the words are Korean, so that dishes of Korea come first, as in `fridge recommend`.
  var isKorean: Bool { words.unicodeScalars.contains { ("가"..."힣").contains($0) } }
  /// Identifiers in which `*` stands for any text; `!` takes back what an earlier one accepts.
  private let patterns: [Substring]

  init?(_ line: Substring) {
    let fields = line.split(separator: "|")
    guard fields.count == 2 else { return nil }
    words = Self.trimmed(fields[0])
    patterns = fields[1].split(separator: ",").map { Self.trimmed($0)[...] }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }

  func accepts(_ id: String) -> Bool {
    patterns.reduce(false) { accepted, pattern in
      pattern.hasPrefix("!")
        ? accepted && !Self.matches(id[...], pattern.dropFirst()) : accepted || Self.matches(id[...], pattern)
    }
  }

  private static func matches(_ id: Substring, _ pattern: Substring) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return id == pattern }
    let (head, tail) = (pattern[..<star], pattern[star...].dropFirst())
    guard id.hasPrefix(head) else { return false }
    let rest = id.dropFirst(head.count)
    return rest.indices.contains { matches(rest[$0...], tail) } || matches(rest.suffix(0), tail)
  }
}

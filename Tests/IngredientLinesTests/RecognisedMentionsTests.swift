import Files
@testable import IngredientLines
import Ingredients
import Testing

/// The share of ingredient mentions that are recognised, and recognised rightly, in lines as home cooks write them; see
/// `english-lines.txt` and `korean-lines.txt`.
///
/// Words and rules are tuned on the odd lines alone, so the even ones tell what other collections will get.
struct RecognisedMentionsTests {
  private static let folder = FilePath(#filePath).folder.appending("Mentions")

  @Test(arguments: ["english-lines.txt", "korean-lines.txt"], [1, 0])
  func atLeastNinetySevenOfAHundredAreRight(file: FilePath, half: Int) throws {
    let text = try #require(String(validating: try Self.folder.appending(file).readBytes(), as: UTF8.self))
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(MentionLine.init)
    let judged = lines.enumerated().filter { ($0.offset + 1) % 2 == half }.map(\.element)
    #expect(judged.count > 50)
    let mentions = judged.reduce(0) { $0 + $1.expected.count }
    let wrong = judged.filter { !$0.isRight }
    let share = 1 - Double(wrong.reduce(0) { $0 + $1.expected.count }) / Double(mentions)
    #expect(share >= 0.97, "\(share); wrong: \(wrong.map { "\($0.text): \($0.found)" })")
  }

  @Test(arguments: ["english-mentions.txt", "korean-mentions.txt"])
  func brandsSpellingsAndCountersAreRead(file: FilePath) throws {
    let text = try #require(String(validating: try Self.folder.appending(file).readBytes(), as: UTF8.self))
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(MentionLine.init)
    let wrong = lines.filter { !$0.isRight }
    #expect(lines.count > 400 && wrong.count * 100 <= 2 * lines.count, "\(wrong.map { "\($0.text): \($0.found)" })")
  }

  /// Lines that an import understands, the pantry understands, too: the same food in the same amount.
  @Test(arguments: ["english-lines.txt", "korean-lines.txt", "english-mentions.txt", "korean-mentions.txt"])
  func thePantryReadsTheSame(file: FilePath) throws {
    let text = try #require(String(validating: try Self.folder.appending(file).readBytes(), as: UTF8.self))
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(MentionLine.init)
    let right = lines.filter { line in
      let portions = try? PortionParser(.kitchen).portions([line.text + " "])
      return portions.map { line.accepts($0.map(\.ingredient.id)) } ?? false
    }
    let wrong = lines.filter { line in !right.contains { $0.text == line.text } }
    #expect(Double(right.count) / Double(lines.count) >= 0.97, "\(wrong.map(\.text))")
  }
}

/// One line with what it names.
private struct MentionLine {
  let text: String
  /// The acceptable identifiers of each ingredient.
  let expected: [[Substring]]

  init(_ line: Substring) {
    let bar = line.lastIndex(of: "|") ?? line.endIndex
    text = line[..<bar].split(separator: " ").joined(separator: " ")
    expected = line[bar...].dropFirst().split(separator: ",").map { $0.filter { $0 != " " }.split(separator: "/") }
  }

  /// The identifiers that an import finds.
  var found: [String] {
    IngredientLineParser().lines(text).map { IngredientResolver.standard.ingredient(of: $0)?.id ?? "?" }
  }

  var isRight: Bool { accepts(found) }

  func accepts(_ ids: [String]) -> Bool {
    ids.count == expected.count && zip(ids, expected).allSatisfy { id, accepted in accepted.contains { $0 == id } }
  }
}

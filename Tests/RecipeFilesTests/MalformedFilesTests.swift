import Files
import IngredientLines
import Localization
@testable import Random
import Recipes
import TestSupport
import Testing

@testable import RecipeFiles
@testable import Recipes

/// Truncated and randomly changed files give a result or an error, never a crash.
struct MalformedFilesTests {
  private static let samples: [(name: String, bytes: [UInt8])] =
    SampleFiles.byName.map { ($0.name, Array($0.text.utf8)) } + [
      (
        "x.zip",
        PackedBytes.zip([
          .init(name: "a.json", bytes: Array(SampleFiles.mealie.utf8), method: 8),
          .init(name: "b.paprikarecipe", bytes: PackedBytes.gzip(Array(SampleFiles.mealie.utf8))),
        ])
      )
    ]

  private static let builder = RecipeBuilder()

  /// Reads a file, and checks that every recipe in it has what a recipe needs.
  ///
  /// - Returns: the number of records, readable or not.
  private static func read(_ bytes: [UInt8], _ name: String) -> Int {
    var drafts: [DraftRecord] = []
    let contents = RecipeContents(bytes, name: name, at: RecordPlace(file: FilePath("/nowhere/" + name)))
    try? contents.forEachRecord { drafts.append($0) }
    for case .success(.draft(let draft)) in drafts.map(\.result) {
      guard let recipe = try? builder.recipe(of: draft).recipe else { continue }
      #expect(!recipe.title.english.isEmpty && !recipe.ingredients.isEmpty && !recipe.steps.isEmpty, "\(recipe)")
      #expect(recipe.servings > 0 && recipe.ingredients.allSatisfy { $0.amount.value ?? 1 > 0 }, "\(recipe)")
    }
    return drafts.count
  }

  @Test(arguments: samples.indices) func everyPrefixIsReadOrRefused(index: Int) {
    let (name, bytes) = Self.samples[index]
    let step = max(1, bytes.count / 150)
    for count in stride(from: 0, to: bytes.count, by: step) { #expect(Self.read(Array(bytes.prefix(count)), name) > 0) }
  }

  @Test(arguments: samples.indices) func randomChangesAreReadOrRefused(index: Int) {
    let (name, bytes) = Self.samples[index]
    var generator = SplitMix64(seed: UInt64(index))
    for _ in 0..<200 {
      var changed = bytes
      for _ in 0..<(1 + generator.next(below: 8)) {
        let position = generator.next(below: changed.count)
        switch generator.next(below: 3) {
        case 0: changed[position] = UInt8(generator.next(below: 256))
        case 1: changed.remove(at: position)
        default:
          changed.insert(
            contentsOf: bytes[position % bytes.count..<min(bytes.count, position % bytes.count + 9)], at: position)
        }
      }
      #expect(Self.read(changed, name) > 0)
    }
  }

  @Test(arguments: [
    ("a.json", "[", "]"), ("a.json", #"{"@graph":["#, ""), ("a.html", "<a", ""), ("a.html", "<script", ""),
    ("a.cook", "@a{", ""), ("a.cook", "[-", ""), ("a.txt", "# x\n", ""), ("a.txt", "1. a\n", ""), ("a.csv", "\"", ""),
    ("a.mmf", "-----meal-master\n", ""), ("a.txt", "tofu (a,", ""), ("a.txt", "1 1/2-", ""), ("d.jsonl", "{}\n", ""),
  ])
  func repetitionsTerminate(name: String, part: String, end: String) {
    let text = String(repeating: part, count: 3000) + String(repeating: end, count: 3000)
    #expect(Self.read(Array(text.utf8), name) > 0)
  }
}

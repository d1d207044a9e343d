internal import Ingredients

/// Finds what a title or a step says goes into a dish: `달걀물을 붓는다` names an egg, `grated parmesan` a cheese.
///
/// The words are sure ones, reviewed against thousands of real steps; a longer word hides the shorter one in it (peanut
/// butter is no butter), and "without egg", "달걀 크기" or "고기 대신" name nothing.
enum FoodMentions {
  /// The tables that decide, as text: whatever was worked out with others is out of date.
  static var tableTexts: [String] {
    let short = KoreanMentionTable.short.map { (Array($1), String($0)) }.sorted { $0.1 < $1.1 }
    return (EnglishMentionTable.entries + KoreanMentionTable.entries + short).map { contents, words in
      contents.map(\.rawValue).sorted().joined(separator: " ") + ": " + words
    }
  }

  /// What a text names.
  static func contents(in text: String) -> Set<FoodContent> {
    KoreanMentions.contents(in: text).union(EnglishMentions.contents(in: text))
  }
}

/// Words with what the food holds that they name; none for words that only look like food.
struct MentionWords<Word: Hashable & Sendable>: Sendable {
  /// A run of letters, or of words, that names food.
  struct Entry: Sendable {
    let parts: [Word]
    let contents: Set<FoodContent>
  }

  private let entries: [Word: [Entry]]

  /// - Parameters:
  ///   - table: words separated by commas, with what they name.
  ///   - parts: takes a word apart into what is compared.
  init(_ table: [([FoodContent], String)], parts: (Substring) -> [Word]) {
    var entries: [Word: [Entry]] = [:]
    for (contents, words) in table {
      for word in words.split(separator: ",") {
        let parts = parts(word)
        guard let first = parts.first else { continue }
        entries[first, default: []].append(Entry(parts: parts, contents: Set(contents)))
      }
    }
    self.entries = entries.mapValues { $0.sorted { $0.parts.count > $1.parts.count } }
  }

  /// The longest entry that a text goes on with at `position`.
  func entry(in text: [Word], at position: Int) -> Entry? {
    entries[text[position]]?.first { text[position...].starts(with: $0.parts) }
  }
}

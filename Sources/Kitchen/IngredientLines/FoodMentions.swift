package import Ingredients

/// Finds the foods that a title or a step mentions: `달걀물을 붓는다` mentions egg, `grated parmesan` cheese.
///
/// Only unambiguous words are listed, reviewed against thousands of real steps. A longer word hides the shorter one in
/// it (peanut butter is not butter), and "without egg", "달걀 크기" or "고기 대신" mention nothing.
package enum FoodMentions {
  /// The tables as text; whatever was derived from other tables is out of date.
  package static var tableTexts: [String] {
    let short = KoreanMentionTable.short.map { (Array($1), String($0)) }.sorted { $0.1 < $1.1 }
    return (EnglishMentionTable.entries + KoreanMentionTable.entries + short).map { contents, words in
      contents.map(\.rawValue).sorted().joined(separator: " ") + ": " + words
    }
  }

  /// Returns the contents that a text mentions.
  package static func contents(in text: String) -> Set<FoodContent> {
    KoreanMentions.contents(in: text).union(EnglishMentions.contents(in: text))
  }
}

/// Words with the contents of the food that they name; words that only look like food have none.
struct MentionWords<Word: Hashable & Sendable>: Sendable {
  /// A sequence of letters, or of words, that names food.
  struct Entry: Sendable {
    let parts: [Word]
    let contents: Set<FoodContent>
  }

  private let entries: [Word: [Entry]]

  /// - Parameters:
  ///   - table: words separated by commas, with the contents that they name.
  ///   - parts: splits a word into the parts that are compared.
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

  /// Returns the longest entry that begins at `position` of a text.
  func entry(in text: [Word], at position: Int) -> Entry? {
    entries[text[position]]?.first { text[position...].starts(with: $0.parts) }
  }
}

/// Finds mentions of food in English text, word by word.
enum EnglishMentions {
  /// Returns the contents that a text mentions.
  static func contents(in text: String) -> Set<FoodContent> {
    let letters = rawWords(of: text).map { word in keys.value(for: word) { NameKey(word).text } }
    var found: Set<FoodContent> = []
    var position = 0
    while position < letters.count {
      guard let entry = words.entry(in: letters, at: position) else {
        position += 1
        continue
      }
      let end = position + entry.parts.count
      if !isDenied(letters, position..<end) { found.formUnion(entry.contents) }
      position = end
    }
    return found
  }

  /// Steps are written with a few thousand words.
  private static let keys = Memo<String>(limit: 10_000)

  /// Returns the words that begin with an ASCII letter.
  private static func rawWords(of text: String) -> [String] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return text.split { !$0.isLetter }.filter { $0.first?.isASCII == true }.map { String($0) }
    }
    return text.utf8.split { !(0x41...0x5A).contains($0) && !(0x61...0x7A).contains($0) }.map { String($0) ?? "" }
  }

  private static let words = MentionWords(EnglishMentionTable.entries) { words in
    words.split(separator: " ").map { NameKey(String($0)).text }
  }

  /// Returns whether the words around a name negate it: `without eggs`, `vegan butter`, `egg-free`.
  private static func isDenied(_ words: [String], _ range: Range<Int>) -> Bool {
    let before = words[max(0, range.lowerBound - 3)..<range.lowerBound]
    let behind = range.upperBound < words.count ? words[range.upperBound] : ""
    return before.contains(where: denyingBefore.contains) || denyingBehind.contains(behind)
  }

  private static let denyingBefore: Set<String> = [
    "no", "without", "instead", "vegan", "plant", "mock", "faux", "imitation", "size", "replace", "replaces",
    "nondairy",
  ]
  private static let denyingBehind: Set<String> = [
    "free", "substitute", "alternative", "replacer", "replacement", "sized", "shaped",
  ]
}

/// Finds mentions of food in Korean text, where names are joined to each other and to particles.
enum KoreanMentions {
  /// Returns the contents that a text mentions.
  static func contents(in text: String) -> Set<FoodContent> {
    // Korean letters begin at U+1100, whose first byte is E1.
    guard text.utf8.contains(where: { $0 >= 0xE1 }) else { return [] }
    let letters = Array(text)
    var found: Set<FoodContent> = []
    var position = 0
    while position < letters.count {
      guard let entry = words.entry(in: letters, at: position) else {
        found.formUnion(contentsOfShortWord(in: letters, at: position))
        position += 1
        continue
      }
      position += entry.parts.count
      if !isDenied(letters[position...]) { found.formUnion(entry.contents) }
    }
    return found
  }

  private static let words = MentionWords(KoreanMentionTable.entries) { Array($0) }

  /// Returns whether the text after a name negates it: `달걀 크기로`, `고기를 대신하여`, `버터 없이`.
  private static func isDenied(_ rest: ArraySlice<Character>) -> Bool {
    var rest = rest
    if let particle = rest.first, ["을", "를", "만", "의"].contains(particle) { rest = rest.dropFirst() }
    rest = rest.drop { $0 == " " }
    return ["대신", "대용", "없이", "크기", "만한", "만하", "모양", "빼고"].contains { rest.starts(with: $0) }
  }

  /// Returns the contents of a name of one syllable, which counts only as a whole word: `굴을` is oyster, `굴려` is not.
  private static func contentsOfShortWord(in letters: [Character], at position: Int) -> Set<FoodContent> {
    guard position == 0 || !letters[position - 1].isLetter, let contents = KoreanMentionTable.short[letters[position]]
    else { return [] }
    let rest = letters[(position + 1)...].prefix { $0.isLetter }
    return rest.isEmpty || particles.contains(String(rest)) ? contents : []
  }

  private static let particles: Set<String> = ["은", "는", "이", "가", "을", "를", "과", "와", "도", "의"]
}

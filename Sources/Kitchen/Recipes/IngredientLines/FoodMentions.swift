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

/// Finds food in English text, word by word.
enum EnglishMentions {
  /// What a text names.
  static func contents(in text: String) -> Set<FoodContent> {
    let letters = text.split { !$0.isLetter }.filter { $0.first?.isASCII == true }.map { NameKey(String($0)).text }
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

  private static let words = MentionWords(EnglishMentionTable.entries) { words in
    words.split(separator: " ").map { NameKey(String($0)).text }
  }

  /// Whether the words around a name say that the food is not meant: `without eggs`, `vegan butter`, `egg-free`.
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

/// Finds food in Korean text, where names are written together with each other and with particles.
enum KoreanMentions {
  /// What a text names.
  static func contents(in text: String) -> Set<FoodContent> {
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

  /// Whether what follows a name says that the food is not meant: `달걀 크기로`, `고기를 대신하여`, `버터 없이`.
  private static func isDenied(_ rest: ArraySlice<Character>) -> Bool {
    var rest = rest
    if let particle = rest.first, ["을", "를", "만", "의"].contains(particle) { rest = rest.dropFirst() }
    rest = rest.drop { $0 == " " }
    return ["대신", "대용", "없이", "크기", "만한", "만하", "모양", "빼고"].contains { rest.starts(with: $0) }
  }

  /// Names of one syllable count only as whole words: `굴을` is an oyster, `굴려` is not.
  private static func contentsOfShortWord(in letters: [Character], at position: Int) -> Set<FoodContent> {
    guard position == 0 || !letters[position - 1].isLetter, let contents = KoreanMentionTable.short[letters[position]]
    else { return [] }
    let rest = letters[(position + 1)...].prefix { $0.isLetter }
    return rest.isEmpty || particles.contains(String(rest)) ? contents : []
  }

  private static let particles: Set<String> = ["은", "는", "이", "가", "을", "를", "과", "와", "도", "의"]
}

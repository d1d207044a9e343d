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

  /// Returns the contents that the name of an ingredient mentions; a few thousand names are on most lists.
  package static func contents(inName name: String) -> Set<FoodContent> {
    named.value(for: name) { contents(in: name) }
  }

  private static let named = Memo<Set<FoodContent>>(limit: 10_000)
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
    let text = words.numbers(in: text)
    var found: Set<FoodContent> = []
    var position = 0
    while position < text.count {
      guard text[position] != MentionLexicon.unlisted, let entry = entries.entry(in: text, at: position) else {
        position += 1
        continue
      }
      let end = position + entry.parts.count
      if !isDenied(text, position..<end) { found.formUnion(entry.contents) }
      position = end
    }
    return found
  }

  private static let words = MentionLexicon(
    EnglishMentionTable.entries.flatMap { $1.split { ", ".contains($0) }.map(String.init) }
      + denyingBefore + denyingBehind)

  private static let entries = MentionWords(EnglishMentionTable.entries) { phrase in
    phrase.split(separator: " ").map { words.number(of: String($0)) }
  }

  /// Returns whether the words around a name negate it: `without eggs`, `vegan butter`, `egg-free`.
  private static func isDenied(_ words: [Int], _ range: Range<Int>) -> Bool {
    let before = words[max(0, range.lowerBound - 3)..<range.lowerBound]
    let behind = range.upperBound < words.count ? words[range.upperBound] : MentionLexicon.unlisted
    return before.contains(where: numbersDenyingBefore.contains) || numbersDenyingBehind.contains(behind)
  }

  private static let numbersDenyingBefore = Set(denyingBefore.map(words.number))
  private static let numbersDenyingBehind = Set(denyingBehind.map(words.number))

  private static let denyingBefore = [
    "no", "without", "instead", "vegan", "plant", "mock", "faux", "imitation", "size", "replace", "replaces",
    "nondairy",
  ]
  private static let denyingBehind = [
    "free", "substitute", "alternative", "replacer", "replacement", "sized", "shaped",
  ]
}

/// The few hundred English words that mentions are made of, numbered, so that a text is compared without a string for
/// each of its words.
struct MentionLexicon: Sendable {
  /// The number of all other words.
  static let unlisted = 0

  private let numbers: [ShortWord: Int]

  /// Numbers the words, in the singular and in the plural alike.
  init(_ words: [String]) {
    var numbers: [ShortWord: Int] = [:]
    for word in words {
      let key = NameKey(word)
      for form in Self.forms(of: key.text) where NameKey(form) == key {
        guard let short = ShortWord(form.utf8), numbers[short] == nil else { continue }
        numbers[short] = ShortWord(key.text.utf8).flatMap { numbers[$0] } ?? numbers.count + 1
      }
    }
    self.numbers = numbers
  }

  /// Returns the possible singular of a word.
  private static func forms(of word: String) -> [String] {
    let stem = String(word.dropLast())
    return [word, word + "s", word + "es", stem + "ies", stem + "ves"]
  }

  /// Returns the number of a word in the singular or the plural, whatever its case and accents.
  func number(of word: String) -> Int {
    ShortWord(NameKey(word).text.utf8).flatMap { numbers[$0] } ?? Self.unlisted
  }

  /// Returns the numbers of the words of a text that begin with an ASCII letter.
  func numbers(in text: String) -> [Int] {
    let bytes = text.utf8Span.span
    var (found, word, isOpen) = ([Int](), ShortWord(), false)
    for offset in bytes.indices {
      let byte = bytes[offset]
      if byte >= 0x80 { return unicodeNumbers(in: text) }
      if (0x61...0x7A).contains(byte | 0x20) {
        word.append(byte | 0x20)
        isOpen = true
      } else if isOpen {
        found.append(numbers[word] ?? Self.unlisted)
        (word, isOpen) = (ShortWord(), false)
      }
    }
    if isOpen { found.append(numbers[word] ?? Self.unlisted) }
    return found
  }

  private func unicodeNumbers(in text: String) -> [Int] {
    text.split { !$0.isLetter }.filter { $0.first?.isASCII == true }.map { number(of: String($0)) }
  }
}

/// A word of at most sixteen bytes, without memory of its own.
private struct ShortWord: Hashable {
  private var (low, high): (UInt64, UInt64) = (0, 0)
  private var count = 0

  init() {}

  /// Creates the word of some bytes; nil if they are too many.
  init?(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
    if count > 16 { return nil }
  }

  /// Appends a byte; words that differ only behind the sixteenth have different counts from all listed ones.
  mutating func append(_ byte: UInt8) {
    if count < 8 {
      low |= UInt64(byte) << UInt64(8 * count)
    } else if count < 16 {
      high |= UInt64(byte) << UInt64(8 * count - 64)
    }
    count += 1
  }
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

internal import Ingredients
internal import Localization

/// Finds amounts among the words of a command line: `1 L`, `500g`, `반 모`, `two dozen`, `1 1/2 cups`.
enum AmountWords {
  /// The maximum number of words in an amount.
  private static let most = 5

  /// Splits words at commas and semicolons into groups that are not empty; a comma between figures belongs to the
  /// number, and one in brackets to what they hold.
  static func parts(of words: [String]) -> [[String]] {
    var parts: [[String]] = [[]]
    var depth = 0
    for word in words.flatMap({ $0.split(whereSeparator: \.isWhitespace) }) {
      for (index, piece) in pieces(of: Array(word), depth: &depth).enumerated() {
        if index > 0 { parts.append([]) }
        if !piece.isEmpty { parts[parts.count - 1].append(piece) }
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// - Parameter depth: the number of open brackets.
  private static func pieces(of word: [Character], depth: inout Int) -> [String] {
    var pieces = [""]
    for (index, character) in word.enumerated() {
      let isInNumber = index > 0 && word[index - 1].isNumeral && index + 1 < word.count && word[index + 1].isNumeral
      if ",;，、".contains(character), !isInNumber, depth == 0 {
        pieces.append("")
      } else {
        if character == "(" { depth += 1 }
        if character == ")" { depth = max(0, depth - 1) }
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces
  }

  /// Returns whether a word begins like an amount in figures, so that it cannot be a name.
  static func isBegun(by word: String) -> Bool { word.first.map { $0.isNumeral || "+-./".contains($0) } ?? false }

  /// Returns whether several English words begin with an amount as it is said: `half an onion`, `two onions`, `a few
  /// carrots`.
  ///
  /// A number without an article may be part of a name, as in five spice or half fat milk, unless the word after it is
  /// a plural.
  static func isSpoken(_ words: [String]) -> Bool {
    guard words.count > 1, words[0].isASCII else { return false }
    let key = words[0].wordKey
    if ["a", "an", "some", "several"].contains(key) { return true }
    if NumberWord.share(key) != nil { return ["a", "an", "of"].contains(words[1].wordKey) }
    return NumberWord.english(key) != nil && (words[1].isEnglishPlural || words[1] == "dozen")
  }

  /// Returns whether a word may begin or be an amount, in figures or in words, as far as one sees without the others.
  static func mayBegin(with word: String) -> Bool {
    if word.isASCII {
      return word.utf8.contains { (0x30...0x39).contains($0) } || NumberWord.english(word.wordKey) != nil
    }
    return word.contains(where: \.isNumeral) || VagueAmount.isKorean(word) || NumberWord.korean(word) != nil
  }

  /// Returns whether a word may end an amount, as figures, measures and vague amounts do.
  static func mayEnd(with word: String) -> Bool {
    mayBegin(with: word) || MeasureReader.attached(word) != nil || ["taste", "needed"].contains(word.wordKey)
  }

  /// Returns the first word that is written like an amount but makes none: `1/0`, `-2`, `0`, `1e9`; nil if all are in
  /// order.
  static func fault(in text: String) -> String? {
    let words = text.split { $0.isWhitespace || "(),".contains($0) }.map(String.init)
    return words.first(where: isFaulty) ?? endless(in: words)
  }

  /// Returns the first word that is no number but stands before a measure: `nan L`, `inf kg`; nil if there is none.
  static func endless(in words: some Sequence<String>) -> String? {
    zip(words, words.dropFirst()).first { word, next in
      let unit = MeasureReader.attached(next)?.measure.unit
      return ["nan", "inf", "infinity", "∞"].contains(word.wordKey) && unit.map(Self.measured.contains) == true
    }?.0
  }

  /// The units that nobody counts loaves of nan in.
  private static let measured: Set<AmountUnit> = [
    .gram, .kilogram, .milliliter, .liter, .ounce, .pound, .cup, .tablespoon, .teaspoon,
  ]

  private static func isFaulty(_ word: String) -> Bool {
    guard word.first.map({ $0.isNumeral || "+-".contains($0) }) == true else { return false }
    if let sign = word.first, "+-".contains(sign) { return word.dropFirst().first?.isNumeral == true }
    let figures = word.prefix { $0.isNumeral || ".,/".contains($0) }
    let parts = figures.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count > 2 || parts.dropFirst().contains(where: { Double(String($0)).map { $0 <= 0 } ?? true }) {
      return true
    }
    let rest = word.dropFirst(figures.count)
    if "eE".contains(rest.first ?? " "), rest.dropFirst().first?.isNumeral == true { return true }
    // `400 g 00 flour`: two noughts are a name.
    guard let value = Double(figures.filter { $0 != "," }) else { return false }
    return value > 1e6 || (value <= 0 && figures == word && word != "00")
  }

  /// Returns the longest amount that begins the words, and its number of words.
  ///
  /// - Parameter food: the Korean name of the food; a tray of eggs is thirty.
  static func amount(beginning words: ArraySlice<String>, of food: String) -> (Amount, count: Int)? {
    for count in stride(from: min(words.count, most), through: 1, by: -1) {
      guard let amount = amount(words.prefix(count).joined(separator: " "), of: food) else { continue }
      // `half fat milk` is no half.
      let isName = amount.unit == .bare && count < words.count && words.first?.first?.isASCII == true
      if !isName || words.first.map(isBegun) == true { return (amount, count) }
    }
    return nil
  }

  /// Returns the amount that a text consists of; nil if it holds anything else. A single word may add the other end of
  /// a range or another measure.
  static func amount(_ text: String, of food: String = "") -> Amount? {
    guard let first = text.first, !"+-".contains(first) else { return nil }
    let line = IngredientLineParser().line(name: food, amount: text)
    guard let amount = line.amount else { return worded(text) }
    let isWord = first.isNumeral && !text.contains(" ")
    let isPacked = line.note == text && FoodPacking.content(of: food, in: text) != nil
    return line.note == nil || isPacked || isWord && amount.unit != .bare ? amount : nil
  }

  /// Returns the amount that English words consist of: `half pack`, `two bottles`, `a dozen`.
  ///
  /// A number without a measure may be part of a name, as in five spice, unless it is a half or a dozen.
  private static func worded(_ text: String) -> Amount? {
    guard let first = text.split(separator: " ").first.map({ String($0).wordKey }),
      NumberWord.english(first) != nil || NumberWord.share(first) != nil
    else { return nil }
    let tokens = LineTokens(all: LineToken.all(in: text.composedScalars))
    guard let reading = AmountReader(tokens).reading(at: 0), reading.end == tokens.all.count, !reading.isShortened,
      let amount = reading.amount
    else { return nil }
    let isTold = tokens[tokens.all.count - 1]?.key.map { ["half", "dozen"].contains($0) } == true
    return amount.unit != .bare || isTold ? amount : nil
  }
}

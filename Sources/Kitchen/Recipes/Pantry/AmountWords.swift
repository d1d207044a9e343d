/// Finds amounts among the words of a command line: `1 L`, `500g`, `반 모`, `two dozen`, `1 1/2 cups`.
enum AmountWords {
  /// No amount has more words than this.
  private static let most = 5

  /// The words between commas, in groups that are not empty; a comma between figures belongs to the number.
  static func parts(of words: [String]) -> [[String]] {
    var parts: [[String]] = [[]]
    for word in words.flatMap({ $0.split(whereSeparator: \.isWhitespace) }) {
      for (index, piece) in pieces(of: Array(word)).enumerated() {
        if index > 0 { parts.append([]) }
        if !piece.isEmpty { parts[parts.count - 1].append(piece) }
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  private static func pieces(of word: [Character]) -> [String] {
    word.indices.split(omittingEmptySubsequences: false) { index in
      let isInNumber = index > 0 && word[index - 1].isNumeral && index + 1 < word.count && word[index + 1].isNumeral
      return word[index] == "," && !isInNumber
    }.map { String(word[$0]) }
  }

  /// Whether a word begins as amounts in figures do, so that it cannot be a name.
  static func isBegun(by word: String) -> Bool { word.first.map { $0.isNumeral || "+-./".contains($0) } ?? false }

  /// The amount that some words begin with, and how many words it takes; as many as possible.
  ///
  /// - Parameter food: what there is so much of, in Korean; a tray of eggs is thirty.
  static func amount(beginning words: ArraySlice<String>, of food: String) -> (Amount, count: Int)? {
    for count in stride(from: min(words.count, most), through: 1, by: -1) {
      if let amount = amount(words.prefix(count).joined(separator: " "), of: food) { return (amount, count) }
    }
    return nil
  }

  /// The amount that a text is; nil when there is more in it than an amount, except for what a single word says besides:
  /// the other end of a range, another measure.
  static func amount(_ text: String, of food: String = "") -> Amount? {
    guard let first = text.first, !"+-".contains(first) else { return nil }
    let line = IngredientLineParser().line(name: food, amount: text)
    guard let amount = line.amount else { return nil }
    let isWord = first.isNumeral && !text.contains(" ")
    let isPacked = line.note == text && FoodPacking.content(of: food, in: text) != nil
    return line.note == nil || isPacked || isWord && amount.unit != .bare ? amount : nil
  }
}

extension Character {
  /// Whether numbers are written with it: a digit or a fraction.
  var isNumeral: Bool {
    unicodeScalars.first.map { [.decimalNumber, .otherNumber].contains($0.properties.generalCategory) } ?? false
  }
}

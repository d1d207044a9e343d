public import Ingredients

/// An ingredient with as much of it as was named.
public struct Portion: Sendable, Equatable {
  /// What it is.
  public let ingredient: Ingredient
  /// How much; nil when nobody said.
  public let amount: Amount?

  /// An ingredient and how much of it.
  public init(_ ingredient: Ingredient, amount: Amount? = nil) {
    self.ingredient = ingredient
    self.amount = amount
  }
}

/// Why words name no portions.
public enum PortionError: Error, Equatable {
  /// No ingredient has that name; `suggestions` are near ones, likeliest first.
  case unknown(String, suggestions: [Ingredient])
  /// The word begins like an amount, but is none that a kitchen has.
  case notAnAmount(String)
  /// An amount without an ingredient before it.
  case amountOfNothing(String)
}

/// Reads what a person typed about food: `milk 1 L`, `달걀 10개 두부 반 모`, `2 eggs 1 L milk`, `green onion, tofu`.
///
/// An amount stands behind its name, or before it in a list that begins with an amount; commas may stand between. Of
/// several words that are names together and alone, as many as possible are taken for one name. A word of the command
/// line that has spaces in it is a line of its own, and may be one of a recipe: `대파 1/2대(50g)`.
public struct PortionParser: Sendable {
  private let vocabulary: Vocabulary

  /// A parser that knows the names of `vocabulary`.
  public init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// Reads the words of a command line, in their order.
  public func portions(_ words: [String]) throws(PortionError) -> [Portion] {
    var portions: [Portion] = []
    var open: [String] = []
    for word in words {
      if isLine(word) {
        portions += try list(open) + line(word)
        open = []
      } else {
        open.append(word)
      }
    }
    portions += try list(open)
    if portions.isEmpty, let word = words.first { throw .unknown(word, suggestions: []) }
    return portions
  }

  /// Whether a word is more than a name or an amount: `대파 1/2대(50g)`, `달걀10개`.
  private func isLine(_ word: String) -> Bool {
    let isSeveral = word.contains(where: \.isWhitespace) || word.contains(where: \.isNumeral) && !word.contains(",")
    return isSeveral && vocabulary.ingredient(named: word) == nil && AmountWords.amount(word) == nil
  }

  private func line(_ text: String) throws(PortionError) -> [Portion] {
    do throws(PortionError) { return try list([text]) } catch {
      // What has a number behind a comma is not a remark on what stands before it.
      let isOne = AmountWords.parts(of: [text]).dropFirst().allSatisfy { !$0.contains(where: AmountWords.isBegun) }
      let line = IngredientLineParser().line(text)
      guard isOne, let ingredient = food(named: line.name) else { throw error }
      return [Portion(ingredient, amount: line.amount)]
    }
  }

  private func list(_ words: [String]) throws(PortionError) -> [Portion] {
    var portions: [Portion] = []
    for part in AmountWords.parts(of: words) { portions += try self.portions(in: part[...]) }
    return portions
  }
}

extension PortionParser {
  /// Reads words without commas.
  private func portions(in words: ArraySlice<String>) throws(PortionError) -> [Portion] {
    var (rest, portions) = (words, [Portion]())
    var amount = try amount(&rest)
    let isAmountFirst = amount != nil
    while !rest.isEmpty {
      let ingredient = try name(&rest)
      let next = try self.amount(&rest, of: ingredient.korean)
      portions.append(Portion(ingredient, amount: isAmountFirst ? amount : next))
      amount = next
    }
    if isAmountFirst, amount != nil { throw .amountOfNothing(words.last(where: AmountWords.isBegun) ?? "") }
    return portions
  }

  /// Takes the amount off that the words begin with; nil when they begin with a name or with what nobody knows.
  private func amount(_ rest: inout ArraySlice<String>, of food: String = "") throws(PortionError) -> Amount? {
    guard let first = rest.first else { return nil }
    let isNumber = AmountWords.isBegun(by: first)
    if !isNumber, longestName(rest) != nil { return nil }
    guard let (amount, count) = AmountWords.amount(beginning: rest, of: food) else {
      if isNumber { throw .notAnAmount(first) }
      return nil
    }
    rest = rest.dropFirst(count)
    return amount
  }

  private func name(_ rest: inout ArraySlice<String>) throws(PortionError) -> Ingredient {
    if let (ingredient, count) = longestName(rest) {
      rest = rest.dropFirst(count)
      return ingredient
    }
    let name = rest.prefix { !AmountWords.isBegun(by: $0) }.joined(separator: " ")
    if name.isEmpty { throw .amountOfNothing(rest.first ?? "") }
    throw .unknown(name, suggestions: vocabulary.suggestions(for: name))
  }

  private func longestName(_ words: ArraySlice<String>) -> (Ingredient, Int)? {
    // No name has more words than this.
    for count in stride(from: min(words.count, 6), through: 1, by: -1) {
      if let ingredient = food(named: words.prefix(count).joined(separator: " ")) { return (ingredient, count) }
    }
    return nil
  }

  private func food(named name: String) -> Ingredient? {
    vocabulary.ingredient(named: name).flatMap { $0.id == Vocabulary.noneID ? nil : $0 }
  }
}

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

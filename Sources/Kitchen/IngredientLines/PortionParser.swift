public import Ingredients

/// An ingredient with the amount that was named.
public struct Portion: Sendable, Equatable {
  /// The ingredient.
  public let ingredient: Ingredient
  /// The amount; nil if none was named.
  public let amount: Amount?

  /// Creates a portion of an ingredient.
  public init(_ ingredient: Ingredient, amount: Amount? = nil) {
    self.ingredient = ingredient
    self.amount = amount
  }
}

/// The reason why words do not name portions.
public enum PortionError: Error, Equatable {
  /// No ingredient has that name; `suggestions` are similar ones, likeliest first.
  case unknown(String, suggestions: [Ingredient])
  /// The word begins like an amount, but is not a valid one.
  case notAnAmount(String)
  /// An amount belongs to no ingredient.
  case amountOfNothing(String)
}

/// Parses portions of food as a person types them: `milk 1 L`, `달걀 10개 두부 반 모`, `2 eggs 1 L milk`, `green onion, tofu`.
///
/// An amount follows its name, or precedes it in a list that begins with an amount; commas may separate portions. A
/// name takes as many words as possible. An argument that contains spaces is parsed by itself and may be an ingredient
/// line: `대파 1/2대(50g)`.
public struct PortionParser: Sendable {
  private let vocabulary: Vocabulary

  /// Creates a parser for the names of `vocabulary`.
  public init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// Parses the arguments of a command line, in order.
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

  /// Returns whether a word holds more than a name or an amount: `대파 1/2대(50g)`, `달걀10개`.
  private func isLine(_ word: String) -> Bool {
    let isSeveral = word.contains(where: \.isWhitespace) || word.contains(where: \.isNumeral) && !word.contains(",")
    return isSeveral && vocabulary.ingredient(named: word) == nil && AmountWords.amount(word) == nil
  }

  private func line(_ text: String) throws(PortionError) -> [Portion] {
    do throws(PortionError) { return try list([text]) } catch {
      // Text after a comma that contains a number is another portion, not a note.
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
  /// Parses words without commas.
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

  /// Removes the leading amount; returns nil if the words begin with a name or an unknown word.
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
    // No name has more than six words.
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
  /// The maximum number of words in an amount.
  private static let most = 5

  /// Splits words at commas into groups that are not empty; a comma between figures belongs to the number.
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

  /// Returns whether a word begins like an amount in figures, so that it cannot be a name.
  static func isBegun(by word: String) -> Bool { word.first.map { $0.isNumeral || "+-./".contains($0) } ?? false }

  /// Returns the longest amount that begins the words, and its number of words.
  ///
  /// - Parameter food: the Korean name of the food; a tray of eggs is thirty.
  static func amount(beginning words: ArraySlice<String>, of food: String) -> (Amount, count: Int)? {
    for count in stride(from: min(words.count, most), through: 1, by: -1) {
      if let amount = amount(words.prefix(count).joined(separator: " "), of: food) { return (amount, count) }
    }
    return nil
  }

  /// Returns the amount that a text consists of; nil if it holds anything else. A single word may add the other end of
  /// a range or another measure.
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
  /// Whether the character is a digit or a fraction.
  var isNumeral: Bool {
    unicodeScalars.first.map { [.decimalNumber, .otherNumber].contains($0.properties.generalCategory) } ?? false
  }
}

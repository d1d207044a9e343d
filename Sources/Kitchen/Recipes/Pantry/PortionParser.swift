public import Ingredients

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

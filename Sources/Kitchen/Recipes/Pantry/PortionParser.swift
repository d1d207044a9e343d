public import Ingredients

/// Reads what a person typed about food: `milk 1 L`, `달걀 10개 두부 1 모`, `green onion tofu`.
///
/// Names come first, then the amount of the last of them, then its unit. Of several words that are names together and
/// alone, as many as possible are taken for one name.
public struct PortionParser: Sendable {
  private let vocabulary: Vocabulary

  /// A parser that knows the names of `vocabulary`.
  public init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// Reads the words of a command line, in their order.
  public func portions(_ words: [String]) throws(PortionError) -> [Portion] {
    var portions: [Portion] = []
    var rest = words[...]
    while let first = rest.first {
      guard !AmountWord.isBegun(by: first) else { throw .amountOfNothing(first) }
      let names = rest.prefix { !AmountWord.isBegun(by: $0) }
      rest = rest[names.endIndex...]
      var ingredients = try ingredients(names)
      guard let last = ingredients.popLast() else { continue }
      portions += ingredients.map { Portion($0) }
      portions.append(Portion(last, amount: try amount(&rest)))
    }
    return portions
  }

  private func amount(_ rest: inout ArraySlice<String>) throws(PortionError) -> Amount? {
    guard let word = rest.popFirst() else { return nil }
    guard let read = AmountWord(word) else { throw .notAnAmount(word) }
    if let unit = read.unit { return Amount(read.number, unit) }
    guard let unit = rest.first.flatMap({ AmountUnit(named: $0) }) else { return Amount(read.number, .bare) }
    rest.removeFirst()
    return Amount(read.number, unit)
  }

  private func ingredients(_ words: ArraySlice<String>) throws(PortionError) -> [Ingredient] {
    var found: [Ingredient] = []
    var rest = words
    while !rest.isEmpty {
      guard let (ingredient, count) = longestName(rest) else {
        let name = rest.joined(separator: " ")
        throw .unknown(name, suggestions: vocabulary.suggestions(for: name))
      }
      found.append(ingredient)
      rest = rest.dropFirst(count)
    }
    return found
  }

  private func longestName(_ words: ArraySlice<String>) -> (Ingredient, Int)? {
    // No name has more words than this.
    for count in stride(from: min(words.count, 6), through: 1, by: -1) {
      let ingredient = vocabulary.ingredient(named: words.prefix(count).joined(separator: " "))
      if let ingredient, ingredient.id != Vocabulary.noneID { return (ingredient, count) }
    }
    return nil
  }
}

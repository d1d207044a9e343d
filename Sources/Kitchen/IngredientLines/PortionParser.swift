public import Ingredients
internal import Localization

/// An ingredient with the amount and the words that named it.
public struct Portion: Sendable, Equatable {
  /// The ingredient; food that the vocabulary lacks is an unlisted one.
  public let ingredient: Ingredient
  /// The amount; nil if none was named.
  public let amount: Amount?
  /// The name as the user said it.
  public let name: String

  /// Creates a portion of an ingredient.
  ///
  /// - Parameter name: the name as the user said it; nil for the English name of the ingredient.
  public init(_ ingredient: Ingredient, amount: Amount? = nil, named name: String? = nil) {
    self.ingredient = ingredient
    self.amount = amount
    self.name = name ?? ingredient.english
  }
}

extension Portion {
  /// Whether it is nothing to eat, as far as its name tells: batteries, kitchen paper.
  public var isHouseholdGood: Bool { !ingredient.isListed && HouseholdGoods.hold(name) }
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
/// name takes as many words as possible, unless they are foods of their own. An argument that contains spaces is one
/// portion, written as in a recipe's ingredient list (`대파 1/2대(50g)`, `1 cup chopped onion`), unless amounts or commas
/// separate several names in it.
///
/// Names that the vocabulary lacks are resolved as recipe readers do; what that does not recognise is unlisted food.
public struct PortionParser: Sendable {
  private let foods: FoodNames

  /// Creates a parser for the names of `vocabulary`; this reads all of them.
  public init(_ vocabulary: Vocabulary) { foods = FoodNames(vocabulary) }

  /// Parses the arguments of a command line, in order.
  public func portions(_ words: [String]) throws(PortionError) -> [Portion] {
    var portions: [Portion] = []
    var open: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if isLine(word) {
        portions += try list(open) + quoted(word)
        open = []
      } else if word.contains(where: \.isWhitespace), let food = foods[word] {
        // A quoted name is one, though its words may be foods.
        portions += try list(open) + [Portion(food, named: word)]
        open = []
      } else if open.isEmpty, let last = portions.last, last.amount == nil,
        let (amount, count) = AmountWords.amount(beginning: [word] + rest, of: last.ingredient.korean)
      {
        // The amount of a quoted name stands apart from it.
        portions[portions.count - 1] = Portion(last.ingredient, amount: amount, named: last.name)
        rest = rest.dropFirst(count - 1)
      } else {
        open.append(word)
      }
    }
    portions += try list(open)
    if portions.isEmpty, let word = words.first { throw .unknown(word, suggestions: []) }
    return portions.map { portion in
      let line = IngredientLine(name: portion.name, amount: portion.amount)
      let meant = IngredientResolver.standard.meaning(of: portion.ingredient, in: line)
      return Portion(meant, amount: portion.amount, named: portion.name)
    }
  }

  /// Returns whether a word holds more than a name or an amount: `대파 1/2대(50g)`, `달걀10개`.
  private func isLine(_ word: String) -> Bool {
    let isSeveral = word.contains(where: \.isWhitespace) || word.contains(where: \.isNumeral) && !word.contains(",")
    return isSeveral && !foods.isName(word) && AmountWords.amount(word) == nil
      && SpokenList.stem(of: word, foods) == nil
  }

  private func list(_ words: [String]) throws(PortionError) -> [Portion] {
    var portions: [Portion] = []
    for group in spoken(words) {
      for part in AmountWords.parts(of: group) { portions += try self.portions(of: part) }
    }
    return portions
  }

  /// Parses words between commas.
  private func portions(of words: [String]) throws(PortionError) -> [Portion] {
    if let fault = AmountWords.endless(in: words) { throw .notAnAmount(fault) }
    // `half an onion`, `a few carrots`: sentences begin like lines of recipes.
    if AmountWords.isSpoken(words), !foods.isName(words.joined(separator: " ")) {
      return try portions(in: words.joined(separator: " "))
    }
    return try PortionWords(words[...], of: foods).portions(separatedBy: .anything)
  }

  private func spoken(_ words: [String]) -> [[String]] {
    SpokenList(words, of: foods) { words in
      let portions = try? portions(of: words)
      return portions.map { $0.allSatisfy { exactFood($0.name) != nil } } ?? false
    }.groups
  }
}

extension PortionParser {
  /// Parses an argument that contains spaces, one portion after the other.
  private func quoted(_ text: String) throws(PortionError) -> [Portion] {
    var portions: [Portion] = []
    for group in spoken(text.split(whereSeparator: \.isWhitespace).map(String.init)) {
      for part in Self.parts(of: group.joined(separator: " ")) { portions += try self.portions(in: part) }
    }
    return portions
  }

  /// Returns the parts between commas that are portions of their own; notes and adjectives stay with their name, as in
  /// `4 skinless, boneless chicken breasts, halved`.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    for words in AmountWords.parts(of: [text]) {
      let words = words.joined(separator: " ")
      if let last = parts.last, isOpen(last) || isNote(words, on: last) {
        parts[parts.count - 1] = last + ", " + words
      } else {
        parts.append(words)
      }
    }
    return parts
  }

  /// Returns whether words after a comma are a note on what precedes them.
  ///
  /// After `1 rotisserie chicken` only another amount begins another portion; after `두부 1모` the name of a food does.
  private static func isNote(_ words: String, on last: String) -> Bool {
    if AmountWords.isBegun(by: words) || IngredientLineParser().line(words).amount != nil { return false }
    if words.isKorean { return IngredientResolver.standard.ingredient(in: words) == nil }
    return DescriptiveWords.begin(words) || AmountWords.isBegun(by: last)
  }

  /// Returns whether a part before a comma only describes what follows.
  private static func isOpen(_ part: String) -> Bool {
    let name = IngredientLineParser().line(part).name
    return name.isEmpty || DescriptiveWords.fill(name)
  }

  /// Parses a text in which commas separate nothing.
  private func portions(in text: String) throws(PortionError) -> [Portion] {
    let lines = IngredientLineParser().lines(text)
    if lines.count > 1 { return try lines.map { line throws(PortionError) in try portion(line, in: text) } }
    let line = IngredientLineParser().line(text)
    if exactFood(line.name) != nil, line.amount != nil || NameKey(line.name) == NameKey(text) {
      return [try portion(line, in: text)]
    }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if let portions = try? PortionWords(words[...], of: foods).portions(separatedBy: .amounts),
      portions.count > 1 || line.amount == nil && portions.first?.amount != nil,
      portions.allSatisfy({ exactFood($0.name) != nil })
    {
      return portions
    }
    return [try portion(line, in: text)]
  }

  private func portion(_ line: IngredientLine, in text: String) throws(PortionError) -> Portion {
    if let fault = AmountWords.fault(in: text) { throw .notAnAmount(fault) }
    if NameKey(line.name).isEmpty { throw .amountOfNothing(text) }
    if foods.isNothing(line.name) { throw .unknown(line.name, suggestions: []) }
    let resolver = IngredientResolver.standard
    let food = exactFood(line.name) ?? resolver.ingredient(in: line.name) ?? Ingredient(unlisted: line.name)
    return Portion(food, amount: line.amount, named: line.name)
  }

  private func exactFood(_ name: String) -> Ingredient? { foods[name] }
}

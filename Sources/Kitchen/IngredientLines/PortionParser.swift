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
    for word in words {
      if isLine(word) {
        portions += try list(open) + quoted(word)
        open = []
      } else if word.contains(where: \.isWhitespace), let food = foods[word] {
        // A quoted name is one, though its words may be foods.
        portions += try list(open) + [Portion(food, named: word)]
        open = []
      } else if open.isEmpty, let last = portions.last, last.amount == nil, let amount = AmountWords.amount(word) {
        // The amount of a quoted name may be a word of its own.
        portions[portions.count - 1] = Portion(last.ingredient, amount: amount, named: last.name)
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
    return isSeveral && !foods.isName(word) && AmountWords.amount(word) == nil
  }

  private func list(_ words: [String]) throws(PortionError) -> [Portion] {
    var portions: [Portion] = []
    for part in AmountWords.parts(of: words) {
      portions += try PortionWords(part[...], of: foods).portions(separatedBy: .anything)
    }
    return portions
  }
}

extension PortionParser {
  /// Parses an argument that contains spaces, one portion after the other.
  private func quoted(_ text: String) throws(PortionError) -> [Portion] {
    var portions: [Portion] = []
    for part in Self.parts(of: text) { portions += try self.portions(in: part) }
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
      portions.count > 1, portions.allSatisfy({ exactFood($0.name) != nil })
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
    let found = exactFood(line.name) ?? resolver.ingredient(in: line.name)
    let food = found.map { resolver.meaning(of: $0, in: line) } ?? Ingredient(unlisted: line.name)
    return Portion(food, amount: line.amount, named: line.name)
  }

  private func exactFood(_ name: String) -> Ingredient? { foods[name] }
}

/// A hash table of the names of a vocabulary.
private struct FoodNames: Sendable {
  private let ingredients: [NameKey: Ingredient]

  init(_ vocabulary: Vocabulary) {
    var ingredients: [NameKey: Ingredient] = [:]
    for ingredient in vocabulary.ingredients {
      for key in ingredient.names.map(NameKey.init) where ingredients[key] == nil { ingredients[key] = ingredient }
    }
    self.ingredients = ingredients
  }

  /// Returns the edible ingredient with a name.
  subscript(name: String) -> Ingredient? {
    PluralName.ingredient(name) ?? ingredients[NameKey(name)].flatMap { $0.id == Vocabulary.noneID ? nil : $0 }
  }

  /// Returns whether a word is a name, be it of nothing edible.
  func isName(_ word: String) -> Bool { ingredients[NameKey(word)] != nil }

  /// Returns whether a name stands for nothing edible.
  func isNothing(_ name: String) -> Bool { ingredients[NameKey(name)]?.id == Vocabulary.noneID }
}

/// The words of several portions, none of which contains a space or a comma.
private struct PortionWords {
  /// The separation of two portions.
  enum Separation {
    /// The end of a name.
    case anything
    /// The amount of one of them.
    case amounts
  }

  private let words: ArraySlice<String>
  private let foods: FoodNames

  init(_ words: ArraySlice<String>, of foods: FoodNames) { (self.words, self.foods) = (words, foods) }

  func portions(separatedBy separation: Separation) throws(PortionError) -> [Portion] {
    var (rest, portions) = (words, [Portion]())
    var amount = try amount(&rest)
    let isAmountFirst = amount != nil
    while !rest.isEmpty {
      let names = try names(&rest)
      if separation == .amounts, names.count > 1 { throw .unknown(words.joined(separator: " "), suggestions: []) }
      for (index, name) in names.enumerated() {
        let isLast = index == names.count - 1
        let next = isLast ? try self.amount(&rest, of: name.ingredient.korean) : nil
        portions.append(Portion(name.ingredient, amount: isAmountFirst ? amount : next, named: name.words))
        amount = next
      }
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

  /// Removes the names up to the next amount: of listed food one after the other; otherwise one of unlisted food.
  ///
  /// An unknown word before listed food is food of its own, as in `nuggets cola`, unless it is written like a brand or
  /// describes the food. At the end it belongs to the food before it, since cream puffs are not cream; whoever means two
  /// foods writes a comma.
  private func names(
    _ rest: inout ArraySlice<String>
  ) throws(PortionError) -> [(ingredient: Ingredient, words: String)] {
    let all = rest.prefix(lengthOfNames(rest))
    guard let first = all.first else { throw .amountOfNothing(rest.first ?? "") }
    rest = rest.dropFirst(all.count)
    var (open, names, unknown) = (all, [(ingredient: Ingredient, words: String)](), all.prefix(0))
    while let next = open.first {
      guard let (ingredient, count) = longestName(open) ?? brandedFood(open) else {
        unknown = all[(unknown.isEmpty ? open : unknown).startIndex...open.startIndex]
        open = open.dropFirst()
        continue
      }
      if let word = unknown.first(where: { !Self.describes($0, next) }) {
        names.append(try food(unknown, insteadOf: word))
        unknown = all.prefix(0)
      }
      let words = (unknown + open.prefix(count)).joined(separator: " ")
      let described = unknown.isEmpty ? nil : IngredientResolver.standard.ingredient(in: words)
      names.append((described ?? ingredient, words))
      (open, unknown) = (open.dropFirst(count), all.prefix(0))
    }
    if unknown.isEmpty { return names }
    let before = names.popLast().map { $0.words.split(separator: " ").map(String.init) } ?? []
    return names + [try food(before + unknown, insteadOf: first)]
  }

  /// Returns whether an unknown word before a name belongs to it: a brand, which has a capital, or a Korean word, which
  /// seldom stands alone, or a descriptive one.
  private static func describes(_ word: String, _ name: String) -> Bool {
    word.isKorean || word.first?.isUppercase == true && name.first?.isUppercase != true || DescriptiveWords.fill(word)
  }

  /// Returns what a first word means that ends in a name, as Korean brands are written, or in that of no food: 비비고만두,
  /// 연세우유, 건전지.
  private func brandedFood(_ words: ArraySlice<String>) -> (Ingredient, Int)? {
    let resolver = IngredientResolver.standard
    if let word = words.first, word.isKorean, HouseholdGoods.hold(word) { return (Ingredient(unlisted: word), 1) }
    guard let word = words.first, word.isKorean, word.count > 3,
      (2..<word.count).contains(where: { resolver.ingredient(called: String(word.suffix($0))) != nil })
    else { return nil }
    return (resolver.ingredient(in: word) ?? Ingredient(unlisted: word), 1)
  }

  /// Returns the food that words name, listed or not.
  private func food(
    _ words: some Collection<String>, insteadOf first: String
  ) throws(PortionError) -> (ingredient: Ingredient, words: String) {
    let words = words.joined(separator: " ")
    if NameKey(words).isEmpty || foods.isNothing(words) { throw .unknown(first, suggestions: []) }
    return (IngredientResolver.standard.ingredient(in: words) ?? Ingredient(unlisted: words), words)
  }

  /// Returns the number of words before the next amount.
  private func lengthOfNames(_ words: ArraySlice<String>) -> Int {
    var rest = words
    while let word = rest.first {
      if AmountWords.isBegun(by: word) { break }
      if let (_, count) = longestName(rest) {
        rest = rest.dropFirst(count)
      } else if rest.startIndex > words.startIndex, AmountWords.amount(beginning: rest, of: "") != nil {
        break
      } else {
        rest = rest.dropFirst()
      }
    }
    return words.count - rest.count
  }

  private func longestName(_ words: ArraySlice<String>) -> (Ingredient, Int)? {
    // No name has more than six words.
    for count in stride(from: min(words.count, 6), through: 1, by: -1) {
      let taken = Array(words.prefix(count))
      guard let ingredient = foods[taken.joined(separator: " ")],
        !WordsApart.areFoods(taken, joined: ingredient, food: { foods[$0] })
      else { continue }
      return (ingredient, count)
    }
    return nil
  }
}

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
    text.split { $0.isWhitespace || "(),".contains($0) }.map(String.init).first(where: isFaulty)
  }

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
    guard let first = unicodeScalars.first else { return false }
    return first.isASCII
      ? ("0"..."9").contains(first) : [.decimalNumber, .otherNumber].contains(first.properties.generalCategory)
  }
}

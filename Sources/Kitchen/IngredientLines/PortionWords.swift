internal import Ingredients
internal import Localization

/// A hash table of the names of a vocabulary.
struct FoodNames: Sendable {
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
    EnglishUsage.ingredient(name) ?? ingredients[NameKey(name)].flatMap { $0.id == Vocabulary.noneID ? nil : $0 }
  }

  /// Returns whether a word is a name, be it of nothing edible.
  func isName(_ word: String) -> Bool { ingredients[NameKey(word)] != nil }

  /// Returns whether a name stands for nothing edible.
  func isNothing(_ name: String) -> Bool { ingredients[NameKey(name)]?.id == Vocabulary.noneID }
}

/// The words of several portions, none of which contains a space or a comma.
struct PortionWords {
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
    guard isAmountFirst else { return separation == .anything ? portions.agreeingInNumber : portions }
    if let amount {
      // `6 eggs carrots 2`: the order changed on the way.
      guard let last = portions.popLast(), last.amount == nil else {
        throw .amountOfNothing(words.last(where: AmountWords.isBegun) ?? "")
      }
      portions.append(last.with(amount))
    }
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
    if rest.first == "of", rest.count > 1 { rest = rest.dropFirst() }
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

extension [Portion] {
  /// The portions with bare amounts on the English names that agree with them in number, where amounts between names may
  /// belong to either side: `milk 2 eggs 1 onion` means two eggs and an onion.
  fileprivate var agreeingInNumber: [Portion] {
    var portions = self
    for end in indices.dropFirst() where portions[end].amount == nil {
      var start = end
      while start > 0, portions[start - 1].amount?.unit == .bare { start -= 1 }
      let amounts = portions[start..<end].compactMap(\.amount)
      let before = zip(portions[start...], amounts).count { $0.agrees(with: $1) }
      let behind = zip(portions[(start + 1)...], amounts).count { $0.agrees(with: $1) }
      guard behind > before else { continue }
      for (index, amount) in zip(start..., [nil] + amounts) { portions[index] = portions[index].with(amount) }
    }
    return portions
  }
}

extension Portion {
  fileprivate func with(_ amount: Amount?) -> Portion { Portion(ingredient, amount: amount, named: name) }

  /// Returns whether the name is an English one in the number that an amount asks for.
  fileprivate func agrees(with amount: Amount) -> Bool {
    guard let value = amount.value, !name.isKorean else { return false }
    return (value > 1) == name.isEnglishPlural
  }
}

internal import IngredientLines
internal import Ingredients
internal import Localization

/// The prominence of an ingredient in a dish, from 0 for a seasoning to 63 for the one thing that the dish is about.
///
/// It is the sum of three signs that cooks read in a recipe: the title names the ingredient or what it is a kind of
/// (24); it is the first required ingredient that is not just an aromatic (8); and its share of the weight of all
/// ingredients without water (62 times the share, at most 31). An optional ingredient has 5 to 7, and food that the dish
/// does not list, but takes besides, has 0.
package struct Prominence: Sendable, Equatable, Comparable {
  /// The greatest value.
  package static let maximum = 63
  /// Nothing is known, or it is only a seasoning.
  package static let unknown = Prominence(0)

  /// The value, from 0 to ``maximum``.
  package let value: Int

  /// Creates a prominence; values outside the range are clamped.
  package init(_ value: Int) { self.value = min(max(value, 0), Self.maximum) }

  /// The part that the ingredient plays, as ranks distinguish it.
  package enum Part: Int, CaseIterable, Comparable, Sendable {
    /// The dish only contains it.
    case minor
    /// It is a body of the dish.
    case major
    /// The dish is about it, perhaps among others.
    case central
    /// The dish is all about it: the title names it, and it comes first or is much of the weight.
    case whole

    package static func < (left: Part, right: Part) -> Bool { left.rawValue < right.rawValue }
  }

  /// The part. The limits were tuned on the odd rows of a cook's table of 191 requests.
  package var part: Part {
    switch value {
    case 32...: .whole
    case 20...: .central
    case 5...: .major
    default: .minor
    }
  }

  /// Whether the title names the ingredient, or it is two fifths of the weight.
  package var isTitled: Bool { value >= Self.title }

  package static func < (left: Prominence, right: Prominence) -> Bool { left.value < right.value }
}

extension Prominence {
  private static let title = 24, lead = 8, fullShare = 62.0, mostForShare = 31, leastIfOptional = 5, mostIfOptional = 7
  /// A soy sauce of this share is the taste of the dish.
  private static let tasteOfDish = 0.07
  /// Ingredients that have a weight, but no part in the dish.
  private static let weightless: Set = ["water", "ice"]

  /// Returns the prominence of every need of a dish.
  static func all(of needs: [RecipeNeed], in recipe: Recipe) -> [Prominence] {
    let grams = needs.map { weightless.contains($0.id) ? 0 : $0.grams }
    let total = grams.reduce(0, +)
    let lead = needs.firstIndex { $0.role == .required && !Aromatics.seasonings.contains($0.id) }
    let title = DishTitle(recipe)
    return needs.indices.map { index in
      let (need, share) = (needs[index], total > 0 ? grams[index] / total : 0)
      var value = min(mostForShare, Int(share * fullShare)) + (index == lead ? Self.lead : 0)
      if title.mentions(need, in: recipe) { value += Self.title }
      if need.role == .staple, share >= tasteOfDish { value = max(value, Self.title) }
      return Prominence(need.role == .optional ? min(max(value, leastIfOptional), mostIfOptional) : value)
    }
  }
}

extension RecipeNeed {
  /// The weight; 0 if it is not known.
  fileprivate var grams: Double {
    guard let amount, let value = amount.value else { return 0 }
    return (AmountConversion(of: id).grams(per: amount.unit) ?? 0) * value
  }
}

extension Recipe {
  /// Returns whether the title names what one of its needs is for.
  package func titleNames(_ need: RecipeNeed) -> Bool { DishTitle(self).mentions(need, in: self) }

  /// Returns whether the title names one of its needs by a name of its own: Cauliflower Cheese does not name Parmesan.
  package func titleNamesItself(_ need: RecipeNeed) -> Bool { DishTitle(self).mentionsItself(need) }

  /// Returns whether the title names a need by a single word of its name, which is in the name of none of some others.
  package func titleNamesWord(of need: RecipeNeed, besides others: [RecipeNeed]) -> Bool {
    DishTitle(self).words(of: need).contains { word in
      !others.contains { FoodNames.all(of: $0.id).hold(word) }
    }
  }

  /// Returns whether the title names a need by words that hold the name of another: sweet potatoes hold potatoes.
  package func titleNames(_ need: RecipeNeed, where other: RecipeNeed) -> Bool {
    guard titleNames(need) else { return false }
    let knowledge = IngredientKnowledge.standard
    guard let names = knowledge.mainNames(of: need.id), let within = knowledge.mainNames(of: other.id) else {
      return false
    }
    return names.english.lowercased().contains(within.english.lowercased()) || names.korean.contains(within.korean)
  }
}

/// The title of a dish, searched for ingredients.
private struct DishTitle {
  private let words: [Substring]
  private let korean: String

  init(_ recipe: Recipe) { (words, korean) = (Self.words(of: recipe.title.english), recipe.title.korean) }

  func mentions(_ need: RecipeNeed, in recipe: Recipe) -> Bool {
    if mentions(FoodNames.all(of: need.id)) { return true }
    guard let line = recipe.ingredients.first(where: { $0.id == need.id })?.name else { return false }
    return mentions(FoodNames(line.english, line.korean).withoutStates)
  }

  func mentionsItself(_ need: RecipeNeed) -> Bool {
    guard let names = IngredientKnowledge.standard.mainNames(of: need.id) else { return false }
    return mentions(FoodNames(String(names.english), String(names.korean)))
  }

  /// Returns the words for food of a need's names of several words that the title has.
  func words(of need: RecipeNeed) -> [Substring] {
    guard let names = IngredientKnowledge.standard.mainNames(of: need.id) else { return [] }
    let english = Self.words(of: names.english), korean = names.korean.split(separator: " ")
    return (english.count > 1 ? english : []).filter { words.contains($0) && !Self.forms.contains($0) }
      + (korean.count > 1 ? korean : []).filter { $0.count > 1 && self.korean.contains($0) && !Self.forms.contains($0) }
  }

  /// Words for the form, the state or the color of a food, not for a food.
  private static let forms: Set<Substring> = [
    "powder", "mix", "seed", "leave", "leaf", "flake", "root", "soup", "paste", "sauce", "red", "green", "white",
    "black",
    "brown", "yellow", "sweet", "sour", "hot", "dried", "fresh", "whole", "ground", "minced", "canned", "frozen",
    "smoked",
    "soft", "baby", "wild", "short", "long", "thin", "thinly", "sliced", "thick", "korean", "chinese", "italian",
    "다진", "말린", "마른", "삶은", "데친", "냉동", "얇게", "구운", "훈제", "통조림", "가루", "소스", "국물", "생것",
  ]

  private func mentions(_ names: FoodNames) -> Bool {
    names.korean.contains(where: korean.holds) || names.english.contains(where: mentions)
  }

  private func mentions(_ name: [Substring]) -> Bool {
    guard let first = name.first else { return false }
    return words.indices.contains { words[$0] == first && words[$0...].starts(with: name) }
  }

  /// Returns the words in lower case, in the singular as far as regular.
  fileprivate static func words(of text: some StringProtocol) -> [Substring] {
    text.lowercased()[...].split { !$0.isLetter }.map { word in
      if word.hasSuffix("oes") { return word.dropLast(2) }
      return word.hasSuffix("s") && !word.hasSuffix("ss") ? word.dropLast() : word
    }
  }
}

/// The names by which a title may mention an ingredient.
private struct FoodNames {
  /// The English names by their words.
  private(set) var english: [[Substring]] = []
  /// The Korean names of more than one syllable; shorter ones are part of too many other words: 무 of 두부무침.
  private(set) var korean: [String] = []

  private init() {}

  /// Creates the names of a line of a recipe.
  init(_ english: String, _ korean: String) {
    self.english = [Self.words.value(for: english) { DishTitle.words(of: english) }]
    if korean.utf8.count > Self.syllable { self.korean = [korean] }
  }

  /// The names and those without words for how it is kept or made ready, and for bread: a title says tuna and pita where
  /// the list says canned tuna and pita bread.
  var withoutStates: FoodNames {
    var names = self
    names.english += english.map { Array($0.drop { $0.hasSuffix("ed") }) }.filter { !$0.isEmpty }
    names.english += english.filter { $0.count > 1 && $0.last == "bread" && $0.first != "sandwich" }.map {
      $0.dropLast()
    }
    for name in korean {
      guard let state = Self.koreanStates.first(where: name.hasPrefix) else { continue }
      let food = name.dropFirst(state.count).drop { $0 == " " }
      if food.utf8.count > Self.syllable { names.korean.append(String(food)) }
    }
    return names
  }

  private static let koreanStates = ["마른", "말린", "삶은", "데친", "냉동"]
  /// The bytes of a Korean syllable.
  private static let syllable = 3

  /// Returns whether a name has a word.
  func hold(_ word: Substring) -> Bool {
    english.contains { $0.contains(word) } || korean.contains { $0.contains(word) }
  }

  /// Returns the names of an ingredient and of all that it is a kind of.
  static func all(of id: String) -> FoodNames {
    known.value(for: id) {
      let knowledge = IngredientKnowledge.standard
      return knowledge.lineage(of: id).compactMap(knowledge.mainNames).reduce(into: FoodNames()) {
        names, known in
        let more = FoodNames(String(known.english), String(known.korean))
        names.english += more.english
        names.korean += more.korean
      }
    }
  }

  /// The names of ingredients and of lines, of which a few thousand are on most lists.
  private static let known = Memo<FoodNames>(limit: 5_000)
  private static let words = Memo<[Substring]>(limit: 5_000)
}

internal import Localization

/// Finds the ingredient behind a recipe's wording: "다진 대파" and "굵은파" are both green onion.
///
/// The wording is looked up as a name first; then without words for how it is cut, kept, sold or counted; finally
/// without unknown words, which may be a brand. In English a word that names another ingredient is never dropped:
/// "almond flour" is not flour. In Korean the last word is the head of the phrase.
public struct IngredientResolver: Sendable {
  /// The resolver for the built-in knowledge base, created on first use.
  public static let standard = IngredientResolver()

  private let names: IngredientNames
  /// The wordings of collections of recipes follow Zipf's law: a few thousand make up most of them.
  private let resolved = Memo<Ingredient?>(limit: 20_000)

  /// Creates a resolver for the ingredients of `knowledge`; this reads all their names, so reuse it.
  public init(_ knowledge: IngredientKnowledge = .standard) { names = IngredientNames(knowledge) }

  /// Returns the ingredient that a wording without its amount means; nil when it is unknown or longer than 400 bytes.
  public func ingredient(in name: String) -> Ingredient? {
    guard name.utf8.count <= 400 else { return nil }
    return resolved.value(for: name) {
      names[name] ?? names[name.lowercased().cannedFirst]
        ?? wording(name).phrases.lazy.compactMap(ingredient(named:)).first
        ?? CookedFood(name.stateFirst)?.dish(in: names)
    }
  }

  /// Returns whether a wording names an ingredient without words that are unknown and may be misspelt.
  package func isCertain(_ name: String) -> Bool {
    guard !name.isKorean else { return ingredient(in: name) != nil }
    return wording(name).phrases.contains { phrase in
      let english = EnglishPhrase(phrase)
      return names[phrase] != nil || english.described(in: names) != nil
        || english.withoutBrand?.described(in: names) != nil
    }
  }

  private func wording(_ name: String) -> RecipeWording { RecipeWording(name.stateFirst) { names[$0] != nil } }

  /// Returns the ingredient that has exactly these words as a name.
  package func ingredient(called words: String) -> Ingredient? { names[words] }

  private func ingredient(named phrase: String) -> Ingredient? {
    if let exact = names[phrase] { return exact }
    let found =
      phrase.unicodeScalars.contains(where: Hangul.isSyllable)
      ? KoreanPhrase(phrase).ingredient(in: names) : EnglishPhrase(phrase).ingredient(in: names)
    return found.map { CookedFood(phrase)?.cooked($0) ?? $0 }
  }
}

/// A hash table of every name of every ingredient.
struct IngredientNames: Sendable {
  private let ingredients: [Ingredient]
  private let positions: [NameKey: Int]

  /// Indexes all names; one that two ingredients share finds the first.
  init(_ knowledge: IngredientKnowledge) {
    ingredients = knowledge.ingredients
    var positions: [NameKey: Int] = [:]
    for (position, ingredient) in ingredients.enumerated() {
      for key in ingredient.names.map(NameKey.init) where positions[key] == nil { positions[key] = position }
    }
    self.positions = positions
  }

  /// Returns the ingredient that has a name in either language.
  subscript(name: some StringProtocol) -> Ingredient? {
    EnglishUsage.ingredient(name) ?? positions[NameKey(String(name))].map { ingredients[$0] }
  }
}

/// English names that mean another food than their keys do, which ignore the number and are also identifiers: pepper is
/// ground, peppers are sweet; to fry is no food, fries are; the mix for pancakes is the sweet one.
package enum EnglishUsage {
  /// Returns the ingredient that a name means by usage; nil for other names.
  package static func ingredient(_ name: some StringProtocol) -> Ingredient? {
    // Almost every name is rejected by its length.
    names.first { $0.name.utf8.count == name.utf8.count && $0.name == name.lowercased() }
      .flatMap { IngredientKnowledge.standard.ingredient($0.id) }
  }

  private static let names: [(name: String, id: String)] = [
    ("peppers", "bell_pepper"), ("fries", "french_fries"), ("pancake mix", "hotcake_mix"), ("pork sausages", "sausage"),
    ("rolls", "dinner_roll"),
  ]
}

/// A recipe's wording for an ingredient, split into the phrases that may name it, likeliest first.
struct RecipeWording {
  /// The candidate phrases, without brackets and headings.
  let phrases: [String]

  /// - Parameter isName: returns whether words are a name, which is read as a whole: `half and half`.
  init(_ wording: String, isName: (String) -> Bool = { _ in false }) {
    let plain = wording.withoutMarks
    let (outside, inside) = plain.bracketsApart
    let main = outside.afterHeading.trimmed.joiningNames(isName)
    phrases = (main.readings + inside.flatMap(\.readings)).filter { !$0.isEmpty }
  }
}

extension String {
  /// The text with a last word for the state of a food in front, as names have it: `roast chicken leftovers` is leftover
  /// roast chicken, 족발 남은 것 is 남은 족발, and 가지 말린 것 is 말린 가지. `milk going off` is milk.
  fileprivate var stateFirst: String {
    guard let (word, before) = Self.lastWords.first(where: { lowercased().hasSuffix($0.key) }) else { return self }
    return before + dropLast(word.count)
  }

  private static let lastWords = [
    " leftovers": "leftover ", " 남은 것": "남은 ", " 남은것": "남은 ", " 남은 거": "남은 ", " 남은거": "남은 ", " 말린 것": "말린 ",
    " 말린것": "말린 ", " 삶은 것": "삶은 ", " 얼린 것": "냉동 ", " 식은 것": "식은 ", " going off": "", " going soft": "",
    " going limp": "", " going stale": "", " past its best": "", " past their best": "", " that needs using up": "",
    " that need using up": "", " to use up": "",
  ]

  /// The lower-case text of a food in a sauce, with the word for cans in front: sardines in tomato sauce are canned
  /// sardines.
  fileprivate var cannedFirst: String {
    guard let packing = Self.packings.first(where: hasSuffix), count > packing.count else { return self }
    return "canned " + dropLast(packing.count)
  }

  private static let packings = [
    " in tomato sauce", " in brine", " in water", " in spring water", " in oil", " in olive oil", " in sunflower oil",
  ]

  /// The text without footnote marks, quotation marks and emphasis.
  fileprivate var withoutMarks: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !"*\"“”„①②③④⑤⑥†%+~<".unicodeScalars.contains($0) }))
  }

  /// The text outside brackets, and the texts inside; an unclosed bracket ends with the text.
  fileprivate var bracketsApart: (outside: String, inside: [String]) {
    var (outside, inside, depth) = ("", [String](), 0)
    for character in self {
      switch character {
      case "(", "[", "（", "{":
        if depth == 0 { inside.append("") }
        depth += 1
      case ")", "]", "）", "}":
        depth = max(0, depth - 1)
        outside.append(" ")
      case _ where depth > 0: inside[inside.count - 1].append(character)
      default: outside.append(character)
      }
    }
    return (outside, inside.map(\.trimmed))
  }

  /// The last non-empty part between `>` and `:`, which end a group heading.
  fileprivate var afterHeading: String {
    let parts = split { ":>：".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
    return parts.last ?? ""
  }

  fileprivate var trimmed: String {
    let isOuter: (Character) -> Bool = { $0.isWhitespace || "-–—•·.,;".contains($0) }
    return String(drop(while: isOuter).reversed().drop(while: isOuter).reversed())
  }

  /// The whole text and its parts; in Korean, where the last word is the head, the parts come first.
  fileprivate var readings: [String] {
    unicodeScalars.contains(where: Hangul.isSyllable) ? alternatives + [self] : [self] + alternatives
  }

  /// The text with hyphens in names of three words around a conjunction, which separates nothing there.
  fileprivate func joiningNames(_ isName: (String) -> Bool) -> String {
    let words = split(whereSeparator: \.isWhitespace)
    guard
      let middle = words.indices.dropFirst().dropLast().first(where: { position in
        Self.conjunctions.contains(words[position].lowercased())
          && isName(words[(position - 1)...(position + 1)].joined(separator: " "))
      })
    else { return self }
    let name = words[(middle - 1)...(middle + 1)].joined(separator: "-")
    return (words[..<(middle - 1)] + [name[...]] + words[(middle + 2)...]).joined(separator: " ")
  }

  /// The parts between commas, slashes and words for "or" and "and"; empty when there is only one.
  ///
  /// A part that may share the last word is tried with it first: "chicken or beef stock" gives chicken stock, chicken,
  /// beef stock.
  fileprivate var alternatives: [String] {
    let parts = parts
    guard parts.count > 1, let last = parts.last else { return [] }
    let words = last.split(separator: " ")
    guard words.count > 1, let shared = words.last else { return parts }
    return parts.dropLast().flatMap { ["\($0) \(shared)", $0] } + [last]
  }

  private var parts: [String] {
    var parts: [[Substring]] = [[]]
    for word in split(whereSeparator: \.isWhitespace) {
      if Self.conjunctions.contains(word.lowercased()) { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    return parts.map { $0.joined(separator: " ") }.flatMap { part in
      part.split { ",;./·|&".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
    }
  }

  private static let conjunctions: Set = ["or", "and", "and/or", "or/and", "또는", "혹은", "및", "&"]
}

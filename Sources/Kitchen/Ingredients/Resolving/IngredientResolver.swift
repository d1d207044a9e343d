/// Finds the ingredient that a recipe's wording means: "다진 대파" and "굵은파" are both green onion.
///
/// A wording is taken as a name first; then words that tell how it is cut, kept, sold or counted are left out, and at
/// last words that nothing is known about, which may be a brand. A word that names another ingredient is never left
/// out in English, where "almond flour" is no flour; in Korean the last word says what it is.
public struct IngredientResolver: Sendable {
  private let names: IngredientNames

  /// A resolver for the ingredients of `knowledge`; making one reads all their names, so keep it.
  public init(_ knowledge: IngredientKnowledge = .standard) { names = IngredientNames(knowledge) }

  /// The ingredient that a recipe's wording, without its amount, means; nil when it is unknown.
  ///
  /// What is longer than 400 bytes is no wording of an ingredient.
  public func ingredient(in name: String) -> Ingredient? {
    guard name.utf8.count <= 400 else { return nil }
    if let exact = names[name] { return exact }
    return RecipeWording(name).phrases.lazy.compactMap(ingredient(named:)).first
  }

  private func ingredient(named phrase: String) -> Ingredient? {
    if let exact = names[phrase] { return exact }
    return phrase.unicodeScalars.contains(where: Hangul.isSyllable)
      ? KoreanPhrase(phrase).ingredient(in: names) : EnglishPhrase(phrase).ingredient(in: names)
  }
}

/// Every name of every ingredient, for looking many of them up.
struct IngredientNames: Sendable {
  private let ingredients: [Ingredient]
  private let positions: [NameKey: Int]

  /// Reads all names; one that two ingredients claim belongs to the first.
  init(_ knowledge: IngredientKnowledge) {
    ingredients = knowledge.ingredients
    var positions: [NameKey: Int] = [:]
    for (position, ingredient) in ingredients.enumerated() {
      for key in ingredient.names.map(NameKey.init) where positions[key] == nil { positions[key] = position }
    }
    self.positions = positions
  }

  /// The ingredient that answers to a name in either language.
  subscript(name: some StringProtocol) -> Ingredient? { positions[NameKey(String(name))].map { ingredients[$0] } }
}

/// A recipe's name for an ingredient, cut into the phrases that may be the ingredient, likeliest first.
struct RecipeWording {
  /// What the wording may mean, each without brackets and headings.
  let phrases: [String]

  init(_ wording: String) {
    let plain = wording.withoutMarks
    let (outside, inside) = plain.bracketsApart
    let main = outside.afterHeading.trimmed
    phrases = (main.readings + inside.flatMap(\.readings)).filter { !$0.isEmpty }
  }
}

extension String {
  /// Without footnote marks, quotation marks and emphasis.
  fileprivate var withoutMarks: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !"*\"“”„①②③④⑤⑥†%+~<".unicodeScalars.contains($0) }))
  }

  /// The text outside brackets, and the texts inside; a bracket that is not closed ends with the text.
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

  /// What follows the last `>` or `:`, which end the heading of a part of the dish; all of it when nothing follows.
  fileprivate var afterHeading: String {
    let parts = split { ":>：".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
    return parts.last ?? ""
  }

  fileprivate var trimmed: String {
    let isOuter: (Character) -> Bool = { $0.isWhitespace || "-–—•·.,;".contains($0) }
    return String(drop(while: isOuter).reversed().drop(while: isOuter).reversed())
  }

  /// The whole text and its parts; in Korean, where the last word counts, the first part before the whole.
  fileprivate var readings: [String] {
    unicodeScalars.contains(where: Hangul.isSyllable) ? alternatives + [self] : [self] + alternatives
  }

  /// The parts between commas, slashes and words for "or" and "and", when there are several; a part that may share
  /// the last word of all comes with it first: "chicken or beef stock" is chicken stock, then chicken, then beef stock.
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

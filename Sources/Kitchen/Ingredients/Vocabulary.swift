/// The ingredients that the program knows, and the way from any of their names to them.
public struct Vocabulary: Sendable {
  /// The identifier of what is not food; it is recognised, but never an ingredient of anything.
  public static let noneID = "none"

  /// All ingredients in the order of the vocabulary, `none` among them.
  public let ingredients: [Ingredient]

  private let positionOfID: [String: Int]

  /// A vocabulary of `ingredients`; a name that two of them claim belongs to the first.
  public init(_ ingredients: [Ingredient]) {
    self.ingredients = ingredients
    positionOfID = Dictionary(ingredients.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The ingredient with exactly this identifier.
  public subscript(id: String) -> Ingredient? { positionOfID[id].map { ingredients[$0] } }

  /// The ingredient that answers to `name` in either language.
  ///
  /// Case, spaces, `_`, `-`, accents, the Unicode form and a simple English plural make no difference. A kind that the
  /// vocabulary lacks is found as what it is a kind of: jasmine rice as rice.
  ///
  /// - Complexity: O(the number of names), with no work done in advance.
  public func ingredient(named name: String) -> Ingredient? {
    let key = NameKey(name)
    guard !key.isEmpty else { return nil }
    return ingredients.first { $0.answers(to: key) } ?? ancestor(ofKindWith: key)
  }

  private func ancestor(ofKindWith key: NameKey) -> Ingredient? {
    let knowledge = IngredientKnowledge.standard
    guard let kind = knowledge.ingredients.first(where: { $0.answers(to: key) }) else { return nil }
    return ([kind.id] + knowledge.ancestors(of: kind.id)).lazy.compactMap { self[$0] }.first
  }

  /// At most `limit` ingredients that may have been meant by `name`, likeliest first; `none` is never among them.
  public func suggestions(for name: String, limit: Int = 3) -> [Ingredient] {
    let names = ingredients.lazy.filter { $0.id != Self.noneID }.flatMap { ingredient in
      ingredient.names.map { (NameKey($0), ingredient) }
    }
    return NearestNames(to: name).owners(among: names, limit: limit)
  }
}

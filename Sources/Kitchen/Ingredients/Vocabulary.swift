/// A list of ingredients that can be looked up by any of their names.
public struct Vocabulary: Sendable {
  /// The identifier of the class "not food", which a classifier may return but no recipe contains.
  public static let noneID = "none"
  /// The identifier of food that a model knows only as something else; it is never listed.
  public static let otherID = "other"

  /// Returns whether a model's label stands for an ingredient, not for ``noneID`` or ``otherID``.
  public static func isListed(_ label: String) -> Bool { label != noneID && label != otherID }

  private let source: Source

  /// Where the ingredients come from.
  private enum Source: Sendable {
    case list([Ingredient], positionOfID: [String: Int])
    /// The built-in knowledge base, of which a command needs a few lines, and seldom all two thousand.
    case kitchen
  }

  /// Creates a vocabulary of `ingredients`; a name that two of them share finds the first.
  public init(_ ingredients: [Ingredient]) {
    let positions = ingredients.enumerated().map { ($1.id, $0) }
    source = .list(ingredients, positionOfID: Dictionary(positions, uniquingKeysWith: { first, _ in first }))
  }

  private init(_ source: Source) { self.source = source }

  /// All ingredients in the order of the vocabulary, including `none`.
  public var ingredients: [Ingredient] {
    switch source {
    case .list(let ingredients, _): ingredients
    case .kitchen: Self.kitchenIngredients
    }
  }

  /// Returns the ingredient with exactly this identifier.
  public subscript(id: String) -> Ingredient? {
    switch source {
    case .list(let ingredients, let positionOfID): positionOfID[id].map { ingredients[$0] }
    case .kitchen: Self.standard[id] ?? IngredientKnowledge.standard.ingredient(id)
    }
  }

  /// Returns the first ingredient with a name of this key.
  package func ingredient(keyed key: NameKey) -> Ingredient? {
    switch source {
    case .list(let ingredients, _): ingredients.first { $0.answers(to: key) }
    case .kitchen: Self.standard.ingredient(keyed: key) ?? IngredientKnowledge.standard.ingredient(keyed: key)
    }
  }

  /// Returns the ingredient that has `name` in either language.
  ///
  /// Case, spaces, `_`, `-`, accents, the Unicode form and a regular English plural are ignored. A kind that the
  /// vocabulary lacks is found as its nearest ancestor: jasmine rice as rice.
  ///
  /// - Complexity: O(*n*) in the number of names; nothing is precomputed.
  public func ingredient(named name: String) -> Ingredient? {
    let key = NameKey(name)
    guard !key.isEmpty else { return nil }
    if let found = EnglishUsage.ingredient(name), let own = self[found.id] { return own }
    return ingredient(keyed: key) ?? ancestor(ofKindWith: key)
  }

  private func ancestor(ofKindWith key: NameKey) -> Ingredient? {
    let knowledge = IngredientKnowledge.standard
    guard let kind = knowledge.ingredient(keyed: key) else { return nil }
    return knowledge.lineage(of: kind.id).lazy.compactMap { self[$0] }.first
  }

  /// Returns at most `limit` ingredients that a misspelt `name` may mean, likeliest first, never `none`.
  public func suggestions(for name: String, limit: Int = 3) -> [Ingredient] {
    let names = ingredients.lazy.filter { $0.id != Self.noneID }.flatMap { ingredient in
      ingredient.names.map { (NameKey($0), ingredient) }
    }
    return NearestNames(to: name).owners(among: names, limit: limit)
  }

  /// Returns the ingredient of which `name` is a misspelt name with a letter in six wrong at most; nil for others, which
  /// may well be food that the vocabulary lacks.
  public func correction(of name: String) -> Ingredient? {
    let wanted = NameKey(name)
    // In half letters, of which one that is wrong costs three.
    let tolerance = wanted.letters.count < 4 ? 0 : max(3, wanted.letters.count / 2)
    guard tolerance > 0, let nearest = suggestions(for: name, limit: 1).first else { return nil }
    return nearest.names.contains { wanted.editDistance(to: NameKey($0)) <= min(tolerance, 6) } ? nearest : nil
  }

  /// Returns the ingredients of which words are misspelt names: the one of all of them, or that of each; empty if any
  /// word is neither a name nor like one.
  public func corrections(of words: String) -> [Ingredient] {
    if let one = correction(of: words) { return [one] }
    let parts = words.split(whereSeparator: \.isWhitespace).map(String.init)
    // Short words are like too many names.
    let meant = parts.compactMap { ingredient(named: $0) ?? ($0.utf8.count > 5 ? correction(of: $0) : nil) }
    return parts.count > 1 && meant.count == parts.count ? meant : []
  }
}

extension Vocabulary {
  /// The ingredients that the models recognise in photos, and `none`, in the order of the model labels.
  public static let standard = Vocabulary(standardIDs.map { IngredientKnowledge.standard.labelled(String($0)) })

  /// All known ingredients: those of ``standard`` first, then the rest.
  public static let kitchen = Vocabulary(.kitchen)

  private static let kitchenIngredients =
    standard.ingredients + IngredientKnowledge.standard.ingredients.filter { standard[$0.id] == nil }

  /// The identifiers of the ingredients that the models recognise, in the order of the model labels.
  public static var recognizedIDs: [String] { standardIDs.map { String($0) }.filter { $0 != noneID } }

  /// The identifiers of the recognised classes, in the order of the model labels.
  private static let standardIDs = """
    apple apricot asparagus avocado bacon banana bean_sprouts beef beetroot bell_pepper bread broccoli butter cabbage \
    canned_fish carrot cauliflower celery cheese chicken clam corn crab cream crushed_garlic cucumber daikon doenjang \
    egg eggplant enoki fish fish_cake flour garlic ginger ginseng gochujang grape green_beans green_chili green_onion \
    hairtail ham honey jam juice jujube kimchi kiwi leek lemon lettuce lime mackerel mango melon milk mozzarella \
    mushroom napa_cabbage none noodles olive_oil onion orange oyster_mushroom peach pear peas perilla_leaf persimmon \
    pineapple plum pomegranate pork potato pumpkin radish red_chili rice salmon sausage shiitake shrimp soy_milk \
    spinach squid strawberry sweet_potato tofu tomato tomato_sauce tteok tuna vinegar watermelon whelk yogurt zucchini
    """.split(separator: " ")
}

extension IngredientKnowledge {
  /// Returns the ingredient of a model label.
  fileprivate func labelled(_ id: String) -> Ingredient {
    if id == Vocabulary.noneID { return Ingredient(id: id, english: "None", korean: "없음") }
    guard let ingredient = ingredient(id) else { preconditionFailure("every label has a line in a table") }
    // "Paprika" is the pepper in a photo, but the spice in a recipe.
    guard id == "bell_pepper" else { return ingredient }
    return Ingredient(
      id: id, english: ingredient.english, korean: ingredient.korean, otherNames: ingredient.otherNames + ["Paprika"])
  }
}

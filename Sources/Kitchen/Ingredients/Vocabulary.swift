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

extension Vocabulary {
  /// What the program recognises in photos and `none`, in the order of model labels, built at first use.
  public static let standard = Vocabulary(standardIDs.map { IngredientKnowledge.standard.labelled(String($0)) })

  /// Everything that a kitchen may hold and the program has a name for: first what it recognises, then the rest.
  public static let kitchen = Vocabulary(
    standard.ingredients + IngredientKnowledge.standard.ingredients.filter { standard[$0.id] == nil })

  /// The identifiers of what is recognised, in the order of model labels.
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
  /// The ingredient that stands behind a model label.
  fileprivate func labelled(_ id: String) -> Ingredient {
    if id == Vocabulary.noneID { return Ingredient(id: id, english: "None", korean: "없음") }
    guard let ingredient = ingredient(id) else { preconditionFailure("every label has a line in a table") }
    // A pepper in a photo; in a recipe the word means the spice.
    guard id == "bell_pepper" else { return ingredient }
    return Ingredient(
      id: id, english: ingredient.english, korean: ingredient.korean, otherNames: ingredient.otherNames + ["Paprika"])
  }
}

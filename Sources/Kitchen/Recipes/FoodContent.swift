/// What an ingredient holds that some people must not, or will not, eat.
enum FoodContent: String, CaseIterable, Sendable {
  case pork, beef
  /// Any other meat, poultry and rendered fat among it.
  case meat
  /// Fish, shellfish and whatever is made of them.
  case seafood
  case egg, dairy, honey
  /// Tree nuts and peanuts.
  case nuts
  /// Wheat, barley, rye or oats.
  case gluten
  case alcohol

  /// Whether an animal was killed for it.
  var isFlesh: Bool {
    switch self {
    case .pork, .beef, .meat, .seafood: true
    case .egg, .dairy, .honey, .nuts, .gluten, .alcohol: false
    }
  }

  /// Whether an animal gave it, dead or alive.
  var isAnimal: Bool {
    switch self {
    case .egg, .dairy, .honey: true
    case .pork, .beef, .meat, .seafood, .nuts, .gluten, .alcohol: isFlesh
    }
  }
}

extension RecipeIngredient {
  /// What the ingredient holds; nil for one that ``FoodContentTable`` does not know.
  ///
  /// A kind with a name of its own (glass noodles for `noodles`) may differ from the ingredient at large.
  var contents: Set<FoodContent>? {
    FoodContentTable.contents["\(id)/\(name.english)"] ?? FoodContentTable.contents[id]
  }
}

extension Recipe {
  /// What the dish holds when everything goes in that its list names, the optional ingredients too.
  var contents: Set<FoodContent> { ingredients.reduce(into: []) { $0.formUnion($1.contents ?? []) } }
}

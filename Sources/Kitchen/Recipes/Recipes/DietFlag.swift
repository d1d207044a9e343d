public import Ingredients

/// What the ingredients of a dish say about who may eat it; the raw value is its name for programs.
public enum DietFlag: String, CaseIterable, Sendable {
  /// No animal was killed for it.
  case vegetarian
  case dairy, egg
  /// Tree nuts or peanuts.
  case nuts
  /// Fish or shellfish, sauces and stocks made of them too.
  case seafood
  case pork, beef
  /// Wheat, barley, rye or oats, as soy sauce has it.
  case gluten
  case alcohol

  /// The name to show to a reader of `language`.
  public func name(in language: Language) -> String { name[language] }

  private var name: LocalizedText {
    switch self {
    case .vegetarian: LocalizedText(english: "Vegetarian", korean: "채식")
    case .dairy: LocalizedText(english: "Dairy", korean: "유제품")
    case .egg: LocalizedText(english: "Egg", korean: "달걀")
    case .nuts: LocalizedText(english: "Nuts", korean: "견과류")
    case .seafood: LocalizedText(english: "Seafood", korean: "해산물")
    case .pork: LocalizedText(english: "Pork", korean: "돼지고기")
    case .beef: LocalizedText(english: "Beef", korean: "소고기")
    case .gluten: LocalizedText(english: "Gluten", korean: "글루텐")
    case .alcohol: LocalizedText(english: "Alcohol", korean: "술")
    }
  }

  /// The content that raises the flag and has its name; nil for `vegetarian`, which tells what is absent.
  private var content: FoodContent? { FoodContent(rawValue: rawValue) }

  /// The flags of a dish, each once, in the order of the cases.
  static func flags(of recipe: Recipe) -> [DietFlag] {
    let contents = recipe.contents
    return allCases.filter { $0.content.map(contents.contains) ?? recipe.isVegetarian }
  }
}

extension Recipe {
  /// Whether every ingredient is known to be free of flesh, and no other is named; a dish tagged vegan needs no such proof.
  fileprivate var isVegetarian: Bool {
    tags.contains(.vegan)
      || (ingredients.allSatisfy { $0.contents?.contains(where: \.isFlesh) == false }
        && !mentioned.contains(where: \.isFlesh))
  }
}

extension RecipeIngredient {
  /// What the ingredient holds; nil for one that nothing is known about.
  ///
  /// A kind with a name of its own (glass noodles for `noodles`) may differ from the ingredient at large.
  var contents: Set<FoodContent>? {
    let knowledge = IngredientKnowledge.standard
    guard let facts = knowledge[id] else { return nil }
    guard facts.ingredient.english != name.english else { return facts.contents }
    return knowledge.kind(of: id, named: name.english).flatMap { knowledge[$0] }?.contents ?? facts.contents
  }
}

extension Recipe {
  /// What the dish holds when everything goes in that is named, the optional ingredients too.
  var contents: Set<FoodContent> { ingredients.reduce(into: mentioned) { $0.formUnion($1.contents ?? []) } }

  /// The same recipe with what its words say goes in, and vegan when nothing is of an animal.
  ///
  /// The lists of the bundled dishes are complete; those of the user's own recipes may lack the egg that a step adds, and
  /// name peanut oil where the ingredient is known as oil. A dish with an egg is not vegan, whatever its tags say; one of
  /// which an ingredient is unknown is vegan only when they say so.
  var withMentions: Recipe {
    let texts = Set(([title] + steps + ingredients.map(\.name)).flatMap { [$0.english, $0.korean] })
    var recipe = self
    recipe.mentioned = texts.reduce(into: []) { $0.formUnion(FoodMentions.contents(in: $1)) }
    if recipe.contents.contains(where: \.isAnimal) {
      recipe.tags.removeAll { $0 == .vegan }
    } else if !tags.contains(.vegan), ingredients.allSatisfy({ $0.contents != nil }) {
      recipe.tags.append(.vegan)
    }
    return recipe
  }
}

internal import IngredientLines
internal import Ingredients
public import Localization

/// A dietary flag that follows from the ingredients of a dish; the raw value is its name for programs.
public enum DietFlag: String, CaseIterable, Sendable {
  /// No animal was killed for it.
  case vegetarian
  case dairy, egg
  /// Tree nuts or peanuts.
  case nuts
  /// Fish or shellfish, or sauces and stocks made of them.
  case seafood
  case pork, beef
  /// Wheat, barley, rye or oats, which soy sauce also contains.
  case gluten
  case alcohol

  /// Returns the name in `language`.
  public func name(in language: Language) -> String { name[language] }

  private var name: BilingualText {
    switch self {
    case .vegetarian: BilingualText(en: "Vegetarian", ko: "채식")
    case .dairy: BilingualText(en: "Dairy", ko: "유제품")
    case .egg: BilingualText(en: "Egg", ko: "달걀")
    case .nuts: BilingualText(en: "Nuts", ko: "견과류")
    case .seafood: BilingualText(en: "Seafood", ko: "해산물")
    case .pork: BilingualText(en: "Pork", ko: "돼지고기")
    case .beef: BilingualText(en: "Beef", ko: "소고기")
    case .gluten: BilingualText(en: "Gluten", ko: "글루텐")
    case .alcohol: BilingualText(en: "Alcohol", ko: "술")
    }
  }

  /// The content of the same name that sets the flag; nil for `vegetarian`, which means an absence.
  private var content: FoodContent? { FoodContent(rawValue: rawValue) }

  /// Returns the flags of a dish in the order of the cases.
  static func flags(of recipe: Recipe) -> [DietFlag] {
    let contents = recipe.contents
    return allCases.filter { $0.content.map(contents.contains) ?? recipe.isVegetarian }
  }
}

extension Recipe {
  /// Whether every ingredient is known to be free of meat and fish and none is mentioned, or the dish is tagged vegan.
  fileprivate var isVegetarian: Bool {
    tags.contains(.vegan)
      || (ingredients.allSatisfy { $0.contents?.contains(where: \.isFlesh) == false }
        && !mentioned.contains(where: \.isFlesh))
  }
}

extension RecipeIngredient {
  /// The contents of the ingredient; nil for an unknown one.
  ///
  /// A kind with a name of its own (glass noodles for `noodles`) may differ from the ingredient in general.
  var contents: Set<FoodContent>? {
    let knowledge = IngredientKnowledge.standard
    guard let contents = knowledge.contents(of: id) else { return nil }
    guard knowledge.hasKinds(id), knowledge.mainNames(of: id).map({ $0.english != name.english }) == true else {
      return contents
    }
    return knowledge.kind(of: id, named: name.english).flatMap(knowledge.contents) ?? contents
  }
}

extension Recipe {
  /// The contents of the dish with all its ingredients, including optional and mentioned ones.
  var contents: Set<FoodContent> { ingredients.reduce(into: mentioned) { $0.formUnion($1.contents ?? []) } }

  /// The recipe with the contents that its texts mention, and with a `vegan` tag corrected accordingly.
  ///
  /// The lists of the bundled dishes are complete; those of the user's own recipes may lack the egg that a step adds,
  /// or name peanut oil where the known ingredient is oil. A dish with an egg is not vegan, whatever its tags say; one
  /// with an unknown ingredient is vegan only if it is tagged so.
  var withMentions: Recipe {
    var recipe = self
    recipe.mentioned = []
    for text in [title] + steps {
      recipe.mentioned.formUnion(FoodMentions.contents(in: text.english))
      if text.korean != text.english { recipe.mentioned.formUnion(FoodMentions.contents(in: text.korean)) }
    }
    for line in ingredients {
      recipe.mentioned.formUnion(FoodMentions.contents(inName: line.name.english))
      if line.name.korean != line.name.english {
        recipe.mentioned.formUnion(FoodMentions.contents(inName: line.name.korean))
      }
    }
    if recipe.contents.contains(where: \.isAnimal) {
      recipe.tags.removeAll { $0 == .vegan }
    } else if !tags.contains(.vegan), ingredients.allSatisfy({ $0.contents != nil }) {
      recipe.tags.append(.vegan)
    }
    return recipe
  }
}

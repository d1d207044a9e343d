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

public import Ingredients

/// What is put on the table; the raw value is its name in files.
public enum DishKind: String, CaseIterable, Sendable {
  case soup, stew, porridge, rice, noodle, pasta, dumpling, side, salad, kimchi, egg, braise, steamed, grill, fried
  case pancake, curry, pizza, bake, sandwich, snack, dessert, drink
  case hotPot = "hot_pot"
  case stirFry = "stir_fry"

  /// The name to show to a reader of `language`.
  public func name(in language: Language) -> String { name[language] }

  private var name: LocalizedText {
    switch self {
    case .soup: LocalizedText(english: "Soup", korean: "국")
    case .stew: LocalizedText(english: "Stew", korean: "찌개·스튜")
    case .hotPot: LocalizedText(english: "Hot pot", korean: "전골")
    case .porridge: LocalizedText(english: "Porridge", korean: "죽")
    case .rice: LocalizedText(english: "Rice dish", korean: "밥")
    case .noodle: LocalizedText(english: "Noodle dish", korean: "면")
    case .pasta: LocalizedText(english: "Pasta", korean: "파스타")
    case .dumpling: LocalizedText(english: "Dumplings", korean: "만두")
    case .side: LocalizedText(english: "Side dish", korean: "반찬")
    case .salad: LocalizedText(english: "Salad", korean: "샐러드")
    case .kimchi: LocalizedText(english: "Kimchi and pickles", korean: "김치·절임")
    case .egg: LocalizedText(english: "Egg dish", korean: "달걀 요리")
    case .stirFry: LocalizedText(english: "Stir-fry", korean: "볶음")
    case .braise: LocalizedText(english: "Braise", korean: "조림")
    case .steamed: LocalizedText(english: "Steamed or simmered", korean: "찜")
    case .grill: LocalizedText(english: "Grilled or roasted", korean: "구이")
    case .fried: LocalizedText(english: "Deep-fried", korean: "튀김")
    case .pancake: LocalizedText(english: "Pancake", korean: "전·팬케이크")
    case .curry: LocalizedText(english: "Curry", korean: "카레")
    case .pizza: LocalizedText(english: "Pizza", korean: "피자")
    case .bake: LocalizedText(english: "Baked dish", korean: "오븐 요리")
    case .sandwich: LocalizedText(english: "Sandwich or wrap", korean: "샌드위치·랩")
    case .snack: LocalizedText(english: "Snack", korean: "간식")
    case .dessert: LocalizedText(english: "Dessert", korean: "디저트")
    case .drink: LocalizedText(english: "Drink", korean: "음료")
    }
  }
}

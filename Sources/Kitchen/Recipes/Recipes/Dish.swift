public import Ingredients

/// What a dish is called and what a person looks at first, be it a whole ``Recipe`` or a line of a menu.
public protocol Dish: Sendable {
  /// The stable name in files and machine-readable output: lower-case ASCII words joined by `-`.
  var id: String { get }
  /// What the dish is called.
  var title: LocalizedText { get }
  /// The kitchen it comes from.
  var cuisine: Cuisine { get }
  /// What is put on the table.
  var kind: DishKind { get }
  /// Minutes from the first step to the table; at least one.
  var minutes: Int { get }
  /// What else is true of it, each once, in the order written.
  var tags: [RecipeTag] { get }
  /// Everything that is true of it: its tags, then what follows from its ingredients.
  var flags: [DishFlag] { get }
}

extension Recipe: Dish {}

/// A dish as a menu lists it, without ingredients and steps.
public struct DishSummary: Dish, Equatable {
  /// The identifier of its recipe.
  public let id: String
  /// What it is called.
  public let title: LocalizedText
  /// Where it is from.
  public let cuisine: Cuisine
  /// What it is among dishes: a soup, a salad.
  public let kind: DishKind
  /// How long it takes to cook.
  public let minutes: Int
  /// What its recipe says of it.
  public let tags: [RecipeTag]
  /// Everything that is true of it: see ``Dish/flags``.
  public let flags: [DishFlag]
}

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

/// How much a dish asks of the cook; the raw value is its number in files.
public enum Difficulty: Int, CaseIterable, Sendable {
  /// Anyone can do it.
  case easy = 1
  /// It takes some skill, or care at the right moment.
  case medium = 2
  /// It is long, or tricky.
  case hard = 3

  /// The name to show to a reader of `language`.
  public func name(in language: Language) -> String { name[language] }

  private var name: LocalizedText {
    switch self {
    case .easy: LocalizedText(english: "Easy", korean: "쉬움")
    case .medium: LocalizedText(english: "Medium", korean: "보통")
    case .hard: LocalizedText(english: "Hard", korean: "어려움")
    }
  }
}

public import Ingredients

/// The title and the basic facts of a dish, which a whole ``Recipe`` and a menu entry share.
public protocol Dish: Sendable {
  /// The stable name in files and machine-readable output: lower-case ASCII words joined by `-`.
  var id: String { get }
  /// The title of the dish.
  var title: LocalizedText { get }
  /// The cuisine.
  var cuisine: Cuisine { get }
  /// The kind of dish.
  var kind: DishKind { get }
  /// The cooking time in minutes, at least one.
  var minutes: Int { get }
  /// The tags, each once, in the order written.
  var tags: [RecipeTag] { get }
  /// All flags: the tags, then those derived from the ingredients.
  var flags: [DishFlag] { get }
}

extension Recipe: Dish {}

/// A dish as a menu lists it, without ingredients and steps.
public struct DishSummary: Dish, Equatable {
  /// The identifier of its recipe.
  public let id: String
  /// The title of the dish.
  public let title: LocalizedText
  /// The cuisine.
  public let cuisine: Cuisine
  /// The kind of dish: a soup, a salad.
  public let kind: DishKind
  /// The cooking time in minutes.
  public let minutes: Int
  /// The tags of its recipe.
  public let tags: [RecipeTag]
  /// All flags; see ``Dish/flags``.
  public let flags: [DishFlag]
}

/// A kind of dish; the raw value is its name in files.
public enum DishKind: String, CaseIterable, Sendable {
  case soup, stew, porridge, rice, noodle, pasta, dumpling, side, salad, kimchi, egg, braise, steamed, grill, fried
  case pancake, curry, pizza, bake, sandwich, snack, dessert, drink
  case hotPot = "hot_pot"
  case stirFry = "stir_fry"

  /// Returns the name in `language`.
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

/// The difficulty of a dish; the raw value is its number in files.
public enum Difficulty: Int, CaseIterable, Sendable {
  /// Anyone can cook it.
  case easy = 1
  /// It takes some skill or good timing.
  case medium = 2
  /// It is long or tricky.
  case hard = 3

  /// Returns the name in `language`.
  public func name(in language: Language) -> String { name[language] }

  private var name: LocalizedText {
    switch self {
    case .easy: LocalizedText(english: "Easy", korean: "쉬움")
    case .medium: LocalizedText(english: "Medium", korean: "보통")
    case .hard: LocalizedText(english: "Hard", korean: "어려움")
    }
  }
}

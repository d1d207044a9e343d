internal import Ingredients
public import Localization

/// The title and the basic facts of a dish, which a whole ``Recipe`` and a menu entry share.
public protocol Dish: Sendable {
  /// The stable name in files and machine-readable output: lower-case ASCII words joined by `-`.
  var id: String { get }
  /// The title of the dish.
  var title: BilingualText { get }
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

extension Dish {
  /// Whether the dish is not of the collection, but an ``ImprovisedDish``.
  public var isImprovised: Bool { ImprovisedDish.isIdentifier(id) }
}

/// A dish as a menu lists it, without ingredients and steps.
public struct DishSummary: Dish, Equatable {
  /// The identifier of its recipe.
  public let id: String
  /// The title of the dish.
  public let title: BilingualText
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

  private var name: BilingualText {
    switch self {
    case .soup: BilingualText(en: "Soup", ko: "국")
    case .stew: BilingualText(en: "Stew", ko: "찌개·스튜")
    case .hotPot: BilingualText(en: "Hot pot", ko: "전골")
    case .porridge: BilingualText(en: "Porridge", ko: "죽")
    case .rice: BilingualText(en: "Rice dish", ko: "밥")
    case .noodle: BilingualText(en: "Noodle dish", ko: "면")
    case .pasta: BilingualText(en: "Pasta", ko: "파스타")
    case .dumpling: BilingualText(en: "Dumplings", ko: "만두")
    case .side: BilingualText(en: "Side dish", ko: "반찬")
    case .salad: BilingualText(en: "Salad", ko: "샐러드")
    case .kimchi: BilingualText(en: "Kimchi and pickles", ko: "김치·절임")
    case .egg: BilingualText(en: "Egg dish", ko: "달걀 요리")
    case .stirFry: BilingualText(en: "Stir-fry", ko: "볶음")
    case .braise: BilingualText(en: "Braise", ko: "조림")
    case .steamed: BilingualText(en: "Steamed or simmered", ko: "찜")
    case .grill: BilingualText(en: "Grilled or roasted", ko: "구이")
    case .fried: BilingualText(en: "Deep-fried", ko: "튀김")
    case .pancake: BilingualText(en: "Pancake", ko: "전·팬케이크")
    case .curry: BilingualText(en: "Curry", ko: "카레")
    case .pizza: BilingualText(en: "Pizza", ko: "피자")
    case .bake: BilingualText(en: "Baked dish", ko: "오븐 요리")
    case .sandwich: BilingualText(en: "Sandwich or wrap", ko: "샌드위치·랩")
    case .snack: BilingualText(en: "Snack", ko: "간식")
    case .dessert: BilingualText(en: "Dessert", ko: "디저트")
    case .drink: BilingualText(en: "Drink", ko: "음료")
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

  private var name: BilingualText {
    switch self {
    case .easy: BilingualText(en: "Easy", ko: "쉬움")
    case .medium: BilingualText(en: "Medium", ko: "보통")
    case .hard: BilingualText(en: "Hard", ko: "어려움")
    }
  }
}

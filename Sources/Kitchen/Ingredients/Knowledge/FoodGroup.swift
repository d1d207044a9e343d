public import Localization

/// A group of foods of which a dish takes any that are at hand, as fried rice takes vegetables.
///
/// The raw value is the name in files and in machine-readable output. A group holds the foods that a cook would add without
/// changing the dish: garlic and ginger are vegetables, but no vegetable to fill a pot with. Kinds of its foods belong to
/// it as well.
public enum FoodGroup: String, CaseIterable, Sendable {
  /// Vegetables that are tender after some minutes in a pan.
  case vegetables
  /// Roots, tubers and hard squashes, which simmer or roast for a while.
  case roots
  /// Vegetables that are eaten raw.
  case salad
  case mushrooms
  /// Cooked or canned beans.
  case beans
  case meat, seafood, cheese
  /// Fruit that is eaten raw, or is tender after a short time in the oven.
  case fruit
  /// Broths that can replace the water in which a dish simmers.
  case stock

  /// The identifiers of its foods, the most usual first.
  ///
  /// Each is an ingredient of its own in some bundled dish, so that it needs no relation to stand in for it.
  package var ingredients: [String] {
    switch self {
    case .vegetables:
      [
        "carrot", "onion", "bell_pepper", "zucchini", "cabbage", "broccoli", "spinach", "mushroom", "peas", "corn",
        "green_beans", "napa_cabbage", "bok_choy", "green_onion", "leek", "celery", "cauliflower", "asparagus",
        "eggplant", "kale", "brussels_sprouts", "bean_sprouts", "garlic_chives", "tomato", "fennel", "okra",
        "fava_beans", "baby_corn", "bamboo_shoots", "snow_peas", "chard", "broccolini", "edamame",
        "artichoke", "water_spinach", "frozen_vegetables",
      ]
    case .roots:
      [
        "potato", "carrot", "sweet_potato", "pumpkin", "daikon", "parsnip", "lotus_root", "burdock", "turnip",
        "rutabaga", "celeriac",
      ]
    case .salad:
      [
        "lettuce", "cucumber", "tomato", "carrot", "bell_pepper", "onion", "radish", "corn", "avocado", "celery",
        "cabbage", "salad_greens", "arugula", "spinach", "watercress",
      ]
    case .mushrooms: ["mushroom", "shiitake", "oyster_mushroom", "enoki", "wood_ear"]
    case .beans: ["beans", "peas"]
    case .meat: ["chicken", "pork", "beef", "ham", "bacon", "sausage", "turkey", "duck"]
    case .seafood: ["shrimp", "squid", "crab_stick", "clam", "mussel", "scallop", "mixed_seafood"]
    case .cheese: ["cheese"]
    case .fruit:
      [
        "apple", "banana", "strawberry", "blueberry", "raspberry", "blackberry", "berries", "pear", "peach", "plum",
        "orange", "mandarin", "kiwi", "mango", "pineapple", "grape", "cherry", "apricot", "fig", "persimmon", "melon",
        "nectarine", "pomegranate", "papaya", "passion_fruit",
      ]
    case .stock:
      [
        "chicken_stock", "beef_stock", "vegetable_stock", "anchovy_stock", "kelp_stock", "dashi", "fish_stock",
      ]
    }
  }

  /// Returns the name in `language`, as it stands in a list.
  public func name(in language: Language) -> String { name[language] }

  private var name: BilingualText {
    switch self {
    case .vegetables: BilingualText(en: "other vegetables", ko: "다른 채소")
    case .roots: BilingualText(en: "root vegetables", ko: "뿌리채소")
    case .salad: BilingualText(en: "salad vegetables", ko: "샐러드 채소")
    case .mushrooms: BilingualText(en: "mushrooms", ko: "버섯")
    case .beans: BilingualText(en: "beans", ko: "콩")
    case .meat: BilingualText(en: "meat", ko: "고기")
    case .seafood: BilingualText(en: "seafood", ko: "해산물")
    case .cheese: BilingualText(en: "cheese", ko: "치즈")
    case .fruit: BilingualText(en: "fruit", ko: "과일")
    case .stock: BilingualText(en: "stock in place of water", ko: "물 대신 육수")
    }
  }
}

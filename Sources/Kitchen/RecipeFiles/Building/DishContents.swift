internal import IngredientLines
internal import Ingredients
internal import Recipes

/// The kind of a dish by its ingredients and steps, for titles that do not state it: snickerdoodles, ropa vieja.
struct DishContents {
  private let ids: [String]
  private let families: Set<String>
  private let words: String
  /// The first thing on the list that is neither seasoning nor aromatic, with all that it is a kind of.
  private let lead: Set<String>
  private let leadCategory: IngredientCategory?
  private let categories: Set<IngredientCategory>
  /// The first foods on the list, with all that they are kinds of; bread that is merely served stands behind them.
  private let firstFoods: Set<String>

  init(_ ingredients: [RecipeIngredient], _ steps: [String]) {
    let knowledge = IngredientKnowledge.standard
    ids = ingredients.map(\.id)
    families = Set(ids.flatMap { knowledge.lineage(of: $0) })
    words = steps.joined(separator: " ").lowercased()
    let foods = ingredients.filter { $0.role != .staple && !Self.aromatics.contains($0.id) }
    lead = Set(foods.first.map { knowledge.lineage(of: $0.id) } ?? [])
    firstFoods = Set(foods.prefix(5).flatMap { knowledge.lineage(of: $0.id) })
    leadCategory = foods.first.flatMap { knowledge[$0.id]?.category }
    categories = Set(ids.compactMap { knowledge[$0]?.category })
  }

  private static let aromatics: Set<String> = fats.union([
    "garlic", "onion", "ginger", "green_onion", "butter", "lemon_juice",
  ])

  /// Fats that stand among meats.
  static let fats: Set = ["lard", "suet", "duck_fat", "bacon_fat"]

  /// The kind; nil if nothing tells.
  ///
  /// The rules are ordered: what decides is first the wrapping, then sweetness, then the way of cooking, then what there
  /// is most of.
  var kind: DishKind? {
    if has("dumpling_wrapper", "wonton_wrapper") { return .dumpling }
    if says("deep-fry", "deep fry", "튀긴", "튀겨", "튀깁") { return .fried }
    if isPickled { return .kimchi }
    if isSweet { return sweetKind }
    if isWrapped { return isBaked ? .bake : .sandwich }
    if has("pasta") { return .pasta }
    if has("noodles", "rice_noodles", "ramyeon") { return .noodle }
    if says("grill", "broil", "skewer", "barbecue", "sear", "굽는", "굽습", "구워", "구운") { return isBaked ? .bake : .grill }
    if says("stir-fry", "stir fry", " wok", "볶는", "볶아", "볶습") { return .stirFry }
    if isDrink { return .drink }
    if let kind = boiledKind { return kind }
    if isBaked || says("roast") { return bakedKind }
    if lead.contains("egg") { return .egg }
    if has("rice"), lead.contains("rice") { return .rice }
    if isRaw { return .salad }
    return kindOfLead
  }

  /// The kind by what there is most of, where the steps do not say how it is cooked; nil if that may be anything.
  private var kindOfLead: DishKind? {
    if !lead.isDisjoint(with: Self.stocks) { return .soup }
    let isFried = has("soy_sauce", "oyster_sauce", "doubanjiang", "gochujang")
    switch leadCategory {
    case .meat, .seafood, .processedMeat:
      if isFried { return .stirFry }
      return has("water", "beer", "red_wine", "white_wine") ? .stew : .grill
    case .tofu: return isFried ? .stirFry : nil
    default: return nil
    }
  }

  private static let stocks: Set = [
    "broth", "stock", "chicken_stock", "beef_stock", "vegetable_stock", "fish_stock", "anchovy_stock",
  ]
}

extension DishContents {
  private func has(_ ids: String...) -> Bool { ids.contains(where: families.contains) }

  private func says(_ words: String...) -> Bool { words.contains(where: self.words.holds) }

  private var hasFlesh: Bool { categories.contains(.meat) || categories.contains(.seafood) }

  private var isPickled: Bool { has("vinegar") && !hasFlesh && says("숙성", "brine", "pickling liquid") }

  private var isBaked: Bool { says("bake", "oven", "preheat", "오븐") }

  private var isWrapped: Bool {
    let breads: Set = ["tortilla", "burger_buns", "hot_dog_buns", "kaiser_roll", "pita"]
    return !firstFoods.isDisjoint(with: breads) || lead.contains("bread") || has("tortilla") && says("wrap", "roll up")
  }

  private static let sweets = [
    "sugar", "honey", "maple_syrup", "condensed_milk", "chocolate", "cocoa", "marshmallow", "corn_syrup", "molasses",
    "pudding_mix", "cake_mix", "graham_crackers", "caramel", "jam", "whipped_cream",
  ]

  private var isSweet: Bool {
    Self.sweets.contains(where: families.contains) && !hasFlesh && !categories.contains(.processedMeat)
      && !has("garlic", "soy_sauce", "vinegar", "mustard", "gochujang", "red_pepper_paste", "red_pepper_flakes")
      && !(has("onion") && !isBaked)
  }

  private var sweetKind: DishKind {
    if isDrink { return .drink }
    if has("yeast") { return .bake }
    if has("oats"), !isBaked, says("simmer", "boil", "cook") { return .porridge }
    if says("griddle", "waffle iron", "부친") { return .pancake }
    return .dessert
  }

  private var isDrink: Bool {
    let isPoured = says("over ice", "blend", "pour into glass", "punch bowl", "shaker", "잔에", "컵에 따", "마신")
    let liquids = has(
      "juice", "coffee", "espresso", "tea", "rum", "vodka", "liqueur", "milk", "yogurt", "gin", "tequila")
    return isPoured && liquids && !hasFlesh && !has("flour", "onion", "garlic")
  }

  private var boiledKind: DishKind? {
    if says("braise", "조린", "조려", "졸인", "졸여", "조립니다") { return .braise }
    if says("찐다", "쪄", "찝니다") || says("steam ") && !isBaked { return .steamed }
    if says("무친", "무쳐", "버무") { return .side }
    if says("부친", "부쳐") { return .pancake }
    guard says("simmer", "boil", "slow cooker", "crock", "끓인", "끓여", "끓입"), !isBaked else { return nil }
    if has("broth", "stock", "chicken_stock", "beef_stock", "vegetable_stock", "fish_stock", "water") {
      return hasFlesh && says("hours", "시간") ? .stew : .soup
    }
    return hasFlesh ? .stew : nil
  }

  private var bakedKind: DishKind {
    let isMain = leadCategory == .meat || leadCategory == .seafood
    let isGratin = has(
      "cheese", "mozzarella", "cheddar", "parmesan", "breadcrumbs", "cracker_crumbs", "cream_of_mushroom")
    return isMain && !isGratin ? .grill : .bake
  }

  private var isRaw: Bool {
    says("toss", "chill", "mix", "섞", "버무")
      && has("mayonnaise", "salad_dressing", "lettuce", "vinegar", "olive_oil", "lemon_juice")
  }
}

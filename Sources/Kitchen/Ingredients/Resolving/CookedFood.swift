/// Food that was cooked before, as its wording says: leftover pork chops are cooked pork, 남은 목살구이 is too.
package struct CookedFood {
  private let words: [Substring]

  /// Reads a wording; nil if it does not say that the food was cooked.
  init?(_ wording: String) {
    let words = wording.lowercased().split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    let afterRest = words.count > 2 && first == Self.restBegun && words[1] == Self.rest ? 2 : 1
    if Self.cooked.contains(first) || afterRest == 2 {
      self.words = Array(words.dropFirst(afterRest).drop(while: Self.cooked.contains))
    } else {
      return nil
    }
    if self.words.isEmpty { return nil }
  }

  private static let rest: Substring = "남은", restBegun: Substring = "먹다"
  private static let cooked: Set<Substring> = [
    "leftover", "left-over", "cooked", "precooked", "grilled", "roasted", "roast", "baked", "poached", rest, "익힌", "구운",
    "삶은",
  ]

  /// Returns the cooked food of an ingredient, or of the closest of what it is a kind of; nil if there is none, or if it
  /// has been cooked, cured or smoked already.
  func cooked(_ ingredient: Ingredient) -> Ingredient? {
    Self.cookedForm(of: ingredient.id).flatMap(IngredientKnowledge.standard.ingredient)
  }

  private static func cookedForm(of id: String) -> String? {
    let line = IngredientKnowledge.standard.lineage(of: id)
    return line.contains(where: ready.contains) ? nil : line.lazy.compactMap { cookedForms[$0] }.first
  }

  /// Returns whether an ingredient is raw food that has a cooked form, as chicken and rice have.
  package static func isRaw(_ id: String) -> Bool { cookedForm(of: id) != nil }

  /// Returns whether an ingredient is the cooked form of another, or a kind of it.
  package static func isCooked(_ id: String) -> Bool {
    IngredientKnowledge.standard.lineage(of: id).contains(where: cookedFoods.contains)
  }

  /// Returns the food that a dish of this name is when it is left over: a curry, a stew, savoury pancakes; nil for others.
  func dish(in names: IngredientNames) -> Ingredient? {
    guard let last = words.last else { return nil }
    let knowledge = IngredientKnowledge.standard
    if let id = Self.englishDishes[last] { return words.count > 1 ? knowledge.ingredient(id) : nil }
    guard let (ending, id) = Self.koreanDishes.first(where: { last.hasSuffix($0.ending) && last != $0.ending }) else {
      return nil
    }
    let food = words.dropLast().joined() + last.dropLast(ending.count)
    guard let id else {
      return KoreanPhrase(food).ingredient(in: names).flatMap(cooked)
    }
    return knowledge.ingredient(id)
  }
}

extension CookedFood {
  /// The food that each is when it is cooked.
  private static let cookedForms = [
    "beef": "cooked_beef", "pork": "cooked_pork", "lamb": "cooked_lamb", "chicken": "cooked_chicken",
    "chicken_breast": "cooked_chicken_breast", "turkey": "cooked_turkey", "duck": "cooked_duck",
    "ground_beef": "cooked_ground_beef",
    "fish": "cooked_fish", "potato": "roast_potatoes", "sweet_potato": "cooked_sweet_potato",
    "pumpkin": "roast_pumpkin", "beetroot": "cooked_beetroot", "squid": "boiled_squid",
    "small_octopus": "boiled_squid", "webfoot_octopus": "boiled_squid", "rice": "cooked_rice", "pasta": "cooked_pasta",
    "quinoa": "cooked_grains", "farro": "cooked_grains", "barley": "cooked_grains", "bulgur": "cooked_grains",
    "couscous": "cooked_grains", "millet": "cooked_grains", "freekeh": "cooked_grains",
    "wheat_berries": "cooked_grains",
    "red_lentils": "cooked_lentils",
  ]

  private static let cookedFoods = Set(cookedForms.values)

  /// The food that is not raw, with its kinds.
  private static let ready = cookedFoods.union([
    "boiled_pork", "smoked_duck", "sashimi_mix", "raw_salmon", "tuna_sashimi", "raw_beef", "smoked_haddock",
    "smoked_mackerel", "smoked_salmon", "smoked_trout", "kipper", "pickled_herring",
    "canned_potatoes", "ready_rice", "seasoned_sushi_rice", "filled_pasta", "ground_pork", "ground_lamb",
    "ground_chicken",
    "ground_turkey",
  ])

  private static let englishDishes: [Substring: String] = [
    "curry": "instant_curry", "soup": "stew_food", "stew": "stew_food", "casserole": "stew_food",
    "chowder": "stew_food", "korma": "instant_curry", "masala": "instant_curry", "madras": "instant_curry",
    "jalfrezi": "instant_curry", "bhuna": "instant_curry", "vindaloo": "instant_curry", "balti": "instant_curry",
  ]

  /// The endings of dishes; nil for those that are the food itself, cooked.
  private static let koreanDishes: [(ending: String, id: String?)] = [
    ("카레", "instant_curry"), ("찌개", "stew_food"), ("전골", "stew_food"), ("국", "stew_food"), ("탕", "stew_food"),
    ("부침", "jeon"), ("전", "jeon"), ("무침", "seasoned_namul"), ("나물", "seasoned_namul"), ("구이", nil), ("볶음", nil),
    ("조림", nil), ("찜", nil),
  ]
}

internal import Ingredients
internal import Localization
internal import Recipes

/// The cuisine, kind and tags of a dish: as stated by the file, else as suggested by the title, else a default.
struct DishTraits {
  let cuisine: Cuisine
  let kind: DishKind
  let tags: [RecipeTag]
  /// The traits that the file does not state.
  let guesses: Set<RecipeLoss>

  init(title: String, draft: RecipeDraft, ingredients: [RecipeIngredient]) {
    var words = draft.keywords.prefix(50).map { String($0.prefix(100)) }
    let named = Self.take(from: &words, Self.cuisine)
    let sort = Self.take(from: &words, Self.kind(named:))
    let dish = Self.dish(in: title)
    cuisine = named ?? DishKeywords.suggestedCuisines.lastValue(in: dish) ?? (title.isKorean ? .korean : .western)
    let titled = Self.kind(titled: dish) ?? DishKeywords.kinds.lastValue(in: Self.asides(in: title))
    // A cake of sardines or a pie of beef is no dessert, whatever other cakes and pies are.
    let isSavoury = titled == .dessert && ingredients.contains { Self.isFlesh($0) }
    let suggested = isSavoury ? DishKeywords.savouryKinds.lastValue(in: dish) ?? .bake : titled
    kind =
      sort ?? suggested ?? Self.kind(bySort: words) ?? DishContents(ingredients, draft.steps).kind ?? .side
    let tags = words.compactMap { Self.tag(named: $0) }
    self.tags = RecipeTag.allCases.filter(
      (draft.namesTags ? tags : tags + Self.tags(title, ingredients, kind)).contains)
    guesses = Set((named == nil ? [.guessedCuisine] : []) + (sort == nil ? [.guessedKind] : []))
  }

  /// Returns the kind that a title names, of several things that of the first one that is more than a sauce; nil if it
  /// names none.
  private static func kind(titled dish: String) -> DishKind? {
    let whole = DishKeywords.kinds.lastValue(in: dish)
    guard whole == .side else { return whole }
    let parts = dish.split { ",&+＆".contains($0) }.map(String.init)
    return parts.count < 2 ? whole : parts.lazy.compactMap(DishKeywords.kinds.lastValue).first { $0 != .side } ?? whole
  }

  /// Returns whether an ingredient is meat or seafood and more than a seasoning.
  private static func isFlesh(_ ingredient: RecipeIngredient) -> Bool {
    guard ingredient.role == .required, !DishContents.fats.contains(ingredient.id) else { return false }
    return [.meat, .seafood, .processedMeat].contains(IngredientKnowledge.standard[ingredient.id]?.category)
  }

  /// Returns the texts in the brackets of a title: `Carbonade (Flemish beef stew)`.
  private static func asides(in title: String) -> String {
    title.split(separator: "(").dropFirst().map { String($0.prefix { $0 != ")" }) }.joined(separator: " ")
  }

  /// Returns the part of a title that ends with the name of the dish, without brackets and `with …`.
  private static func dish(in title: String) -> String {
    var (dish, depth) = ("", 0)
    for character in title {
      if character == "(" { depth += 1 }
      if depth == 0 { dish.append(character) }
      if character == ")" { depth = max(0, depth - 1) }
    }
    let ends = [" with ", " in ", " on ", " over ", " from "].filter(dish.holds)
      .compactMap { dish.firstRange(of: $0)?.lowerBound }
    let head = dish[..<(ends.min() ?? dish.endIndex)]
    return head.contains(where: \.isLetter) ? String(head) : title
  }

  /// Removes the first word that has a value, and returns the value.
  private static func take<Value>(from words: inout [String], _ value: (String) -> Value?) -> Value? {
    for (index, word) in words.enumerated() {
      if let value = value(word) {
        words.remove(at: index)
        return value
      }
    }
    return nil
  }

  private static func cuisine(named word: String) -> Cuisine? {
    Cuisine(rawValue: word) ?? Cuisine.allCases.first { $0.name(in: .english) == word || $0.name(in: .korean) == word }
      ?? DishKeywords.namedCuisines.value(in: word)
  }

  private static func kind(named word: String) -> DishKind? {
    DishKind(rawValue: word) ?? DishKind.allCases.first {
      $0.name(in: .english) == word || $0.name(in: .korean) == word
    }
      ?? classes[word]
  }

  /// The classes of the Ministry of Agriculture that correspond to one kind.
  private static let classes: [String: DishKind] = [
    "밥": .rice, "나물/생채/샐러드": .salad, "국": .soup, "볶음": .stirFry, "구이": .grill, "찜": .steamed, "부침": .pancake,
    "튀김/커틀릿": .fried, "조림": .braise, "도시락/간식": .snack, "떡/한과": .dessert, "빵/과자": .bake, "음료": .drink,
    "샌드위치/햄버거": .sandwich, "피자": .pizza, "양념장": .side, "국&찌개": .soup, "후식": .dessert,
  ]

  private static func kind(bySort words: [String]) -> DishKind? {
    words.lazy.compactMap { DishKeywords.methods.value(in: $0) ?? DishKeywords.kinds.value(in: $0) }.first
  }

  private static func tag(named word: String) -> RecipeTag? {
    RecipeTag.allCases.first { tag in
      [tag.rawValue, tag.name(in: .english).lowercased(), tag.name(in: .korean)].contains(word.lowercased())
    }
  }

  private static func tags(_ title: String, _ ingredients: [RecipeIngredient], _ kind: DishKind) -> [RecipeTag] {
    let texts = ingredients.flatMap { [$0.name.english, $0.name.korean] }
    let suggested = texts.flatMap { text in ingredientTags.value(for: text) { suggestedTags(by: text) } }
    return suggestedTags(by: title) + suggested + (tag(of: kind).map { [$0] } ?? [])
  }

  private static let ingredientTags = Memo<[RecipeTag]>(limit: 20_000)

  private static func suggestedTags(by text: String) -> [RecipeTag] {
    let text = FoldedText(text)
    return DishKeywords.tags.filter { _, table in table.value(in: text) == true }.map(\.0)
  }

  private static func tag(of kind: DishKind) -> RecipeTag? {
    switch kind {
    case .soup, .stew, .hotPot: .soup
    case .noodle, .pasta: .noodle
    case .rice: .rice
    case .fried: .fried
    case .dessert: .sweet
    case .sandwich: .bread
    default: nil
    }
  }
}

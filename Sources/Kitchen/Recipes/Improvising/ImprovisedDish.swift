internal import IngredientLines
internal import Ingredients
internal import Localization

/// A dish that a cook would make of what is at hand: a technique with one to five foods that it takes.
///
/// It is a whole recipe, composed anew each time from its identifier, such as `pasta.spinach.bacon.spaghetti`: the name of
/// the technique and the identifiers of the foods. Foods that take longer go in first, and each gets the time that it
/// needs before the last one is done.
public struct ImprovisedDish: Sendable {
  /// A food of the dish.
  struct Food: Sendable {
    let id: String
    let name: BilingualText
    let part: FoodPart

    /// Returns whether it is one of some foods or of their kinds.
    func isAny(of foods: Set<String>) -> Bool {
      IngredientKnowledge.standard.lineage(of: id).contains(where: foods.contains)
    }
  }

  let technique: Technique
  let foods: [Food]
  /// The foods that no other step of the technique cooks, with the minutes that each needs.
  private(set) var timedFoods: [(food: Food, minutes: Int)] = []

  /// The numbers of foods of which a dish is improvised.
  package static let counts = 1...5
  private static let separator: Character = "."

  /// Improvises a dish of some foods by the first technique that takes all of them; nil if none does, or if one of the
  /// foods is nothing to improvise with.
  ///
  /// - Parameter home: the cuisine that comes first; nil for none.
  package init?(of ids: [String], preferring home: Cuisine? = nil) {
    guard let foods = Self.foods(ids),
      let technique = Technique.all(preferring: home).first(where: { $0.makes(foods) })
    else { return nil }
    (self.technique, self.foods) = (technique, technique.taking(foods))
    timedFoods = foodsToCook
  }

  /// Finds the dish with an identifier; nil if it is none of an improvised dish.
  init?(id: String) {
    let words = id.split(separator: Self.separator, omittingEmptySubsequences: false)
    guard let name = words.first, let technique = Technique.named(name),
      let foods = Self.foods(words.dropFirst().map(String.init)), technique.makes(foods)
    else { return nil }
    (self.technique, self.foods) = (technique, technique.taking(foods))
    timedFoods = foodsToCook
  }

  private static func foods(_ ids: [String]) -> [Food]? {
    guard counts.contains(ids.count), Set(ids).count == ids.count else { return nil }
    let foods = ids.compactMap { id -> Food? in
      guard let part = FoodPart.of(id), let names = IngredientKnowledge.standard.mainNames(of: id) else { return nil }
      return Food(id: id, name: BilingualText(en: String(names.english), ko: String(names.korean)), part: part)
    }
    return foods.count == ids.count ? foods : nil
  }

  /// The identifier.
  var id: String { ([technique.name] + foods.map(\.id)).joined(separator: String(Self.separator)) }

  /// Returns whether an identifier has the form of one of an improvised dish.
  static func isIdentifier(_ id: String) -> Bool {
    id.firstIndex(of: separator).map { Technique.named(id[..<$0]) != nil } ?? false
  }

  /// Aromatics that a person who names them wants to find in the dish.
  private static let notable = ["onion", "celery"]

  /// Returns whether a food only rounds a dish off: an herb, an onion, a lemon, a nut, butter.
  package static func isGarnish(_ id: String) -> Bool {
    let garnishes: FoodParts = [.herb, .woodyHerb, .aromatic, .citrus, .butter, .finish, .stock, .vinegar]
    if FoodPart.of(id) == .aromatic,
      notable.contains(where: IngredientKnowledge.standard.lineage(of: id).contains)
    {
      return false
    }
    return FoodPart.of(id).map(garnishes.contains) ?? false
  }

  /// Returns whether a dish may leave a food out beside several others: a garnish, but no lemon, which was named for its
  /// taste.
  package static func isDispensable(_ id: String) -> Bool { isGarnish(id) && FoodPart.of(id) != .citrus }

  /// Returns whether a food goes into any dish, which is not named for it: a stock, an oil, a spice.
  package static func goesIntoAnything(_ id: String) -> Bool {
    let part = FoodPart.of(id)
    return part == .finish || part == .stock || part == .vinegar
  }

  /// Returns whether a food is what others are served on, or mixed with: pasta, rice, bread, pastry.
  package static func isBase(_ id: String) -> Bool {
    let bases: FoodParts = [
      .pasta, .quickPasta, .cookedPasta, .noodles, .dryNoodles, .glassNoodles, .coldNoodles, .soupNoodles, .rice,
      .rawRice,
      .wholeRice, .grain, .slowGrain,
      .quickGrain, .cookedGrain,
      .bread, .roll,
      .flatbread, .cracker, .pastry, .pizzaDough, .ricePaper, .batter, .hotcakes,
    ]
    return FoodPart.of(id).map(bases.contains) ?? false
  }

  /// Returns whether a food is cooked rice and another is raw: it turns to mush in a pilaf.
  package static func isCookedRice(_ id: String, insteadOf raw: String) -> Bool {
    FoodPart.of(id) == .rice && isRawRice(raw)
  }

  /// Returns whether a food is rice that has not been cooked.
  package static func isRawRice(_ id: String) -> Bool {
    let part = FoodPart.of(id)
    return part == .rawRice || part == .wholeRice
  }

  /// Returns whether a food is a cut of meat that is tender only after hours.
  package static func isTough(_ id: String) -> Bool { FoodPart.of(id) == .stewMeat }

  /// Returns whether a food is meat in thin slices, which is done in minutes.
  package static func isThinlySliced(_ id: String) -> Bool {
    IngredientKnowledge.standard.lineage(of: id).contains(where: thinlySliced.contains)
  }

  private static let thinlySliced: Set = ["bulgogi_beef", "beef_brisket_slices", "thin_pork_belly"]

  /// Returns whether a food is meat that was cooked or cured before.
  package static func isCookedMeat(_ id: String) -> Bool { FoodPart.of(id) == .cookedMeat }

  /// Returns whether a food is a piece of poultry with its bones.
  package static func isPoultryOnTheBone(_ id: String) -> Bool { FoodPart.of(id) == .poultryOnTheBone }

  /// Returns whether a food is a vegetable that takes longer than others: eggplant, cauliflower.
  package static func isFirmVegetable(_ id: String) -> Bool { FoodPart.of(id) == .firmVegetable }

  /// Returns whether a food is what a dish is built around: meat, fish, tofu, beans.
  package static func isMain(_ id: String) -> Bool { FoodPart.of(id).map(Technique.mains.contains) ?? false }
}

extension ImprovisedDish {
  /// The recipe for two.
  package var recipe: Recipe {
    let steps = steps
    return Recipe(
      id: id, title: title, cuisine: technique.cuisine, kind: technique.kind, difficulty: .easy, tags: tags,
      servings: 2,
      minutes: steps.map(\.minutes).reduce(Self.minutesOfPreparation, +), ingredients: ingredients,
      steps: steps.map(\.text))
  }

  /// The minutes that it takes to make the foods ready.
  static let minutesOfPreparation = 5

  private var tags: [RecipeTag] {
    let knowledge = IngredientKnowledge.standard
    let contents = ingredients.reduce(into: Set<FoodContent>()) { $0.formUnion(knowledge.contents(of: $1.id) ?? []) }
    let animal: Set<FoodContent> = [.pork, .beef, .meat, .seafood, .egg, .dairy, .honey]
    return technique.tags + (contents.isDisjoint(with: animal) ? [.vegan] : [])
  }

  private var ingredients: [RecipeIngredient] {
    let counts = Dictionary(grouping: foods, by: \.part).mapValues(\.count)
    let listed = foods.map { food in
      let usual = food.part.amount(
        of: food.id, sharedBy: counts[food.part] ?? 1,
        insteadOfUsual: seasonsMeat(food.part) ? Self.amountBesideMeat : technique.amounts[food.part])
      let amount = food.part == .egg ? Amount(Double(technique.eggs), .piece) : usual
      return RecipeIngredient(id: food.id, name: food.name, amount: amount ?? usual)
    }
    return listed
      + addedExtras.map { extra in
        RecipeIngredient(id: extra.id, name: Self.name(of: extra.id), amount: amount(of: extra), role: extra.role)
      }
  }

  /// Returns the amount of what the kitchen adds: less salt and soy sauce beside foods that bring them, and less oil for
  /// what is fat or was cooked before.
  private func amount(of extra: Technique.Extra) -> Amount {
    let has = { (parts: FoodParts) in foods.contains { parts.contains($0.part) } }
    if extra.id == "salt", has(Self.salty) { return .toTaste }
    let teaspoon = Amount(1, .teaspoon) ?? extra.amount
    if extra.id == "soy_sauce", has([.asianSauce, .koreanPaste, .kimchi]) { return teaspoon }
    let needsLittle = fries(only: Self.wantingNoOil) || timedFoods.contains { Self.fatMeats.contains($0.food.id) }
    return extra.id == oil && needsLittle ? teaspoon : extra.amount
  }

  private static let salty: FoodParts = [
    .cured, .cookedMeat, .smokedFish, .driedSeafood, .roe, .fryingCheese, .kimchi, .asianSauce, .koreanPaste, .olives,
  ]
  private static let wantingNoOil: FoodParts = [.cured, .cookedMeat]
  /// Raw meat that fries in its own fat.
  private static let fatMeats: Set = ["pork_belly", "thin_pork_belly", "beef_brisket_slices", "pork_jowl", "duck"]

  /// Whether a food of a part only seasons the meat or fish of the dish: bacon or chorizo.
  private func seasonsMeat(_ part: FoodPart) -> Bool {
    part == .cured
      && foods.contains {
        [.meat, .steak, .stewMeat, .poultryOnTheBone, .fish, .seafood, .shellfish].contains($0.part)
      }
  }

  private static let amountBesideMeat = (100.0, AmountUnit.gram)

  /// Returns the name of an ingredient.
  static func name(of id: String) -> BilingualText {
    IngredientKnowledge.standard.ingredient(id).map { BilingualText($0) } ?? BilingualText(en: id, ko: id)
  }
}

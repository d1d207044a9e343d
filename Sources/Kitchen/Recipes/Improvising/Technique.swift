internal import IngredientLines
internal import Localization

/// A way to cook whatever of certain foods is at hand, such as a pan of fried rice.
struct Technique: Sendable {
  /// The first word of the identifiers of its dishes: lower-case ASCII.
  let name: String
  let cuisine: Cuisine
  let kind: DishKind
  var tags: [RecipeTag] = []
  /// For each of several needs, the parts of which a dish has at least one.
  let needs: [Set<FoodPart>]
  /// The parts that a dish may have besides.
  let takes: Set<FoodPart>
  /// The way that its food is cooked, most time first; nil if it is served as it is.
  var medium: CookingMedium?
  /// The words for cooking: `fry` and `볶아요`.
  var cook = BilingualText(en: "fry", ko: "볶아요")
  /// What the kitchen adds.
  let extras: [Extra]
  /// The parts that the title names by the dish itself, besides what the rest is served on.
  var implied: Set<FoodPart> = []
  /// Whether everything is sliced thinly, whatever it is.
  var slicesThinly = false
  /// The title, with places for the names of the foods: `#1` the first, `#2` the others, `#` all, and `#b` the base.
  let title: BilingualText
  /// The steps before the food is cooked, after it.
  var before: [Step] = []
  var after: [Step] = []

  /// An ingredient that the kitchen adds unless it was chosen.
  struct Extra: Sendable {
    let id: String
    let amount: Amount
    var role = RecipeIngredient.Role.staple
  }

  /// A step, with a place for the foods of some parts; it is left out where none of them is there.
  struct Step: Sendable {
    let text: BilingualText
    var minutes = 0
    /// The parts whose foods the step names; nil if it names none, and always stands.
    var parts: Set<FoodPart>?
    /// The parts without which alone it stands.
    var unless: Set<FoodPart> = []
  }
}

extension Technique {
  /// Returns whether a dish of foods with these parts is made so.
  func makes(_ parts: [FoodPart]) -> Bool {
    let known = needs.reduce(takes) { $0.union($1) }
    return parts.allSatisfy(known.contains) && needs.allSatisfy { need in parts.contains(where: need.contains) }
  }

  /// The foods that the title names first, and on or with which the rest is served.
  static let bases: Set<FoodPart> = [
    .pasta, .noodles, .rice, .grain, .bread, .flatbread, .pastry, .pizzaDough, .batter,
  ]
  /// The foods around which a dish is built.
  static let mains: Set<FoodPart> = [
    .meat, .bone, .mince, .cured, .cookedMeat, .fish, .seafood, .shellfish, .cannedFish, .smokedFish, .tofu, .beans,
    .tteok,
  ]
  static let vegetables: Set<FoodPart> = [.root, .vegetable, .small, .leaf, .mushroom, .tomato, .aromatic]
  /// The foods that are scattered over a dish at the end.
  static let toppings: Set<FoodPart> = [.nuts, .herb, .olives, .driedFruit]
  /// The foods that season a dish; a title names them last.
  static let seasonings: Set<FoodPart> = [.kimchi, .koreanPaste, .asianSauce, .hotSauce, .spread]
  static let savoury = mains.union(vegetables).union([.kimchi]).subtracting([.smokedFish, .bone])
  static let cheeses: Set<FoodPart> = [.meltingCheese, .softCheese]
}

extension Technique.Step {
  /// A step that always stands.
  static func always(_ minutes: Int, en: String, ko: String) -> Self {
    Self(text: BilingualText(en: en, ko: ko), minutes: minutes)
  }

  /// A step for foods of some parts.
  static func of(_ parts: Set<FoodPart>, _ minutes: Int = 0, en: String, ko: String) -> Self {
    Self(text: BilingualText(en: en, ko: ko), minutes: minutes, parts: parts)
  }

  static let toppings = of(
    Technique.toppings, en: "Scatter # over the top.", ko: "#O 위에 뿌려요.")
  static let citrus = of([.citrus], en: "Squeeze # over it.", ko: "#O 짜서 즙을 뿌려요.")
  static let softCheese = of([.softCheese], en: "Add # in small pieces.", ko: "#O 작게 떼어 올려요.")
}

extension Technique.Extra {
  static let salt = some(0.5, .teaspoon, of: "salt")
  static let pepper = Self(id: "black_pepper", amount: .toTaste)
  static let oliveOil = some(2, .tablespoon, of: "olive_oil")
  static let oil = some(2, .tablespoon, of: "cooking_oil")
  static let sesameOil = some(1, .teaspoon, of: "sesame_oil")
  static let soySauce = some(1, .tablespoon, of: "soy_sauce")
  static let sugar = some(1, .teaspoon, of: "sugar")
  static let chiliPowder = some(1, .tablespoon, of: "gochugaru")
  static let bread = some(4, .slice, of: "bread", role: .required)
  static func water(_ milliliters: Double) -> Self { some(milliliters, .milliliter, of: "water") }

  private static func some(
    _ value: Double, _ unit: AmountUnit, of id: String, role: RecipeIngredient.Role = .staple
  ) -> Self {
    Self(id: id, amount: Amount(value, unit) ?? .toTaste, role: role)
  }
}

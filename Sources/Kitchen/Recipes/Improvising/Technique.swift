internal import IngredientLines
internal import Localization

/// A way to cook whatever of certain foods is at hand, such as a pan of fried rice.
///
/// In its texts `{salt}` stands for an ingredient that the kitchen adds, `@` for the minutes of a step, and `#` for the
/// names of foods; in Korean steps `#O` is them with their object particle and `#T` with their topic particle.
struct Technique: Sendable {
  /// The first word of the identifiers of its dishes: lower-case ASCII.
  let name: String
  let cuisine: Cuisine
  let kind: DishKind
  var tags: [RecipeTag] = []
  /// The parts of what the dish is named for and the rest is served on; a title says it in its own place, or not at all.
  var base: FoodParts = []
  /// The parts of what a title names first.
  var lead: FoodParts = []
  /// For each of several needs, the parts of which a dish has at least one.
  let needs: [FoodParts]
  /// The parts that a dish may have besides.
  var takes: FoodParts = []
  /// The foods, with their kinds, of which a dish has at least one; empty if it does not depend on any.
  var wants: Set<String> = []
  /// The foods, with their kinds, that spoil it although others of their part do not.
  var refuses: Set<String> = []
  /// Whether it makes a dish of one food, and of no more.
  var isAlone = false
  /// The way that its food is cooked, most time first; nil if it is served as it is.
  var medium: CookingMedium?
  /// The words for cooking: `fry` and `볶아요`.
  var cook = BilingualText(en: "fry", ko: "볶아요")
  /// What the kitchen adds, where a step says so and it was not chosen.
  var extras: [Extra] = []
  /// The number of eggs, if there are any.
  var eggs = 2
  /// The amounts of foods of some parts together, where this dish takes another one than most.
  var amounts: [FoodPart: (Double, AmountUnit)] = [:]
  /// The parts whose foods are not cut up at the beginning.
  var whole: FoodParts = []
  /// The foods that go in raw, as those of a salad do, though they are cooked elsewhere.
  var raw: Set<String> = []
  /// Whether chops and steaks are fried in one piece.
  var friesChopsWhole = false
  /// Whether vegetables are sliced thinly, whatever they are.
  var slicesThinly = false
  /// The title, with `#1` for the name of the first food, `#2` for the others, `#` for all, and `#b` for the base.
  let title: BilingualText
  /// The steps before the food is cooked.
  var before: [Step] = []
  /// The steps after that.
  var after: [Step] = []

  /// An ingredient that the kitchen adds. Of several with the same identifier, the first one whose parts are there counts.
  struct Extra: Sendable {
    let id: String
    let amount: Amount
    var role = RecipeIngredient.Role.staple
    /// The parts of which a dish has one, for it to take this amount; nil if it takes it anyway.
    var parts: FoodParts?
  }

  /// A step.
  struct Step: Sendable {
    let text: BilingualText
    var minutes = 0
    /// The parts whose foods the step names, and without which it is left out; nil if it names none.
    var parts: FoodParts?
    /// The parts whose presence omits the step.
    var unless: FoodParts = []
    /// The parts without any of which the step is left out, although it names none; nil if it does not depend on any.
    var when: FoodParts?
    /// Whether it is about what was cooked, and is left out where nothing was.
    var isAboutCooked = false
    /// Whether its foods are cooked further, together with the others.
    var isBrowning = false
  }
}

extension Technique {
  /// Returns whether a dish of these foods is made so.
  func makes(_ foods: [ImprovisedDish.Food]) -> Bool {
    makes(foods.map(\.part)) && (wants.isEmpty || foods.contains { $0.isAny(of: wants) })
      && (refuses.isEmpty || !foods.contains { $0.isAny(of: refuses) })
  }

  private func makes(_ parts: [FoodPart]) -> Bool {
    let known = needs.reduce(takes.union(base)) { $0.union($1) }
    let parts = parts.filter { !anyway.contains($0) }
    return (isAlone ? parts.count == 1 : parts.count > 1) && parts.allSatisfy { known.contains($0) && uses($0) }
      && needs.allSatisfy { need in
        parts.contains(where: need.contains)
      }
  }

  /// Returns foods as it takes them: some that are cooked elsewhere go in raw.
  func taking(_ foods: [ImprovisedDish.Food]) -> [ImprovisedDish.Food] {
    foods.map { raw.contains($0.id) ? ImprovisedDish.Food(id: $0.id, name: $0.name, part: .salad) : $0 }
  }

  /// The parts that go into it whatever else does.
  var anyway: FoodParts {
    medium == .pot || partsOfSteps.contains(.stock) ? [.finish, .vinegar, .stock] : [.finish, .vinegar]
  }

  /// The parts that its steps name and are done with, whatever else is there.
  var partsOfSteps: FoodParts {
    (before + after).filter { !$0.isBrowning }.compactMap(\.parts).reduce(into: []) { $0.formUnion($1) }
  }

  /// Returns whether a food of a part gets into the dish.
  private func uses(_ part: FoodPart) -> Bool { partsOfSteps.contains(part) || medium?.minutes(for: part) != nil }

  /// The foods around which a dish is built.
  static let mains: FoodParts = [
    .meat, .steak, .poultryOnTheBone, .mince, .cured, .cookedMeat, .fish, .seafood, .readySeafood, .shellfish,
    .cannedFish,
    .smokedFish, .driedFish, .driedSeafood, .roe, .breaded, .tofu, .softTofu, .fryingCheese, .beans, .lentils,
    .splitPeas,
    .quailEgg, .tteok,
    .dumpling,
  ]
  static let vegetables: FoodParts = [
    .root, .vegetable, .firmVegetable, .smallVegetable, .leaf, .sturdyLeaf, .mushroom, .tomato, .aromatic,
  ]
  /// The foods that are scattered over a dish at the end.
  static let toppings: FoodParts = [.nuts, .herb, .woodyHerb, .laver, .olives, .driedFruit]
  /// The foods that season a dish; a title names them last.
  static let seasonings: FoodParts = [
    .kimchi, .koreanPaste, .asianSauce, .condiment, .tomatoSauce, .spread, .nutButter, .butter, .coconutMilk, .drink,
  ]
  /// The foods that a hot pan takes.
  static let savoury = mains.union(vegetables).union([.kimchi]).subtracting([
    .smokedFish, .driedFish, .poultryOnTheBone, .shellfish, .softTofu, .dumpling,
  ])
  static let allNoodles: FoodParts = [.noodles, .dryNoodles, .glassNoodles, .coldNoodles, .soupNoodles]
  static let cheeses: FoodParts = [.meltingCheese, .softCheese]
}

extension Technique.Step {
  /// A step that always stands.
  static func always(_ minutes: Int, en: String, ko: String) -> Self {
    Self(text: BilingualText(en: en, ko: ko), minutes: minutes)
  }

  /// A step for foods of some parts.
  static func of(_ parts: FoodParts, _ minutes: Int = 0, en: String, ko: String) -> Self {
    Self(text: BilingualText(en: en, ko: ko), minutes: minutes, parts: parts)
  }

  /// A step about what was cooked before.
  static func cooked(en: String, ko: String) -> Self {
    Self(text: BilingualText(en: en, ko: ko), isAboutCooked: true)
  }

  /// The onion, garlic and the like that most pots begin with: those named, or else the kitchen's.
  ///
  /// - Parameters:
  ///   - oil: the identifier of the oil, of which the technique has more.
  ///   - isFirst: whether nothing was in the pot before.
  static func softened(in oil: String, isFirst: Bool = true) -> [Self] {
    let pot = isFirst ? BilingualText(en: "a wide pot", ko: "넓은 냄비에") : BilingualText(en: "the pot", ko: "같은 냄비에")
    return
      [
        .of(
          [.aromatic], 5, en: "Soften # in some of {\(oil)} in \(pot.english) over medium heat for @.",
          ko: "\(pot.korean) {\(oil)}를 조금 두르고 #O 중불에서 @ 볶아요."),
        Self(
          text: BilingualText(
            en:
              "Soften {onion} (optional) and {garlic} (optional), chopped, in some of {\(oil)} in \(pot.english) over medium heat for @.",
            ko: "\(pot.korean) {\(oil)}를 조금 두르고 다진 {onion}(생략 가능)와 {garlic}(생략 가능)을 중불에서 @ 볶아요."),
          minutes: 5, unless: [.aromatic]),
      ]
  }

  /// The garlic with which a pan begins, where nothing of the kind was named and something is fried.
  ///
  /// - Parameter oil: the identifier of the oil, of which the technique has more.
  static func friedGarlic(in oil: String) -> Self {
    Self(
      text: BilingualText(
        en: "Warm {garlic} (optional), sliced, in some of {\(oil)} in a wide pan over low heat for @.",
        ko: "넓은 팬에 {\(oil)}를 조금 두르고 저민 {garlic}(생략 가능)을 약불에서 @ 볶아요."),
      minutes: 1, unless: [.aromatic, .fruit], isAboutCooked: true)
  }

  /// The hard herbs that flavour the oil in which the rest is fried.
  static let woodyHerbInOil = of(
    [.woodyHerb], 1, en: "Warm # in some of {olive_oil} in a wide pan over low heat for @.",
    ko: "넓은 팬에 {olive_oil}를 조금 두르고 #O 약불에서 @ 볶아요.")

  /// The meat that a stew has the better for having been browned first.
  ///
  /// - Parameter oil: the identifier of the oil, of which the technique has more.
  static func browned(_ parts: FoodParts, in oil: String) -> Self {
    Self(
      text: BilingualText(
        en: "Brown # in some of {\(oil)} in a wide pot over high heat for @ and take out.",
        ko: "넓은 냄비에 {\(oil)}를 조금 두르고 센 불에서 #O @ 노릇하게 지져 덜어 둬요."),
      minutes: 5, parts: parts, isBrowning: true)
  }

  /// The liquid of a pot: the stock that was named, or else the kitchen's, or water.
  ///
  /// - Parameters:
  ///   - stock: the identifier of the kitchen's stock; its Korean name ends in a vowel.
  ///   - english: the step, with `$` for the liquid.
  ///   - korean: the step, with `$O` for the liquid as its object and `$` for it without a particle.
  static func liquid(_ stock: String, _ minutes: Int = 0, en english: String, ko korean: String) -> [Self] {
    let kitchens = BilingualText(
      en: english.replacing("$", with: "{\(stock)} (or water)"),
      ko: korean.replacing("$O", with: "{\(stock)}나 물을").replacing("$", with: "{\(stock)}(또는 물)"))
    return [
      .of([.stock], minutes, en: english.replacing("$", with: "#"), ko: korean.replacing("$", with: "#")),
      Self(text: kitchens, minutes: minutes, unless: [.stock]),
    ]
  }

  /// The rice that goes with it, where nothing of the kind was named.
  static let withRice = withRice()
  static func withRice(orWith others: FoodParts = []) -> Self {
    Self(
      text: BilingualText(en: "Serve with {cooked_rice} (optional).", ko: "{cooked_rice}(생략 가능)을 곁들여요."),
      unless: others.union([.flatbread, .rice, .rawRice, .bread]))
  }
  static let shellfish = of(
    [.shellfish], 6, en: "Add #, cover and simmer for @, until they open. Throw away any that stay closed.",
    ko: "#O 넣고 뚜껑을 덮어 입을 벌릴 때까지 @ 끓여요. 벌어지지 않은 것은 버려요.")
  /// Tender greens that go in only when the shellfish have opened.
  static let greensAfterShellfish = Self(
    text: BilingualText(en: "Add # and simmer for @.", ko: "#O 넣고 @ 끓여요."), minutes: 2, parts: [.leaf],
    when: [.shellfish])
  /// Seafood that is done in minutes, and goes in only when the sauce is.
  static let seafoodInSauce = Self(
    text: BilingualText(en: "Add # and simmer for @, until just done.", ko: "#O 넣고 막 익을 만큼 @ 끓여요."), minutes: 3,
    parts: [.seafood], when: [.tomatoSauce, .cream, .milk, .drink])
  static let eggsBoiledBeside = of(
    [.egg], 8, en: "Meanwhile boil # in another pot for @, peel and add.", ko: "다른 냄비에 #O @ 삶아 껍질을 벗기고 넣어요.")
  static let warmedInSauce = of(
    [.fruit, .boiledEgg], 3, en: "Warm # in the sauce for @.", ko: "#O 넣고 @ 데워요.")
  static let toppings = of(Technique.toppings, en: "Scatter # over the top.", ko: "#O 위에 뿌려요.")
  static let citrus = of([.citrus], en: "Squeeze # over it.", ko: "#O 짜서 즙을 뿌려요.")
  static let butter = of([.butter], en: "Stir in #.", ko: "#O 넣어 녹여요.")
  static let sweetener = of([.sweetener], en: "Drizzle with #.", ko: "#O 둘러요.")
  static let seasoning = always(
    0, en: "Season with {salt} and {black_pepper}.", ko: "{salt}과 {black_pepper}로 간해요.")
}

extension Technique.Extra {
  static let salt = some(0.5, .teaspoon, of: "salt")
  static let pepper = Self(id: "black_pepper", amount: .toTaste)
  static let oliveOil = some(2, .tablespoon, of: "olive_oil")
  static let oil = some(2, .tablespoon, of: "cooking_oil")
  static let muchOil = some(6, .tablespoon, of: "cooking_oil")
  static let someFlour = some(1, .tablespoon, of: "flour")
  static let muchFlour = some(3, .tablespoon, of: "flour")
  static let onion = some(0.5, .piece, of: "onion", role: .optional)
  static let garlic = some(2, .clove, of: "garlic", role: .optional)
  static let sesameOil = some(1, .teaspoon, of: "sesame_oil")
  static let soySauce = some(1, .tablespoon, of: "soy_sauce")
  static func soySauce(tablespoons: Double, with parts: FoodParts) -> Self {
    some(tablespoons, .tablespoon, of: "soy_sauce", with: parts)
  }
  static let moreSoySauce = some(2, .tablespoon, of: "soy_sauce")
  static let muchSoySauce = some(3, .tablespoon, of: "soy_sauce")
  static let sugar = some(1, .teaspoon, of: "sugar")
  static let moreSugar = some(1.5, .tablespoon, of: "sugar")
  static let muchSugar = some(3, .tablespoon, of: "sugar")
  static let paprika = some(1, .teaspoon, of: "paprika_powder")
  static let cumin = some(0.5, .teaspoon, of: "cumin")
  static let someMilk = some(120, .milliliter, of: "milk", role: .optional)
  static let sesameSeeds = Self(id: "sesame_seeds", amount: .toTaste)
  static let saltToTaste = Self(id: "salt", amount: .toTaste)
  static let chiliPowder = some(1, .tablespoon, of: "gochugaru")
  static let muchChiliPowder = some(2, .tablespoon, of: "gochugaru")
  static let chilliSpice = some(1, .tablespoon, of: "chili_powder")
  static let cannedTomatoes = some(1, .can, of: "canned_tomato", role: .required)
  static let curryPowder = some(1, .tablespoon, of: "curry_powder", role: .required)
  static let vinegar = some(1, .tablespoon, of: "vinegar")
  static let moreVinegar = some(2, .tablespoon, of: "vinegar")
  static let coconutMilk = some(400, .milliliter, of: "coconut_milk", role: .required)
  static let parsley = some(1, .handful, of: "parsley", role: .optional)
  static let dashOfVinegar = some(1, .teaspoon, of: "vinegar")
  static let bread = some(4, .slice, of: "bread", role: .required)
  static let someTomatoes = some(0.5, .can, of: "canned_tomato", role: .optional)
  static let lemon = some(0.5, .piece, of: "lemon", role: .optional)
  static let rice = some(2, .serving, of: "cooked_rice", role: .optional)
  static let driedHerbs = some(0.5, .teaspoon, of: "mixed_herbs", role: .optional)
  static let someMayonnaise = some(2, .tablespoon, of: "mayonnaise")
  static let mayonnaise = some(3, .tablespoon, of: "mayonnaise")
  static let ketchup = some(1, .tablespoon, of: "ketchup")
  static func water(_ milliliters: Double, with parts: FoodParts? = nil) -> Self {
    some(milliliters, .milliliter, of: "water", with: parts)
  }
  static func stock(_ milliliters: Double, of id: String = "vegetable_stock", with parts: FoodParts? = nil) -> Self {
    some(milliliters, .milliliter, of: id, with: parts)
  }

  private static func some(
    _ value: Double, _ unit: AmountUnit, of id: String, role: RecipeIngredient.Role = .staple,
    with parts: FoodParts? = nil
  ) -> Self {
    Self(id: id, amount: Amount(value, unit) ?? .toTaste, role: role, parts: parts)
  }
}

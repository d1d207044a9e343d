internal import IngredientLines
internal import Ingredients
internal import Localization

extension FoodPart {
  /// Returns the sentence that makes a food ready, with `#` for its name; nil if nothing is to be done.
  ///
  /// In Korean `#` is the name with its topic particle.
  ///
  /// - Parameters:
  ///   - medium: the way in which it is cooked; a pan has no time for large pieces.
  ///   - fryingWhole: whether chops and steaks are fried in one piece.
  func preparation(of id: String, for medium: CookingMedium?, fryingWhole: Bool) -> BilingualText? {
    if Self.readyToCook.contains(id) { return nil }
    if Self.thawed.contains(id) {
      return BilingualText(en: "Thaw # and squeeze out the water.", ko: "# 해동해 물기를 꼭 짜요.")
    }
    if Self.pulpy.contains(id) {
      return BilingualText(en: "Halve # and scoop out the pulp.", ko: "# 반으로 갈라 과육을 떠내요.")
    }
    if id == Self.stoned {
      return BilingualText(
        en: "Halve #, take out the stone and cut the flesh into pieces.", ko: "# 반으로 갈라 씨를 빼고 과육을 썰어요.")
    }
    if id == Self.stiff {
      return BilingualText(
        en: "Stir # smooth with a little warm water and a pinch of salt.", ko: "# 따뜻한 물 조금과 소금 한 꼬집을 넣어 매끈하게 풀어요.")
    }
    if Self.boiled.contains(id) {
      return BilingualText(en: "Cut # into bite-size pieces.", ko: "# 한입 크기로 썰어요.")
    }
    if Self.parboiled.contains(id) {
      return BilingualText(
        en: "Rinse #, boiled beforehand, and cut into bite-size pieces.", ko: "# 미리 삶은 것을 헹궈 먹기 좋게 썰어요.")
    }
    if Self.skinned.contains(id) {
      return BilingualText(en: "Take the skin off # and cut into slices of 1.5 cm.", ko: "# 껍질을 벗기고 1.5cm 두께로 썰어요.")
    }
    if Self.flaked.contains(id) {
      return BilingualText(en: "Take skin and bones off # and flake the flesh.", ko: "# 껍질과 뼈를 발라내고 살을 굵게 부숴요.")
    }
    if Self.blanched.contains(id) {
      return BilingualText(
        en: "Blanch #, rinse in cold water and squeeze.", ko: "# 끓는 물에 데쳐 찬물에 헹궈 물기를 짜요.")
    }
    if Self.canned.contains(id) {
      return BilingualText(en: "Drain # and cut large pieces up.", ko: "# 물기를 빼고 큰 것은 먹기 좋게 썰어요.")
    }
    if self == .fruit || self == .salad, let text = Self.simplePreparation(of: id) { return text }
    if Self.clustered.contains(id) {
      return BilingualText(en: "Cut off the base of # and pull the stems apart.", ko: "# 밑동을 잘라 가닥가닥 뜯어요.")
    }
    switch self {
    case .root where id == "baby_potatoes":
      return BilingualText(en: "Scrub # and halve large ones.", ko: "# 씻어 큰 것은 반으로 잘라요.")
    case .root where medium == .pot || medium == .oven:
      return BilingualText(en: "Peel # and cut into 2 cm pieces.", ko: "# 껍질을 벗겨 2cm 크기로 썰어요.")
    case .cured where medium == .oven && ([id] + IngredientKnowledge.standard.satisfied(by: id)).contains("sausage"):
      return nil
    case .meat where (medium == .oven || fryingWhole) && Self.chops.contains(id), .steak where fryingWhole:
      return BilingualText(en: "Pat # dry.", ko: "# 물기를 닦아요.")
    case .aromatic where medium == .oven:
      return BilingualText(en: "Cut # into thick pieces.", ko: "# 큼직하게 썰어요.")
    default: return usualPreparation
    }
  }

  /// Foods that come cut up.
  private static let readyToCook: Set = [
    "frozen_broccoli", "frozen_green_beans", "coleslaw_mix", "cauliflower_rice", "salad_greens", "baby_greens",
    "canned_green_chilies", "meat_substitute", "applesauce", "meatballs", "baked_beans", "pork_and_beans",
    "cooked_ground_beef", "laver_flakes", "roast_vegetables",
  ]
  /// Meat that is done in one piece in a pan, and in the oven no later than vegetables.
  private static let chops: Set = ["pork_chop", "lamb_chop"]
  /// Returns the sentence for fruit and leaves with which little is to be done; nil for others.
  private static func simplePreparation(of id: String) -> BilingualText? {
    let line = IngredientKnowledge.standard.lineage(of: id)
    if line.contains(where: rinsed.contains) { return BilingualText(en: "Rinse # and drain.", ko: "# 씻어 물기를 빼요.") }
    if line.contains(where: halved.contains) {
      return BilingualText(en: "Halve # and cut the flesh off the stone in slices.", ko: "# 반으로 갈라 씨를 빼고 썰어요.")
    }
    return nil
  }

  /// Fruit and leaves that are eaten as they are, and fruit with a stone.
  private static let rinsed: Set = [
    "berries", "strawberry", "grape", "arugula", "watercress", "sprouts", "radish_sprouts", "baby_greens",
    "salad_greens",
  ]
  private static let halved: Set = ["peach", "plum", "apricot", "cherry"]
  /// Mushrooms that grow in clusters.
  private static let clustered: Set = ["enoki", "oyster_mushroom", "beech_mushroom", "maitake"]
  /// Foods that were cooked before.
  private static let boiled: Set = [
    "roast_potatoes", "boiled_potatoes", "cooked_sweet_potato", "roast_pumpkin", "cooked_beetroot",
  ]
  /// Vegetables that are sold boiled, or boiled long before they are cooked with others.
  private static let parboiled: Set = ["bamboo_shoots", "sweet_potato_stem", "bracken", "gondre", "taro_stem", "meowi"]
  /// Shoots that are never eaten raw.
  private static let blanched: Set = ["dureup", "eumnamu", "toona"]
  /// Puddings that are fried in slices.
  private static let skinned: Set = ["black_pudding", "blood_sausage"]
  /// Fish that is the rest of a meal.
  private static let flaked: Set = ["cooked_fish"]
  /// The fruit that is neither washed nor trimmed, and the paste that is no sauce before it is thinned.
  private static let stoned = "avocado", stiff = "tahini"
  /// Fruit of which the pulp is eaten with a spoon.
  private static let pulpy: Set = ["passion_fruit"]
  /// Fruit in syrup or juice.
  private static let canned: Set = [
    "canned_peach", "canned_pear", "canned_mandarin", "canned_pineapple", "fruit_cocktail",
  ]
  /// Frozen foods that are full of water.
  private static let thawed: Set = ["frozen_spinach"]

  private var usualPreparation: BilingualText? {
    switch self {
    case .meat, .steak: BilingualText(en: "Cut # into bite-size pieces.", ko: "# 먹기 좋은 크기로 썰어요.")
    case .stewMeat: BilingualText(en: "Cut # into large pieces.", ko: "# 큼직하게 썰어요.")
    case .poultryOnTheBone: BilingualText(en: "Pat # dry.", ko: "# 물기를 닦아요.")
    case .cured: BilingualText(en: "Slice #.", ko: "# 먹기 좋게 썰어요.")
    case .cookedMeat: BilingualText(en: "Cut or pull # into small pieces.", ko: "# 먹기 좋게 썰거나 찢어요.")
    case .fish:
      BilingualText(
        en: "Thaw # if frozen, take out any bones and cut into large pieces.", ko: "# 얼었으면 녹이고 가시를 발라 큼직하게 썰어요.")
    case .seafood:
      BilingualText(
        en: "Thaw # if frozen, clean and cut up large pieces.", ko: "# 얼었으면 녹이고 손질해서 큰 것은 먹기 좋게 썰어요.")
    case .readySeafood: BilingualText(en: "Cut # into small pieces.", ko: "# 먹기 좋게 썰어요.")
    case .shellfish:
      BilingualText(
        en: "Rinse # well and throw away any that stay open when tapped.", ko: "# 깨끗이 씻고 두드려도 입을 다물지 않는 것은 버려요.")
    case .cannedFish: BilingualText(en: "Drain #.", ko: "# 물기를 빼요.")
    case .beans: BilingualText(en: "Drain # (cooked or canned).", ko: "# 익힌 것이나 통조림으로 준비해 물기를 빼요.")
    case .smokedFish: BilingualText(en: "Flake or tear #.", ko: "# 먹기 좋게 찢어요.")
    case .tofu, .fryingCheese: BilingualText(en: "Pat # dry and cut into 2 cm pieces.", ko: "# 물기를 닦고 2cm 크기로 썰어요.")
    case .root: BilingualText(en: "Peel # and cut into 1 cm pieces.", ko: "# 껍질을 벗겨 1cm 크기로 썰어요.")
    case .vegetable, .firmVegetable, .tomato: BilingualText(en: "Cut # into small pieces.", ko: "# 작게 썰어요.")
    case .sturdyLeaf:
      BilingualText(
        en: "Cut the thick stems out of #, chop the leaves and rinse, but do not dry them.",
        ko: "# 굵은 줄기를 잘라 내고 잎을 썰어 헹구되 물기를 닦지 않아요.")
    case .leaf: BilingualText(en: "Rinse # and chop coarsely.", ko: "# 헹궈서 큼직하게 썰어요.")
    case .mushroom: BilingualText(en: "Slice #.", ko: "# 얇게 썰어요.")
    case .salad: BilingualText(en: "Wash, trim and cut # into pieces.", ko: "# 손질해서 먹기 좋게 썰어요.")
    case .tteok:
      BilingualText(en: "Soak # in hot water until soft and drain.", ko: "# 뜨거운 물에 말랑하게 담갔다가 건져요.")
    case .kimchi: BilingualText(en: "Cut # into 2 cm pieces.", ko: "# 2cm 크기로 썰어요.")
    case .lentils, .splitPeas: BilingualText(en: "Rinse #.", ko: "# 헹궈요.")
    case .roe: BilingualText(en: "Split # and scrape it out of its skin.", ko: "# 반으로 갈라 알만 긁어내요.")
    case .seaweed:
      BilingualText(
        en: "Soak # in cold water until soft, squeeze and cut into pieces.", ko: "# 찬물에 불려 물기를 짜고 먹기 좋게 썰어요.")
    case .driedFish:
      BilingualText(en: "Rinse # briefly, squeeze and tear into pieces.", ko: "# 물에 살짝 헹궈 물기를 짜고 먹기 좋게 찢어요.")
    case .quailEgg: BilingualText(en: "Boil and peel #.", ko: "# 삶아서 껍질을 벗겨요.")
    case .boiledEgg: BilingualText(en: "Peel and quarter #.", ko: "# 껍질을 벗겨 넷으로 썰어요.")
    case .laver: BilingualText(en: "Crumble #.", ko: "# 부숴요.")
    case .aromatic, .herb, .woodyHerb: BilingualText(en: "Chop # finely.", ko: "# 잘게 썰어요.")
    case .meltingCheese: BilingualText(en: "Grate or slice #.", ko: "# 갈거나 얇게 썰어요.")
    case .nuts, .driedFruit, .olives, .chocolate: BilingualText(en: "Chop #.", ko: "# 굵게 다져요.")
    case .fruit:
      BilingualText(
        en: "Peel, core or stone # as needed and cut what is large into pieces.", ko: "# 껍질과 씨를 손질하고 큰 것은 먹기 좋게 썰어요.")
    default: nil
    }
  }

  /// Returns whether a food is cut into thin slices for a dish that cooks fast.
  func isSliced(_ id: String) -> Bool { Self.sliced.contains(self) && !Self.clustered.contains(id) }

  private static let sliced: FoodParts = [
    .root, .vegetable, .firmVegetable, .mushroom, .tomato, .kimchi, .aromatic, .salad,
  ]

  /// Returns the amount for two people of a food; those of a part that are weighed share its weight.
  ///
  /// - Parameter total: the amount of all of them together, if it is not the usual one.
  func amount(of id: String, sharedBy count: Int, insteadOfUsual total: (Double, AmountUnit)? = nil) -> Amount {
    let (value, unit): (Double, AmountUnit) =
      switch total {
      case (let grams, .gram)?: weighed(id, grams / Double(count))
      case (let value, let unit)?: (value / Double(count), unit)
      case nil: Self.particular[id] ?? measured ?? weighed(id, (grams ?? 100) / Double(count))
      }
    return Amount(value, unit) ?? .toTaste
  }

  /// The amounts of foods of which another amount is used than of others of their part.
  private static let particular: [String: (Double, AmountUnit)] = [
    "onion": (0.5, .piece), "red_onion": (0.5, .piece), "garlic": (2, .clove), "crushed_garlic": (1, .teaspoon),
    "ginger": (10, .gram), "green_onion": (1, .stalk), "small_green_onion": (5, .stalk), "celery": (1, .stalk),
    "garam_masala": (2, .teaspoon), "curry_roux": (80, .gram), "curry": (60, .gram), "ssamjang": (1, .tablespoon),
    "soy_sauce": (1, .tablespoon), "salted_shrimp": (1, .tablespoon), "fish_sauce": (1, .tablespoon),
    "white_wine": (100, .milliliter), "red_wine": (100, .milliliter), "gravy": (150, .milliliter),
    "anchovy_fillets": (4, .piece), "canned_tomato": (1, .can), "tomato_paste": (2, .tablespoon),
    "fried_tofu": (80, .gram), "custard": (200, .milliliter), "orange_juice": (100, .milliliter),
    "apple_juice": (100, .milliliter), "pineapple_juice": (100, .milliliter), "beer": (150, .milliliter),
    "stout": (150, .milliliter), "hard_cider": (150, .milliliter), "tomato_juice": (400, .milliliter),
    "canned_green_chilies": (1, .can), "curry_sauce": (300, .milliliter), "cream_sauce": (250, .milliliter),
    "cream_of_mushroom": (250, .milliliter), "cream_of_chicken": (250, .milliliter),
    "cream_of_celery": (250, .milliliter), "cheese_soup": (250, .milliliter), "mayonnaise": (3, .tablespoon),
    "cornmeal": (6, .tablespoon), "green_chili": (2, .piece), "red_chili": (2, .piece), "cheongyang_chili": (2, .piece),
    "jalapeno": (1, .piece), "dinner_roll": (6, .piece), "sprouts": (30, .gram), "radish_sprouts": (30, .gram),
    "baby_greens": (60, .gram), "pineapple": (200, .gram), "laver_flakes": (3, .tablespoon),
  ]

  /// The amount where it is not a weight.
  private var measured: (Double, AmountUnit)? {
    switch self {
    case .bread: (4, .slice)
    case .roll: (2, .piece)
    case .flatbread: (4, .sheet)
    case .egg: (2, .piece)
    case .boiledEgg: (3, .piece)
    case .cream: (120, .milliliter)
    case .coconutMilk: (200, .milliliter)
    case .milk: (150, .milliliter)
    case .finish: (1, .teaspoon)
    case .vinegar: (1.5, .tablespoon)
    case .crumbs: (4, .tablespoon)
    case .stock: (500, .milliliter)
    case .dessertCream: (4, .tablespoon)
    case .laver: (2, .sheet)
    case .ricePaper: (8, .sheet)
    case .tomatoSauce: (250, .milliliter)
    case .citrus: (0.5, .piece)
    case .herb: (1, .handful)
    case .woodyHerb: (1, .teaspoon)
    case .curry, .curryRoux, .koreanPaste, .asianSauce, .condiment, .spread, .nutButter, .sweetener: (2, .tablespoon)
    default: nil
    }
  }

  /// The weight in grams of all foods of this part together.
  private var grams: Double? {
    switch self {
    case .poultryOnTheBone, .stewMeat: 600
    case .shellfish: 500
    case .quickPasta, .rice, .noodles, .soupNoodles, .mash, .cookedGrain: 400
    case .root: 350
    case .tofu, .softTofu: 300
    case .pastry, .pizzaDough, .fish, .mince, .meat, .steak, .tteok, .dumpling, .vegetable, .firmVegetable: 250
    case .breaded, .seafood, .cookedMeat, .fryingCheese, .beans, .kimchi, .tomato, .fruit: 200
    case .pasta, .rawRice, .wholeRice, .coldNoodles, .quailEgg: 180
    case .grain, .slowGrain, .quickGrain, .dryNoodles, .cured, .batter, .hotcakes, .lentils, .splitPeas, .smokedFish,
      .mushroom,
      .cannedFish,
      .readySeafood,
      .smallVegetable,
      .yogurt:
      150
    case .sturdyLeaf: 200
    case .leaf, .salad, .softCheese: 120
    case .dressedSalad: 160
    case .meltingCheese, .cereal, .cracker: 80
    case .chocolate, .driedFruit, .olives, .driedFish, .roe: 40
    case .glassNoodles: 100
    case .nuts, .butter, .driedSeafood: 30
    case .seaweed: 15
    default: nil
    }
  }

  /// Returns pieces where a cook counts them, and grams otherwise.
  private func weighed(_ id: String, _ grams: Double) -> (Double, AmountUnit) {
    let counted: FoodParts = [.root, .vegetable, .firmVegetable, .tomato, .fruit, .aromatic]
    if counted.contains(self), let piece = AmountConversion(of: id).grams(per: .piece), (60...400).contains(piece) {
      let pieces = grams / piece
      return (pieces < 2 ? max(0.5, (pieces * 2).rounded() / 2) : pieces.rounded(), .piece)
    }
    return ((grams / 10).rounded() * 10, .gram)
  }
}

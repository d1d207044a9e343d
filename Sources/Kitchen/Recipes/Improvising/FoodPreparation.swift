internal import IngredientLines
internal import Ingredients
internal import Localization

extension FoodPart {
  /// The way to make the food ready, with a place for its name; nil if nothing is to be done.
  ///
  /// The Korean text follows a name with its topic particle.
  var cut: BilingualText? {
    switch self {
    case .meat: BilingualText(en: "Cut # into bite-size pieces.", ko: "# 먹기 좋은 크기로 썰어요.")
    case .cured: BilingualText(en: "Slice #.", ko: "# 먹기 좋게 썰어요.")
    case .cookedMeat: BilingualText(en: "Pull or cut # into pieces.", ko: "# 먹기 좋게 찢거나 썰어요.")
    case .fish: BilingualText(en: "Cut # into large pieces and pat them dry.", ko: "# 큼직하게 썰어 물기를 닦아요.")
    case .seafood: BilingualText(en: "Clean # and cut large pieces smaller.", ko: "# 손질해서 큰 것은 먹기 좋게 썰어요.")
    case .bone: BilingualText(en: "Rinse # and pat dry.", ko: "# 씻어 물기를 닦아요.")
    case .shellfish: BilingualText(en: "Rinse # well and throw away open ones.", ko: "# 깨끗이 씻고 벌어진 것은 버려요.")
    case .cannedFish, .beans: BilingualText(en: "Drain #.", ko: "# 물기를 빼요.")
    case .smokedFish: BilingualText(en: "Flake or tear #.", ko: "# 먹기 좋게 찢어요.")
    case .tofu: BilingualText(en: "Pat # dry and cut into 2 cm pieces.", ko: "# 물기를 닦고 2cm 크기로 썰어요.")
    case .root: BilingualText(en: "Peel # and cut into 1 cm pieces.", ko: "# 껍질을 벗겨 1cm 크기로 썰어요.")
    case .vegetable, .tomato: BilingualText(en: "Cut # into small pieces.", ko: "# 작게 썰어요.")
    case .leaf: BilingualText(en: "Wash # and chop coarsely.", ko: "# 씻어서 큼직하게 썰어요.")
    case .mushroom: BilingualText(en: "Slice #.", ko: "# 얇게 썰어요.")
    case .salad: BilingualText(en: "Wash # and cut or tear into pieces.", ko: "# 씻어서 먹기 좋게 썰거나 뜯어요.")
    case .kimchi: BilingualText(en: "Cut # into 2 cm pieces.", ko: "# 2cm 크기로 썰어요.")
    case .aromatic: BilingualText(en: "Chop # finely.", ko: "# 잘게 썰어요.")
    case .meltingCheese: BilingualText(en: "Grate or slice #.", ko: "# 갈거나 얇게 썰어요.")
    case .nuts, .driedFruit, .herb, .olives, .chocolate: BilingualText(en: "Chop #.", ko: "# 굵게 다져요.")
    case .fruit: BilingualText(en: "Wash # and cut into pieces.", ko: "# 씻어서 먹기 좋게 썰어요.")
    default: nil
    }
  }

  /// The weight in grams for two people, of all foods of this part together; nil for those measured otherwise.
  var grams: Double? {
    switch self {
    case .pasta: 180
    case .noodles: 300
    case .rice: 400
    case .grain: 150
    case .pastry, .pizzaDough, .fish, .mince, .meat, .tteok: 250
    case .tofu: 300
    case .shellfish: 500
    case .bone: 600
    case .seafood, .cookedMeat, .beans, .kimchi, .tomato, .fruit: 200
    case .cured, .batter, .smokedFish, .mushroom, .cannedFish: 150
    case .root: 350
    case .vegetable: 250
    case .small: 150
    case .leaf, .salad, .softCheese: 120
    case .meltingCheese, .cereal: 80
    case .chocolate, .driedFruit, .olives: 40
    case .nuts: 30
    case .slow, .bread, .flatbread, .egg, .cream, .yogurt, .citrus, .herb, .aromatic, .sweetener, .curry, .koreanPaste,
      .asianSauce, .hotSauce, .spread:
      nil
    }
  }

  /// Returns the amount of a food that shares its part with others.
  func amount(of id: String, sharedBy count: Int) -> Amount {
    let (value, unit): (Double, AmountUnit) =
      switch self {
      case .bread: (4, .slice)
      case .flatbread: (4, .sheet)
      case .egg: (4, .piece)
      case .cream: (150, .milliliter)
      case .yogurt: (150, .gram)
      case .citrus: (0.5, .piece)
      case .herb: (1, .handful)
      case .aromatic: Self.aromatics[id] ?? (1, .piece)
      case .curry, .koreanPaste, .asianSauce, .hotSauce, .spread, .sweetener: (2, .tablespoon)
      default: weighed(id, (grams ?? 100) / Double(count))
      }
    return Amount(value, unit) ?? .toTaste
  }

  private static let aromatics: [String: (Double, AmountUnit)] = [
    "onion": (0.5, .piece), "red_onion": (0.5, .piece), "garlic": (2, .clove), "crushed_garlic": (1, .teaspoon),
    "ginger": (10, .gram), "green_onion": (1, .stalk), "small_green_onion": (5, .stalk),
  ]

  /// Returns pieces where a cook counts them, and grams otherwise.
  private func weighed(_ id: String, _ grams: Double) -> (Double, AmountUnit) {
    let counted: Set<FoodPart> = [.root, .vegetable, .tomato, .fruit]
    if counted.contains(self), let piece = AmountConversion(of: id).grams(per: .piece), (60...400).contains(piece) {
      return (max(0.5, (grams / piece * 2).rounded() / 2), .piece)
    }
    return ((grams / 10).rounded() * 10, .gram)
  }
}

/// The way in which heat comes to the food.
enum CookingMedium: Sendable {
  case pan, pot, oven

  /// The minutes that a food needs; nil if it is not cooked so.
  func minutes(for part: FoodPart) -> Int? {
    switch self {
    case .pan: Self.minutesInPan[part]
    case .pot: Self.minutesInPot[part]
    case .oven: Self.minutesInOven[part]
    }
  }

  private static let minutesInPan: [FoodPart: Int] = [
    .root: 12, .meat: 8, .mince: 7, .fish: 6, .tofu: 6, .cured: 5, .seafood: 4, .shellfish: 5, .tteok: 5,
    .vegetable: 5, .small: 4, .mushroom: 5, .kimchi: 5, .tomato: 4, .beans: 3, .cookedMeat: 3, .cannedFish: 2, .leaf: 2,
    .aromatic: 4,
  ]
  private static let minutesInPot: [FoodPart: Int] = [
    .root: 15, .meat: 20, .bone: 25, .mince: 10, .fish: 8, .tofu: 6, .cured: 10, .seafood: 5, .shellfish: 6, .tteok: 6,
    .vegetable: 8, .small: 5, .mushroom: 8, .kimchi: 15, .tomato: 10, .beans: 6, .cookedMeat: 6, .cannedFish: 6,
    .leaf: 3,
    .aromatic: 15, .noodles: 4,
  ]
  private static let minutesInOven: [FoodPart: Int] = [
    .root: 40, .meat: 35, .bone: 45, .cured: 25, .fish: 15, .tofu: 25, .seafood: 12, .vegetable: 25, .small: 15,
    .mushroom: 20,
    .tomato: 20, .beans: 12, .aromatic: 25, .fruit: 15, .softCheese: 8,
  ]
}

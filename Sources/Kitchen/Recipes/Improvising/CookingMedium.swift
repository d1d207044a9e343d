internal import Ingredients

/// The way in which heat comes to the food.
enum CookingMedium: Sendable {
  case pan, pot, oven

  /// The minutes that a food needs, by its part unless it takes longer than others of that; nil if it is not cooked so.
  func minutes(for food: ImprovisedDish.Food) -> Int? {
    guard let usual = minutes(for: food.part) else { return nil }
    let line = IngredientKnowledge.standard.lineage(of: food.id)
    let isSlow =
      food.id == "sausage" || line.contains { Self.slowerFoods.contains($0) || self != .oven && $0 == "leek" }
    return isSlow ? usual * 2 : usual
  }

  /// Foods that are raw or frozen in the middle when others of their part are done.
  private static let slowerFoods: Set = [
    "italian_sausage", "bratwurst", "breakfast_sausage", "meatballs", "duck_breast",
  ]

  /// The minutes that a food of a part needs, made ready as ``FoodPart/preparation`` says; nil if it is not cooked so.
  func minutes(for part: FoodPart) -> Int? {
    switch self {
    case .pan: Self.minutesInPan[part]
    case .pot: Self.minutesInPot[part]
    case .oven: Self.minutesInOven[part]
    }
  }

  private static let minutesInPan: [FoodPart: Int] = [
    .root: 12, .meat: 6, .steak: 6, .mince: 7, .fish: 6, .tofu: 6, .fryingCheese: 5, .cured: 6, .seafood: 3,
    .readySeafood: 3,
    .tteok: 5, .vegetable: 5, .firmVegetable: 10, .smallVegetable: 4, .mushroom: 5, .kimchi: 5, .tomato: 4, .beans: 3,
    .cookedMeat: 3,
    .cannedFish: 2, .leaf: 2, .sturdyLeaf: 8, .aromatic: 4, .quailEgg: 4, .driedSeafood: 3, .roe: 2, .breaded: 10,
  ]
  private static let minutesInPot: [FoodPart: Int] = [
    .root: 15, .stewMeat: 120, .grain: 15, .slowGrain: 40, .meat: 20, .poultryOnTheBone: 35, .mince: 10, .fish: 8,
    .tofu: 6,
    .fryingCheese: 5, .cured: 10,
    .seafood: 5, .readySeafood: 5, .softTofu: 5, .tteok: 6, .dumpling: 8, .vegetable: 8, .firmVegetable: 12,
    .smallVegetable: 5,
    .mushroom: 8,
    .kimchi: 15, .tomato: 10, .beans: 6, .cookedMeat: 6, .cannedFish: 6, .leaf: 3, .sturdyLeaf: 20, .cookedGrain: 5,
    .aromatic: 15, .noodles: 3,
    .dryNoodles: 4, .glassNoodles: 7, .coldNoodles: 4, .soupNoodles: 6, .seaweed: 15, .driedFish: 15, .driedSeafood: 10,
    .roe: 3,
    .quailEgg: 10, .lentils: 20, .splitPeas: 45,
  ]
  private static let minutesInOven: [FoodPart: Int] = [
    .root: 30, .meat: 18, .poultryOnTheBone: 45, .cured: 25, .fish: 15, .tofu: 25, .fryingCheese: 20, .seafood: 10,
    .vegetable: 25, .firmVegetable: 30, .smallVegetable: 15, .mushroom: 20, .tomato: 20, .beans: 12, .cookedMeat: 12,
    .aromatic: 25,
    .fruit: 15, .softCheese: 8, .woodyHerb: 12, .breaded: 20,
  ]
}

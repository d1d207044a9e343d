public import Localization

/// The shelf of a shop, in the order of a walk through it; the raw value is the name in machine-readable output.
public enum IngredientCategory: String, CaseIterable, Sendable {
  case vegetable, mushroom, herb, fruit
  case meat
  case processedMeat = "processed_meat"
  case seafood
  case driedSeafood = "dried_seafood"
  case dairyAndEggs = "dairy_and_eggs"
  case tofu, kimchi
  case grain, noodle, bread, legume, nut
  case sauce, oil, spice, baking
  case drink, prepared

  /// Returns the name in `language`.
  public func name(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  private var english: String {
    switch self {
    case .vegetable: "Vegetables"
    case .mushroom: "Mushrooms"
    case .herb: "Herbs"
    case .fruit: "Fruit"
    case .meat: "Meat"
    case .processedMeat: "Ham and sausage"
    case .seafood: "Fish and seafood"
    case .driedSeafood: "Dried fish and seaweed"
    case .dairyAndEggs: "Dairy and eggs"
    case .tofu: "Tofu and jelly"
    case .kimchi: "Kimchi and pickles"
    case .grain: "Rice and grains"
    case .noodle: "Noodles and wrappers"
    case .bread: "Bread and rice cakes"
    case .legume: "Beans"
    case .nut: "Nuts and seeds"
    case .sauce: "Sauces and pastes"
    case .oil: "Oil and vinegar"
    case .spice: "Salt and spices"
    case .baking: "Flour, sugar and baking"
    case .drink: "Drinks"
    case .prepared: "Cans and ready food"
    }
  }

  private var korean: String {
    switch self {
    case .vegetable: "채소"
    case .mushroom: "버섯"
    case .herb: "허브"
    case .fruit: "과일"
    case .meat: "고기"
    case .processedMeat: "햄·소시지"
    case .seafood: "해산물"
    case .driedSeafood: "건어물·해조류"
    case .dairyAndEggs: "달걀·유제품"
    case .tofu: "두부·묵"
    case .kimchi: "김치·절임"
    case .grain: "쌀·잡곡"
    case .noodle: "면·만두피"
    case .bread: "빵·떡"
    case .legume: "콩"
    case .nut: "견과·씨앗"
    case .sauce: "장·소스"
    case .oil: "기름·식초"
    case .spice: "소금·향신료"
    case .baking: "가루·설탕·제과"
    case .drink: "음료·술"
    case .prepared: "통조림·즉석식품"
    }
  }
}

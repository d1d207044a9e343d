internal import Ingredients
public import Localization
public import Recipes

/// The difference in handling that a food makes in the place of another, which the recipe cannot know of.
///
/// The raw value is its name for programs.
public enum SubstitutePreparation: String, Sendable, CaseIterable {
  /// It is frozen, and is thawed before.
  case thaw
  /// It is dried, and is soaked before.
  case soak
  /// It is raw where the recipe takes cooked food, and is cooked before.
  case cookFirst = "cook_first"
  /// It was cooked before, and is only heated.
  case heatOnly = "heat_only"
  /// It has bones and takes longer.
  case cookLonger = "cook_longer"

  /// Finds the difference between a food and the one that a recipe lists; nil if there is none.
  ///
  /// - Parameter isBoneless: whether the recipe calls the listed meat boneless.
  init?(of substitute: String, insteadOf listed: String, isBoneless: Bool) {
    let isNew = { (state: String) in substitute.hasPrefix(state) && !listed.contains(state) }
    if isNew("frozen_") {
      self = .thaw
    } else if isNew("dried_") {
      self = .soak
    } else if CookedFood.isCooked(listed), CookedFood.isRaw(substitute) {
      self = .cookFirst
    } else if CookedFood.isRaw(listed), CookedFood.isCooked(substitute) {
      self = .heatOnly
    } else if isBoneless, ImprovisedDish.isPoultryOnTheBone(substitute) {
      self = .cookLonger
    } else {
      return nil
    }
  }

  /// The words that follow the name of the food.
  public var words: BilingualText {
    switch self {
    case .thaw: BilingualText(en: "thaw it first", ko: "먼저 녹이기")
    case .soak: BilingualText(en: "soak it first", ko: "먼저 불리기")
    case .cookFirst: BilingualText(en: "cook it through first", ko: "먼저 속까지 익히기")
    case .heatOnly: BilingualText(en: "cooked already, so only heat it", ko: "익은 것이니 데우기만 하기")
    case .cookLonger:
      BilingualText(en: "on the bone, so cook it longer, to 74 °C inside", ko: "뼈가 있으니 속이 74 °C가 되게 더 익히기")
    }
  }
}

extension RecipeMatch.Substitution {
  /// Returns the difference in handling that the substitute makes in a recipe; nil if there is none.
  public func preparation(in recipe: Recipe) -> SubstitutePreparation? {
    let name = recipe.ingredients.first { $0.id == id }?.name.english ?? ""
    return SubstitutePreparation(of: substitute, insteadOf: id, isBoneless: name.lowercased().contains("boneless"))
  }
}

/// What an ingredient holds that some people must not, or will not, eat; the raw value is its name in the tables.
public enum FoodContent: String, CaseIterable, Sendable {
  case pork, beef
  /// Any other meat, poultry and rendered fat among it.
  case meat
  /// Fish, shellfish and whatever is made of them.
  case seafood
  case egg, dairy, honey
  /// Tree nuts and peanuts.
  case nuts
  /// Wheat, barley, rye or oats.
  case gluten
  case soy, sesame, alcohol

  /// Whether an animal was killed for it.
  public var isFlesh: Bool {
    switch self {
    case .pork, .beef, .meat, .seafood: true
    case .egg, .dairy, .honey, .nuts, .gluten, .soy, .sesame, .alcohol: false
    }
  }

  /// Whether an animal gave it, dead or alive.
  public var isAnimal: Bool {
    switch self {
    case .egg, .dairy, .honey: true
    case .pork, .beef, .meat, .seafood, .nuts, .gluten, .soy, .sesame, .alcohol: isFlesh
    }
  }
}

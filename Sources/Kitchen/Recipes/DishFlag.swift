public import Ingredients

/// Anything that a dish can be chosen or refused for: a tag that was written, or a flag that follows from what goes in.
public enum DishFlag: Sendable, Hashable {
  case tag(RecipeTag)
  case diet(DietFlag)

  /// The name to show to a reader of `language`.
  public func name(in language: Language) -> String {
    switch self {
    case .tag(let tag): tag.name(in: language)
    case .diet(let flag): flag.name(in: language)
    }
  }
}

extension DishFlag: RawRepresentable, CaseIterable {
  /// The flag of that name, in files and for programs.
  public init?(rawValue: String) {
    if let tag = RecipeTag(rawValue: rawValue) {
      self = .tag(tag)
    } else if let flag = DietFlag(rawValue: rawValue) {
      self = .diet(flag)
    } else {
      return nil
    }
  }

  /// The name in files and for programs.
  public var rawValue: String {
    switch self {
    case .tag(let tag): tag.rawValue
    case .diet(let flag): flag.rawValue
    }
  }

  /// The tags, then the flags that follow from the ingredients.
  public static var allCases: [DishFlag] { RecipeTag.allCases.map(Self.tag) + DietFlag.allCases.map(Self.diet) }
}

extension Recipe {
  /// Everything that is true of the dish: its tags as written, then what follows from its ingredients.
  ///
  /// An optional ingredient counts as much as any other.
  public var flags: [DishFlag] { tags.map(DishFlag.tag) + DietFlag.flags(of: self).map(DishFlag.diet) }
}

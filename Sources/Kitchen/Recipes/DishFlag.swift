internal import Ingredients
public import Localization

/// A property by which dishes are filtered: a written tag, or a dietary flag derived from the ingredients.
public enum DishFlag: Sendable, Hashable {
  case tag(RecipeTag)
  case diet(DietFlag)

  /// Returns the name in `language`.
  public func name(in language: Language) -> String {
    switch self {
    case .tag(let tag): tag.name(in: language)
    case .diet(let flag): flag.name(in: language)
    }
  }
}

extension DishFlag: RawRepresentable, CaseIterable {
  /// Creates the flag of that name, in files and for programs.
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

  /// The tags, then the dietary flags.
  public static var allCases: [DishFlag] { RecipeTag.allCases.map(Self.tag) + DietFlag.allCases.map(Self.diet) }
}

extension Recipe {
  /// All flags of the dish: its tags as written, then those derived from its ingredients.
  ///
  /// An optional ingredient counts like any other.
  public var flags: [DishFlag] { tags.map(DishFlag.tag) + DietFlag.flags(of: self).map(DishFlag.diet) }
}

/// A bit set of flags, in the order of ``DishFlag/allCases``, for storage and fast comparison.
package struct DishFlags: BitwiseCopyable, Equatable, Sendable {
  /// One bit per flag, the first flag in the lowest bit.
  let bits: UInt32

  private static let positions = Dictionary(
    uniqueKeysWithValues: DishFlag.allCases.enumerated().map { ($1, UInt32($0)) })

  /// Creates a set from stored bits.
  package init(bits: UInt32) { self.bits = bits }

  /// Creates a set of flags.
  package init(_ flags: some Sequence<DishFlag>) {
    bits = flags.reduce(0) { bits, flag in Self.positions[flag].map { bits | 1 << $0 } ?? bits }
  }

  /// Returns whether the set contains a flag.
  func contains(_ flag: DishFlag) -> Bool { DishFlags([flag]).bits & bits != 0 }

  /// Returns whether the set contains all of `others`.
  package func isSuperset(of others: DishFlags) -> Bool { bits & others.bits == others.bits }

  /// Returns whether the set contains none of `others`.
  package func isDisjoint(with others: DishFlags) -> Bool { bits & others.bits == 0 }
}

/// A tag of a dish, whatever its cuisine; the raw value is its name in files.
public enum RecipeTag: String, CaseIterable, Sendable {
  case spicy, greasy, sweet, salty, raw, soup, noodle, rice, bread, fried, cold, vegan
  /// Made for one person.
  case solo

  /// Returns the name in `language`.
  public func name(in language: Language) -> String { name[language] }

  private var name: BilingualText {
    switch self {
    case .spicy: BilingualText(en: "Spicy", ko: "매운")
    case .greasy: BilingualText(en: "Greasy", ko: "느끼한")
    case .sweet: BilingualText(en: "Sweet", ko: "단")
    case .salty: BilingualText(en: "Salty", ko: "짠")
    case .raw: BilingualText(en: "Raw", ko: "날것")
    case .soup: BilingualText(en: "Soup", ko: "국물")
    case .noodle: BilingualText(en: "Noodles", ko: "면")
    case .rice: BilingualText(en: "Rice", ko: "밥")
    case .bread: BilingualText(en: "Bread", ko: "빵")
    case .fried: BilingualText(en: "Fried", ko: "튀김")
    case .cold: BilingualText(en: "Cold", ko: "차가운")
    case .vegan: BilingualText(en: "Vegan", ko: "비건")
    case .solo: BilingualText(en: "Solo", ko: "혼밥")
    }
  }
}

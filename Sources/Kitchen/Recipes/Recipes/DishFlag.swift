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

/// Flags in bits, in the order of ``DishFlag/allCases``, to keep them and to compare many.
struct DishFlags: Equatable, Sendable {
  /// One bit for each flag, the first one lowest.
  let bits: UInt32

  private static let positions = Dictionary(
    uniqueKeysWithValues: DishFlag.allCases.enumerated().map { ($1, UInt32($0)) })

  /// Flags that were kept as bits.
  init(bits: UInt32) { self.bits = bits }

  /// The bits of some flags.
  init(_ flags: some Sequence<DishFlag>) {
    bits = flags.reduce(0) { bits, flag in Self.positions[flag].map { bits | 1 << $0 } ?? bits }
  }

  /// Whether the flag is among them.
  func contains(_ flag: DishFlag) -> Bool { DishFlags([flag]).bits & bits != 0 }

  /// Whether all of `others` are among them.
  func isSuperset(of others: DishFlags) -> Bool { bits & others.bits == others.bits }

  /// Whether none of `others` is among them.
  func isDisjoint(with others: DishFlags) -> Bool { bits & others.bits == 0 }
}

/// What is true of a dish whatever its cuisine; the raw value is its name in files.
public enum RecipeTag: String, CaseIterable, Sendable {
  case spicy, greasy, sweet, salty, raw, soup, noodle, rice, bread, fried, cold, vegan
  /// Made for one person.
  case solo

  /// The name to show to a reader of `language`.
  public func name(in language: Language) -> String { name[language] }

  private var name: LocalizedText {
    switch self {
    case .spicy: LocalizedText(english: "Spicy", korean: "매운")
    case .greasy: LocalizedText(english: "Greasy", korean: "느끼한")
    case .sweet: LocalizedText(english: "Sweet", korean: "단")
    case .salty: LocalizedText(english: "Salty", korean: "짠")
    case .raw: LocalizedText(english: "Raw", korean: "날것")
    case .soup: LocalizedText(english: "Soup", korean: "국물")
    case .noodle: LocalizedText(english: "Noodles", korean: "면")
    case .rice: LocalizedText(english: "Rice", korean: "밥")
    case .bread: LocalizedText(english: "Bread", korean: "빵")
    case .fried: LocalizedText(english: "Fried", korean: "튀김")
    case .cold: LocalizedText(english: "Cold", korean: "차가운")
    case .vegan: LocalizedText(english: "Vegan", korean: "비건")
    case .solo: LocalizedText(english: "Solo", korean: "혼밥")
    }
  }
}

public import Ingredients

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

public import Ingredients

/// The kitchen that a dish comes from; the raw value is its name in files.
public enum Cuisine: String, CaseIterable, Sendable {
  case korean, chinese, japanese, western
  case southeastAsian = "southeast_asian"
  case mexican, snack

  /// The name to show to a reader of `language`.
  public func name(in language: Language) -> String { name[language] }

  private var name: LocalizedText {
    switch self {
    case .korean: LocalizedText(english: "Korean", korean: "한식")
    case .chinese: LocalizedText(english: "Chinese", korean: "중식")
    case .japanese: LocalizedText(english: "Japanese", korean: "일식")
    case .western: LocalizedText(english: "Western", korean: "양식")
    case .southeastAsian: LocalizedText(english: "Southeast Asian", korean: "동남아식")
    case .mexican: LocalizedText(english: "Mexican", korean: "멕시코식")
    case .snack: LocalizedText(english: "Snack", korean: "분식")
    }
  }
}

public import Ingredients

/// Where food is kept at home; the raw value is its name in files and on the command line.
public enum StoragePlace: String, CaseIterable, Sendable {
  /// At room temperature.
  case pantry
  /// At about 4 °C.
  case fridge
  /// At about −18 °C.
  case freezer

  /// The name to show to a reader of `language`.
  public func name(in language: Language) -> String { name[language] }

  private var name: LocalizedText {
    switch self {
    case .pantry: LocalizedText(english: "pantry", korean: "실온")
    case .fridge: LocalizedText(english: "fridge", korean: "냉장")
    case .freezer: LocalizedText(english: "freezer", korean: "냉동")
    }
  }
}

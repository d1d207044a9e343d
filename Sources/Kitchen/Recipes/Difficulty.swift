public import Ingredients

/// How much a dish asks of the cook; the raw value is its number in files.
public enum Difficulty: Int, CaseIterable, Sendable {
  /// Anyone can do it.
  case easy = 1
  /// It takes some skill, or care at the right moment.
  case medium = 2
  /// It is long, or tricky.
  case hard = 3

  /// The name to show to a reader of `language`.
  public func name(in language: Language) -> String { name[language] }

  private var name: LocalizedText {
    switch self {
    case .easy: LocalizedText(english: "Easy", korean: "쉬움")
    case .medium: LocalizedText(english: "Medium", korean: "보통")
    case .hard: LocalizedText(english: "Hard", korean: "어려움")
    }
  }
}

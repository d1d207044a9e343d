public import Ingredients

/// The same words in both languages of the program.
public struct LocalizedText: Sendable, Hashable {
  /// The English words.
  public let english: String
  /// The Korean words.
  public let korean: String

  /// Words that say the same in both languages.
  public init(english: String, korean: String) {
    self.english = english
    self.korean = korean
  }

  /// The words for a reader of `language`.
  public subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

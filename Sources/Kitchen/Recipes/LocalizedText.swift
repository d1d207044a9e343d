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

extension StringProtocol {
  /// Whether the text has Korean letters.
  package var isKorean: Bool {
    unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) || (0x1100...0x11FF).contains($0.value) }
  }
}

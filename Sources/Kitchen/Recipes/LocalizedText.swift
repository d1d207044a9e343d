public import Ingredients

/// A text in both languages of the program.
public struct LocalizedText: Sendable, Hashable {
  /// The English text.
  public let english: String
  /// The Korean text.
  public let korean: String

  /// Creates a text from its two versions.
  public init(english: String, korean: String) {
    self.english = english
    self.korean = korean
  }

  /// The text in `language`.
  public subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

extension StringProtocol {
  /// Whether the text contains Korean letters.
  package var isKorean: Bool {
    unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) || (0x1100...0x11FF).contains($0.value) }
  }
}

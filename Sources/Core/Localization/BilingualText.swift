/// A text in both languages of the program.
public struct BilingualText: Sendable, Hashable {
  /// The English text.
  public let english: String
  /// The Korean text.
  public let korean: String

  /// Creates a text in English and in Korean.
  public init(en english: String, ko korean: String) { (self.english, self.korean) = (english, korean) }

  /// The text in `language`.
  public subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

/// The languages of the program.
public enum MessageLanguage: String, Sendable, CaseIterable, ArgumentChoice {
  case english = "en"
  case korean = "ko"
}

extension MessageLanguage {
  /// The language of the user's locale, from the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let language = locale?.prefix { $0 != "_" && $0 != "." && $0 != "@" }
    self = language == "ko" ? .korean : .english
  }
}

/// One text in every language of the program.
public struct BilingualText: Sendable, Equatable {
  /// The English text.
  public let english: String
  /// The Korean text.
  public let korean: String

  /// Creates a text in English and in Korean.
  public init(en english: String, ko korean: String) { (self.english, self.korean) = (english, korean) }

  /// Returns the text in one language.
  public func text(in language: MessageLanguage) -> String { language == .korean ? korean : english }
}

/// A language that the program speaks; the raw value is its ISO 639-1 code.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"
}

extension Language {
  /// The language of the user's locale, from the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let language = locale?.prefix { $0 != "_" && $0 != "." && $0 != "@" }
    self = language == "ko" ? .korean : .english
  }
}

extension StringProtocol {
  /// Whether the text contains Korean letters.
  package var isKorean: Bool {
    // The first bytes of Korean letters in UTF-8, which most texts lack.
    utf8.contains { $0 == 0xE1 || (0xEA...0xED).contains($0) }
      && unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) || (0x1100...0x11FF).contains($0.value) }
  }
}

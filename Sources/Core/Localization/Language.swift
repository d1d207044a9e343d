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

extension String {
  /// Whether the text contains Korean letters.
  package var isKorean: Bool { utf8Span.span.holdsKorean }
}

extension Substring {
  /// Whether the text contains Korean letters.
  package var isKorean: Bool { utf8Span.span.holdsKorean }
}

extension Span<UInt8> {
  /// Whether text in UTF-8 contains a letter of U+1100…U+11FF or a syllable of U+AC00…U+D7A3.
  ///
  /// Every text of a collection is asked several times, so no character is decoded.
  fileprivate var holdsKorean: Bool {
    var offset = 0
    while offset + 2 < count {
      switch self[offset] {
      case 0xEB, 0xEC: return true
      case 0xE1 where (0x84...0x87).contains(self[offset + 1]): return true
      case 0xEA where self[offset + 1] >= 0xB0: return true
      case 0xED where (self[offset + 1], self[offset + 2]) <= (0x9E, 0xA3): return true
      default: offset += 1
      }
    }
    return false
  }
}

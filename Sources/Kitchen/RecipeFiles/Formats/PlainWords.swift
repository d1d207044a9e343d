extension StringProtocol {
  /// The text without white space at either end.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  /// The text with every run of white space as one space, and none at either end.
  var singleSpaced: String { split { $0.isWhitespace }.joined(separator: " ") }

  /// The lines, whatever ends them; empty ones too.
  var lineTexts: [String] { split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0) } }

  /// The part behind the first `mark`, and the part before it; nil without a mark.
  func parted(by mark: Character) -> (before: String, after: String)? {
    firstIndex(of: mark).map { (self[..<$0].trimmed, self[index(after: $0)...].trimmed) }
  }
}

/// The number that a text says first: `Serves 4` is 4, `4인분` too.
enum FirstNumber {
  /// The first whole number of the text that lies in `range`.
  static func of(_ text: String, in range: ClosedRange<Int>) -> Int? {
    text.split { !($0.isASCII && $0.isWholeNumber) }.lazy.compactMap { Int($0) }.first(where: range.contains)
  }
}

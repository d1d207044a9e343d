internal import Recipes

/// Strips the numbers and bullets of written steps.
enum StepText {
  /// Returns the non-empty steps of lines without `1.`, `2)`, `Step 3:`, `①` or bullets.
  static func steps(_ lines: some Sequence<String>) -> [String] {
    lines.map { withoutNumber($0) }.filter { !$0.isEmpty }
  }

  /// Returns whether a line starts with a step number or a bullet.
  static func isNumbered(_ line: String) -> Bool { withoutNumber(line) != line.trimmed }

  /// Returns the text of a step without its leading number or bullet.
  static func withoutNumber(_ line: String) -> String {
    let line = line.trimmed
    var rest = line[...]
    if let word = ["step", "Step", "STEP"].first(where: rest.hasPrefix) {
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    // `④에 바른다` refers to the fourth step; only a number followed by a space is that of the step itself.
    if let first = rest.first, isCircled(first) || "-*•".contains(first), rest.dropFirst().first == " " {
      return rest.dropFirst().trimmed
    }
    let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
    guard (1...2).contains(digits.count) else { return line }
    let mark = rest[digits.endIndex...]
    guard let sign = mark.first, ".):".contains(sign) else { return line }
    // `1.5 cups` is not a first step.
    let text = mark.dropFirst()
    return text.first?.isWholeNumber == true && sign == "." ? line : text.trimmed
  }

  private static func isCircled(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x2460...0x2473).contains($0.value) } ?? false
  }
}

extension StringProtocol {
  /// The text without white space at either end.
  var trimmed: String {
    if isPlainlySingleSpaced { return String(self) }
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  /// The text with every run of white space as one space, and none at either end.
  var singleSpaced: String {
    isPlainlySingleSpaced ? String(self) : split { $0.isWhitespace }.joined(separator: " ")
  }

  /// Whether a look at the bytes shows that words with single spaces between them fill one line, as in most files.
  var isPlainlySingleSpaced: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      switch byte {
      // White space beyond ASCII begins with one of these bytes; Korean syllables begin with others.
      case 0..<0x20, 0x7F, 0xC2, 0xE1...0xE3: return false
      case UInt8(ascii: " ") where last == byte: return false
      default: last = byte
      }
    }
    return last != UInt8(ascii: " ")
  }

  /// The lines, including empty ones, with any line ending.
  var lineTexts: [String] { split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0) } }

  /// Splits the text at the first `mark` into trimmed parts; nil without a mark.
  func parted(by mark: Character) -> (before: String, after: String)? {
    firstIndex(of: mark).map { (self[..<$0].trimmed, self[index(after: $0)...].trimmed) }
  }
}

/// Finds the first number of a text: 4 in `Serves 4` and in `4인분`.
enum FirstNumber {
  /// Returns the first whole number of the text that is in `range`.
  static func of(_ text: String, in range: ClosedRange<Int>) -> Int? {
    text.split { !($0.isASCII && $0.isWholeNumber) }.lazy.compactMap { Int($0) }.first(where: range.contains)
  }
}

/// The names of difficulties in files.
enum DifficultyWords {
  /// Returns the difficulty that a word names; nil for other words.
  static func difficulty(_ word: String) -> Difficulty? {
    switch word.trimmed.lowercased() {
    case "easy", "beginner", "simple", "초보환영", "쉬움", "초급", "아무나": .easy
    case "medium", "intermediate", "moderate", "보통", "중급": .medium
    case "hard", "difficult", "advanced", "expert", "어려움", "고급": .hard
    default: nil
    }
  }
}

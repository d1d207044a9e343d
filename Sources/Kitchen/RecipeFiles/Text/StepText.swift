internal import Recipes

/// Steps as people write them, without their numbers.
enum StepText {
  /// The steps of some lines: one a line, `1.`, `2)`, `Step 3:`, `①` and bullets taken away.
  static func steps(_ lines: some Sequence<String>) -> [String] {
    lines.map { withoutNumber($0) }.filter { !$0.isEmpty }
  }

  /// Whether a line begins with a number of a step.
  static func isNumbered(_ line: String) -> Bool { withoutNumber(line) != line.trimmed }

  /// The text of a step without the number that it begins with.
  static func withoutNumber(_ line: String) -> String {
    let line = line.trimmed
    var rest = line[...]
    if let word = ["step", "Step", "STEP"].first(where: rest.hasPrefix) {
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    // `④에 바른다` names the fourth step; with a space behind it the number is that of the step itself.
    if let first = rest.first, isCircled(first) || "-*•".contains(first), rest.dropFirst().first == " " {
      return rest.dropFirst().trimmed
    }
    let figures = rest.prefix { $0.isASCII && $0.isWholeNumber }
    guard (1...2).contains(figures.count) else { return line }
    let mark = rest[figures.endIndex...]
    guard let sign = mark.first, ".):".contains(sign) else { return line }
    // `1.5 cups` is no first step.
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

/// What files call the difficulties.
enum DifficultyWords {
  /// The difficulty that a word means; nil when it means none.
  static func difficulty(_ word: String) -> Difficulty? {
    switch word.trimmed.lowercased() {
    case "easy", "beginner", "simple", "초보환영", "쉬움", "초급", "아무나": .easy
    case "medium", "intermediate", "moderate", "보통", "중급": .medium
    case "hard", "difficult", "advanced", "expert", "어려움", "고급": .hard
    default: nil
    }
  }
}

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

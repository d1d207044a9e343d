/// The time that a step says it takes: `fry for 5 minutes`, `10분간 찐다`.
enum StepTime {
  /// The minutes of the longest time that is named; 0 when none is.
  static func minutes(in step: String) -> Int {
    var longest = 0
    var figures = ""
    var rest = step.lowercased()[...]
    while let first = rest.popFirst() {
      if first.isASCII, first.isWholeNumber {
        figures.append(first)
      } else if first != " " || figures.isEmpty {
        if let factor = factor(first, rest), let number = Int(figures.prefix(4)) {
          longest = max(longest, number * factor)
        }
        figures = ""
      }
    }
    return longest
  }

  private static func factor(_ first: Character, _ rest: Substring) -> Int? {
    let word = String(first) + rest.prefix(5)
    if word.hasPrefix("분") || word.hasPrefix("min") { return 1 }
    return word.hasPrefix("시간") || word.hasPrefix("hour") || word.hasPrefix("hr") ? 60 : nil
  }
}

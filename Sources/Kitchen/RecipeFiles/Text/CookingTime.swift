/// Parses durations: `PT1H30M`, `1 hr 20 min`, `90 minutes`, `1시간 30분`, `90`.
enum CookingTime {
  private static let longest = 100_000.0

  /// Returns whole minutes, rounded up, at least one; nil when the text has no duration.
  static func minutes(in text: String) -> Int? {
    let total = isISO(text) ? iso(text) : words(text)
    guard let total, total > 0, total <= longest else { return nil }
    return Int(total.rounded(.up))
  }

  private static func isISO(_ text: String) -> Bool { text.first == "P" || text.first == "p" }

  /// Parses an ISO 8601 duration without years and months.
  private static func iso(_ text: String) -> Double? {
    let parts = text.uppercased().dropFirst().split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard let days = parts.first else { return nil }
    let time = parts.count == 2 ? sum(parts[1], ["H": 60, "M": 1, "S": 1.0 / 60]) : 0
    guard let date = sum(days, ["W": 10_080, "D": 1440]), let time else { return nil }
    return date + time
  }

  /// Returns the sum of numbers followed by unit letters; nil for any other text.
  private static func sum(_ text: Substring, _ minutes: [Character: Double]) -> Double? {
    var (total, digits) = (0.0, "")
    for character in text {
      if let factor = minutes[character] {
        guard let number = Double(digits) else { return nil }
        (total, digits) = (total + number * factor, "")
      } else {
        digits.append(character == "," ? "." : character)
      }
    }
    return digits.isEmpty ? total : nil
  }

  /// Parses numbers with units; a number alone is minutes.
  private static func words(_ text: String) -> Double? {
    var (total, number, wasFound): (Double, Double?, Bool) = (0, nil, false)
    for piece in pieces(text) {
      if let value = Double(piece) {
        number = value
      } else if let value = number, let factor = factor(piece) {
        (total, number, wasFound) = (total + value * factor, nil, true)
      }
    }
    return wasFound ? total : number
  }

  /// Returns the runs of digits and the runs of letters.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var last: Bool?
    for character in text.lowercased() {
      let isFigure = character.isASCII && (character.isWholeNumber || character == ".")
      guard isFigure || character.isLetter else {
        last = nil
        continue
      }
      if last == isFigure, let previous = pieces.popLast() {
        pieces.append(previous + String(character))
      } else {
        pieces.append(String(character))
      }
      last = isFigure
    }
    return pieces
  }

  private static func factor(_ word: String) -> Double? {
    if word.hasPrefix("min") || word.hasPrefix("분") || word == "m" { return 1 }
    if word.hasPrefix("h") || word.hasPrefix("시간") { return 60 }
    if word.hasPrefix("day") || word.hasPrefix("일") || word == "d" { return 1440 }
    return word.hasPrefix("sec") || word.hasPrefix("초") ? 1.0 / 60 : nil
  }
}

/// Finds the duration of a step: `fry for 5 minutes`, `10분간 찐다`.
enum StepTime {
  /// Returns the longest duration in the text, in minutes; 0 when there is none.
  static func minutes(in step: String) -> Int {
    var longest = 0
    var digits = ""
    var rest = step.lowercased()[...]
    while let first = rest.popFirst() {
      if first.isASCII, first.isWholeNumber {
        digits.append(first)
      } else if first != " " || digits.isEmpty {
        if let factor = factor(first, rest), let number = Int(digits.prefix(4)) {
          longest = max(longest, number * factor)
        }
        digits = ""
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

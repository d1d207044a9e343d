internal import Localization

/// A duration that a step of a recipe names: `for 10 minutes`, `8–10 minutes`, `an hour and a half`, `1시간 30분`, `3~4분`.
public struct StepTimer: Sendable, Equatable {
  /// The shortest duration in seconds, after which one looks at the food.
  public let seconds: Int
  /// The longest duration in seconds; equal to ``seconds`` unless the step names a range.
  public let longest: Int
  /// The words of the step.
  public let words: String

  /// Returns the durations that a step names, in its order.
  ///
  /// Indefinite ones such as “a few minutes” are left out, and so are fractions such as `3분의 1`.
  public static func all(in step: String) -> [StepTimer] {
    var finder = TimerFinder(step)
    return finder.timers()
  }

  /// Returns the duration as a clock shows it: `8:00–10:00`, `1:30:00`.
  public var clockText: String {
    longest == seconds ? Self.clockText(seconds) : "\(Self.clockText(seconds))–\(Self.clockText(longest))"
  }

  /// Returns a number of seconds as a clock shows it: `0:45`, `12:00`, `1:30:00`.
  public static func clockText(_ seconds: Int) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    return hours > 0 ? "\(hours):\(padded(minutes)):\(padded(rest))" : "\(minutes):\(padded(rest))"
  }
}

/// Finds durations in the text of a step.
private struct TimerFinder {
  /// A number, or a range of them.
  private typealias Numbers = (low: Double, high: Double)

  /// The shortest duration that is a timer, in seconds; “a second” is mostly not one.
  private static let shortest = 5.0
  /// The longest duration that is a timer, in seconds: a day.
  private static let longest = 86_400.0

  private let text: [Character]
  private let lower: [Character]
  private var position = 0

  init(_ step: String) {
    text = Array(step)
    // Lower-casing a character may give two; only those of ASCII matter here.
    lower = text.map { $0.isASCII ? Character($0.lowercased()) : $0 }
  }

  mutating func timers() -> [StepTimer] {
    var timers: [StepTimer] = []
    while position < text.count {
      let isStart =
        position == 0 || !(text[position - 1].isFigure || (text[position - 1].isASCII && text[position - 1].isLetter))
      if isStart, let timer = timer() {
        timers.append(timer)
      } else {
        position += 1
      }
    }
    return timers
  }

  /// Reads a duration at the position and moves behind it; nil if there is none.
  private mutating func timer() -> StepTimer? {
    let start = position
    guard var total = part(unitsBelow: .infinity) else {
      position = start
      return nil
    }
    // `5분~10분`, `30 seconds to 1 minute`.
    var end = position
    skipSpaces()
    if total.low == total.high, take("~") || take("–") || take("-") || take("∼") || take("to") {
      skipSpaces()
      if let limit = part(unitsBelow: .infinity), limit.low == limit.high, limit.low > total.low {
        (total.high, end) = (limit.low, position)
      }
    }
    position = end
    // `1 hour and 30 minutes`, `1시간 30분`, `2분 30초`.
    skipSpaces()
    if take("and") || take(",") { skipSpaces() }
    if total.low == total.high, let more = part(unitsBelow: total.unit), more.low == more.high {
      total = (total.low + more.low, total.high + more.high, more.unit)
      end = position
    }
    position = end
    guard total.low >= Self.shortest, total.high <= Self.longest, total.low <= total.high else { return nil }
    return StepTimer(
      seconds: Int(total.low.rounded()), longest: Int(total.high.rounded()), words: String(text[start..<end]))
  }

  /// Reads numbers with a unit of less than some seconds.
  private mutating func part(unitsBelow limit: Double) -> (low: Double, high: Double, unit: Double)? {
    let start = position
    guard var numbers = numbers() else { return nil }
    if position < text.count, text[position] == "-" || text[position] == "–" { position += 1 } else { skipSpaces() }
    if take("more ") || take("full ") || take("whole ") { skipSpaces() }
    guard let unit = unit(), unit < limit else {
      position = start
      return nil
    }
    let isHalfMore = takeHalf()
    if isHalfMore { numbers = (numbers.low + 0.5, numbers.high + 0.5) }
    return (numbers.low * unit, numbers.high * unit, unit)
  }

  private mutating func numbers() -> Numbers? {
    guard let low = number() else { return nil }
    let end = position
    skipSpaces()
    if take("to") || take("or") || take("–") || take("-") || take("~") || take("∼") || take("에서") {
      skipSpaces()
      if let high = number(), high >= low { return (low, high) }
    }
    position = end
    return (low, low)
  }

  /// Reads a number in figures, with a fraction, or as a word.
  private mutating func number() -> Double? {
    let digits = lower[position...].prefix { $0.isFigure }
    if !digits.isEmpty {
      var end = position + digits.count
      var figures = String(digits)
      if end + 1 < lower.count, lower[end] == ".", lower[end + 1].isFigure {
        let decimals = lower[(end + 1)...].prefix { $0.isFigure }
        figures += "." + String(decimals)
        end += 1 + decimals.count
      }
      if let fraction = fraction() { return fraction }
      guard let value = Double(figures), value < 10_000 else { return nil }
      position = end
      if let fraction = fraction() { return value + fraction }
      skipSpaces()
      if let fraction = fraction() { return value + fraction }
      position = end
      return value
    }
    if let fraction = fraction() { return fraction }
    // A word of Korean begins where it begins: the end of `진한` is no number.
    if position > 0, text[position - 1].isLetter { return nil }
    for (word, value) in Self.words where take(word) { return value }
    return nil
  }

  /// Reads `½` or `1/2`.
  private mutating func fraction() -> Double? {
    guard position < lower.count else { return nil }
    if let value = Self.fractions[lower[position]] {
      position += 1
      return value
    }
    let end = position + 3
    guard end <= lower.count, end == lower.count || !lower[end].isFigure, lower[position + 1] == "/",
      lower[position].isFigure, lower[position + 2].isFigure, let over = Double(String(lower[position])),
      let under = Double(String(lower[position + 2])), under > over
    else { return nil }
    position = end
    return over / under
  }

  /// Reads a unit; returns its seconds.
  private mutating func unit() -> Double? {
    let start = position
    for (word, seconds) in Self.units where take(word) {
      let next = position < lower.count ? lower[position] : " "
      if word.isKorean {
        // `3분의 1` is a third, and `분량` an amount.
        if word == "분", next == "의" || next == "량" || next == "할" { break }
        return seconds
      }
      if !next.isLetter { return seconds }
      position = start
    }
    position = start
    return nil
  }

  /// Reads `and a half` or `반` behind a unit.
  private mutating func takeHalf() -> Bool {
    let start = position
    skipSpaces()
    if take("and a half") { return true }
    if take("반"), position >= lower.count || !lower[position].isLetter { return true }
    position = start
    return false
  }

  private mutating func take(_ word: String) -> Bool {
    guard lower[position...].starts(with: word) else { return false }
    let end = position + word.count
    // A word of letters ends where it ends: `an` is no part of `and`.
    if let last = word.last, last.isASCII, last.isLetter, end < lower.count, lower[end].isASCII, lower[end].isLetter {
      return false
    }
    position = end
    return true
  }

  private mutating func skipSpaces() {
    while position < text.count, text[position] == " " || text[position] == "\u{A0}" { position += 1 }
  }

  private static let units: [(String, Double)] = [
    ("seconds", 1), ("second", 1), ("secs", 1), ("sec", 1), ("minutes", 60), ("minute", 60), ("mins", 60), ("min", 60),
    ("hours", 3600), ("hour", 3600), ("hrs", 3600), ("hr", 3600), ("h", 3600), ("초", 1), ("분", 60), ("시간", 3600),
  ]

  private static let fractions: [Character: Double] = [
    "½": 0.5, "⅓": 1.0 / 3, "⅔": 2.0 / 3, "¼": 0.25, "¾": 0.75,
  ]

  /// Longer words come first.
  private static let words: [(String, value: Double)] = [
    ("half an", 0.5), ("three quarters of an", 0.75), ("a quarter of an", 0.25), ("quarter of an", 0.25), ("an", 1),
    ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7), ("eight", 8), ("nine", 9),
    ("ten", 10), ("fifteen", 15), ("twenty", 20), ("thirty", 30), ("a", 1), ("한", 1), ("두", 2), ("세", 3), ("네", 4),
    ("다섯", 5), ("반", 0.5),
  ]
}

extension Character {
  fileprivate var isFigure: Bool { ("0"..."9").contains(self) }
}

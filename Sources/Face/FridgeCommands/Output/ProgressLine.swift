internal import CommandLineKit

/// How far a long run has come, as one line of a terminal.
struct ProgressLine {
  /// How many pieces are done, and how many there are.
  let done: Int, total: Int
  /// The seconds since the run began.
  let seconds: Double
  /// The columns that the line may take.
  let width: Int
  /// The language of its words.
  let language: MessageLanguage

  /// The line: a bar when there is room, counts, rate and time left.
  var text: String {
    let facts = [count, rate, remaining].compactMap(\.self).joined(separator: "  ")
    let room = width - facts.displayWidth - 5
    guard room >= 10 else { return facts }
    let cells = min(room, 40)
    let full = total > 0 ? cells * min(done, total) / total : cells
    return "[" + String(repeating: "#", count: full) + String(repeating: ".", count: cells - full) + "]  " + facts
  }

  private var count: String { "\(done)/\(total)" }

  /// Pieces a second, once it can be told.
  private var piecesPerSecond: Double? {
    guard done > 0, seconds > 0 else { return nil }
    return Double(done) / seconds
  }

  private var rate: String? {
    piecesPerSecond.map { BilingualText(en: "\($0.fixed(1))/s", ko: "초당 \($0.fixed(1))").text(in: language) }
  }

  private var remaining: String? {
    guard let piecesPerSecond, done < total else { return nil }
    let clock = clockText(Int((Double(total - done) / piecesPerSecond).rounded(.up)))
    return BilingualText(en: "\(clock) left", ko: "\(clock) 남음").text(in: language)
  }

  /// `1:02:03`, or `2:03` below an hour.
  private func clockText(_ seconds: Int) -> String {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let start = hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)"
    return "\(start):\(twoDigits(seconds % 60))"
  }
}

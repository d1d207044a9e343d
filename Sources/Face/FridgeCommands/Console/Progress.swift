internal import FridgeKit
internal import CommandLineKit

/// A progress line on standard error, redrawn during a run and shown only on a terminal.
final class ProgressBar {
  private static let interval = 0.1
  /// ECMA-48: returns to the start of the line, and erases from the cursor to its end.
  private static let lineStart = DisplayText.sequence("\r"), eraseLine = DisplayText.sequence("\u{1B}[K")

  private let console: Console
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastDrawn = -Double.infinity

  /// Creates a bar for a run that begins now.
  init(on console: Console) {
    self.console = console
    start = clock.now
  }

  /// Redraws the line, at most every 0.1 s.
  ///
  /// - Parameter total: nil if it is not known how many items there are.
  func show(done: Int, total: Int?) {
    guard console.errorTerminal.isPresent else { return }
    let elapsed = start.duration(to: clock.now)
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    guard seconds - lastDrawn >= Self.interval else { return }
    lastDrawn = seconds
    let width = console.errorTerminal.width - 1
    let line = ProgressLine(done: done, total: total, seconds: seconds, width: width, language: console.language)
    console.writeError("\(Self.lineStart)\(line.text)\(Self.eraseLine)")
  }

  /// Erases the line.
  func clear() { if lastDrawn >= 0 { console.writeError("\(Self.lineStart)\(Self.eraseLine)") } }
}

extension ProgressBar {
  /// Shows how far an import has come; with one file, only how many recipes were read.
  func show(_ progress: ImportProgress) {
    switch progress {
    case .reading(let recipes, _, 0...1): show(done: recipes, total: nil)
    case .reading(_, let files, let total): show(done: files, total: total)
    case .indexing(let done, let total): show(done: done, total: total)
    }
  }
}

/// The text of a progress line.
struct ProgressLine {
  /// The items done, and all items; nil if it is not known how many there are.
  let done: Int, total: Int?
  /// The time since the run began, in seconds.
  let seconds: Double
  /// The most columns that the line may take.
  let width: Int
  /// The language of the text.
  let language: Language

  /// A bar if there is room for one, counts, rate and time left.
  var text: String {
    let facts = [count, rate, remaining].compactMap(\.self).joined(separator: "  ")
    let room = width - facts.displayWidth - 5
    guard room >= 10, let total else { return facts }
    let cells = min(room, 40)
    let full = total > 0 ? cells * min(done, total) / total : cells
    return "[" + String(repeating: "#", count: full) + String(repeating: ".", count: cells - full) + "]  " + facts
  }

  private var count: String { total.map { "\(done)/\($0)" } ?? "\(done)" }

  /// Items per second; nil before the first is done.
  private var itemsPerSecond: Double? {
    guard done > 0, seconds > 0 else { return nil }
    return Double(done) / seconds
  }

  private var rate: String? {
    itemsPerSecond.map { BilingualText(en: "\($0.fixed(1))/s", ko: "초당 \($0.fixed(1))")[language] }
  }

  private var remaining: String? {
    guard let itemsPerSecond, let total, done < total else { return nil }
    let clock = clockText(Int((Double(total - done) / itemsPerSecond).rounded(.up)))
    return BilingualText(en: "\(clock) left", ko: "\(clock) 남음")[language]
  }

  /// Returns `1:02:03`, or `2:03` below an hour.
  private func clockText(_ seconds: Int) -> String {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let start = hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)"
    return "\(start):\(twoDigits(seconds % 60))"
  }
}

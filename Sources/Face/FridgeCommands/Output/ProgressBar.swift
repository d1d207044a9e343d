internal import CommandLineKit

/// A line on standard error that is drawn anew while a run goes on; only a terminal shows it.
final class ProgressBar {
  private static let interval = 0.1
  /// ECMA-48: back to the start of the line, and erase from the cursor to its end.
  private static let lineStart = DisplayText.sequence("\r"), eraseLine = DisplayText.sequence("\u{1B}[K")

  private let console: Console
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastDrawn = -Double.infinity

  /// A bar for a run that begins now.
  init(on console: Console) {
    self.console = console
    start = clock.now
  }

  /// Draws the state unless it was drawn just before.
  func show(done: Int, total: Int) {
    guard console.errorTerminal.isPresent else { return }
    let elapsed = start.duration(to: clock.now)
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    guard seconds - lastDrawn >= Self.interval else { return }
    lastDrawn = seconds
    let width = console.errorTerminal.width - 1
    let line = ProgressLine(done: done, total: total, seconds: seconds, width: width, language: console.language)
    console.writeError("\(Self.lineStart)\(line.text)\(Self.eraseLine)")
  }

  /// Takes the line away.
  func clear() { if lastDrawn >= 0 { console.writeError("\(Self.lineStart)\(Self.eraseLine)") } }
}

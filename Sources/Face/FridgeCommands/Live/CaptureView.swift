internal import CommandLineKit
internal import FridgeKit

/// The answer of `fridge live --capture`, which grows while it watches.
final class CaptureView {
  private static let lineStart = DisplayText.sequence("\r"), eraseLine = DisplayText.sequence("\u{1B}[K")
  /// The cells of the bar that shows how long a page has been held.
  private static let cells = 20
  /// The steps of progress that programs are told of.
  private static let steps = 10.0

  private let origin: FrameOrigin
  private let isJSON: Bool
  private let context: CommandContext
  private var isDrawn = false
  private var step: Int?
  private var count = 0

  init(_ origin: FrameOrigin, json: Bool, _ context: CommandContext) {
    (self.origin, isJSON, self.context) = (origin, json, context)
  }

  private var console: Console { context.console }

  /// Shows an event at once.
  func show(_ event: CaptureEvent) throws {
    switch event {
    case .started(let information): if isJSON { try console.print(information.json(source: origin.name)) }
    case .remark(let error): try show(error)
    default: if isJSON { try print(event) } else { try draw(event) }
    }
    try console.flush()
  }

  /// Prints an event for a program; of the frames in which a page is held, one for each tenth of the time.
  private func print(_ event: CaptureEvent) throws {
    if case .holding(_, let progress, _) = event {
      let reached = Int(progress * Self.steps)
      if step == reached { return }
      step = reached
    } else {
      step = nil
    }
    if let json = event.json { try console.print(json) }
  }

  /// Prints a captured page as a line; everything else is drawn over the last line of the terminal.
  private func draw(_ event: CaptureEvent) throws {
    switch event {
    case .captured(let page, let moment):
      clear()
      count += 1
      try console.print(
        "\(moment.time.clock.padded(to: 8))  \(page.file.printed)  \(page.size.width)×\(page.size.height)")
    case .holding(_, let progress, _):
      let full = Int(progress * Double(Self.cells))
      let bar = String(repeating: "#", count: full) + String(repeating: ".", count: Self.cells - full)
      try draw(line: context.text(en: "Hold still", ko: "그대로 계세요") + "  [\(bar)]")
    default:
      try draw(
        line: count == 0
          ? context.text(en: "Looking for a page", ko: "종이를 찾고 있습니다")
          : context.text(en: "Captured. Looking for the next page", ko: "저장했습니다. 다음 종이를 찾고 있습니다"))
    }
  }

  private func draw(line: String) throws {
    guard console.terminal.movesCursor else { return }
    isDrawn = true
    try console.write("\(Self.lineStart)\(DisplayText(line.clipped(to: console.terminal.width - 1)))\(Self.eraseLine)")
  }

  /// Erases what is drawn in place.
  func clear() {
    guard isDrawn else { return }
    isDrawn = false
    try? console.write("\(Self.lineStart)\(Self.eraseLine)")
    try? console.flush()
  }

  private func show(_ error: SourceError) throws {
    clear()
    try console.flush()
    let message = console.text(error.message.about(origin.name.printable))
    if isJSON { try console.print(.object([("event", .string("warning")), ("message", .string(message))])) }
    console.complain([message])
  }

  /// Shows the summary.
  func conclude(_ summary: CaptureSummary, in folder: FilePath) throws {
    clear()
    if let failure = summary.failure { try show(failure) }
    if isJSON { try console.print(summary.json) }
    try console.flush()
    if isJSON { return }
    let (counts, seconds, pages) = (summary.counts, summary.seconds.fixed(1), summary.pages.count)
    context.remark(
      en: "\(seconds) s: \(counts.frames) \(counts.frames == 1 ? "frame" : "frames"), \(counts.dropped) dropped; "
        + "\(pages) \(pages == 1 ? "page" : "pages") saved to \(folder.printed)",
      ko: "\(seconds)초: 장면 \(counts.frames)장 중 \(counts.dropped)장을 건너뛰었습니다. "
        + "종이 \(pages)장을 \(folder.printed)에 저장했습니다.")
  }
}

internal import CommandLineKit
internal import FridgeKit

/// The answer of `fridge live`, which grows while it watches.
final class LiveView {
  /// The form of the answer.
  enum Form {
    /// A JSON object per event.
    case json
    /// A line per ingredient.
    case lines
    /// Lines that are drawn again in place, below the annotated frame if it is shown.
    case screen
    /// The list at the end, on standard error, as standard output holds pictures.
    case silent
  }

  private let origin: FrameOrigin
  private let form: Form
  private let showsFrames: Bool
  private let context: CommandContext
  private var screen: LiveScreen

  init(
    _ origin: FrameOrigin, form: Form, framesShown: Bool, picture: LivePicture?, _ context: CommandContext
  ) {
    (self.origin, self.form, self.showsFrames, self.context) = (origin, form, framesShown, context)
    screen = LiveScreen(picture: picture)
  }

  /// Shows an event at once.
  func show(_ event: LiveEvent) throws {
    switch event {
    case .started(let information):
      if form == .json { try console.print(information.json(source: origin.name)) }
    case .analysed(let frame): try show(frame)
    case .remark(let error): try show(error)
    }
    try console.flush()
  }

  private func show(_ frame: AnalysedFrame) throws {
    switch form {
    case .json:
      if showsFrames { try console.print(frame.json(context.reportWording)) }
      for sighting in frame.sightings(context.reportWording) { try console.print(sighting) }
    case .lines: for sighting in frame.confirmed { try console.print(line(sighting)) }
    case .screen: try screen.draw(frame, context)
    case .silent: break
    }
  }

  private func show(_ error: SourceError) throws {
    clear()
    try console.flush()
    let message = error.message.about(origin.name.printable)
    if form == .json {
      try console.print(.object([("event", .string("warning")), ("message", .string(console.text(message)))]))
    }
    console.complain([console.text(message)])
  }

  /// Erases what is drawn in place.
  func clear() { screen.clear(console) }

  /// Shows the list and the summary.
  func conclude(_ summary: LiveSummary) throws {
    clear()
    if let failure = summary.failure { try show(failure) }
    switch form {
    case .json: try console.print(summary.json(context.reportWording))
    case .lines: break
    case .screen: for sighting in summary.list.sightings { try console.print(line(sighting)) }
    case .silent: for sighting in summary.list.sightings { console.remark(line(sighting)) }
    }
    try console.flush()
    if form == .json { return }
    let counts = summary.counts
    let seconds = summary.seconds.fixed(1)
    let unchanged = counts.unchanged > 0
    context.remark(
      en: "\(seconds) s: \(counts.frames) \(counts.frames == 1 ? "frame" : "frames"), \(counts.analysed) looked at, "
        + (unchanged ? "\(counts.unchanged) unchanged, " : "") + "\(counts.dropped) dropped.",
      ko: "\(seconds)초: 장면 \(counts.frames)장 중 \(counts.analysed)장을 보고, "
        + (unchanged ? "\(counts.unchanged)장은 그대로라서, " : "") + "\(counts.dropped)장은 건너뛰었습니다.")
  }

  private var console: Console { context.console }

  private func line(_ sighting: Sighting) -> String {
    let object = context.text(en: "Object", ko: "물체") + " : " + context.name(ofLabel: sighting.label)
    let accuracy = context.text(en: "Accuracy", ko: "정확도") + " : " + Double(sighting.confidence).fixed(2)
    return "\(sighting.first.clock.padded(to: 8))  \(object.padded(to: 24))  \(accuracy)"
  }
}

/// The lines that `fridge live` draws in place: the surest object of the newest frame, the speed, and the list.
struct LiveScreen {
  private static let eraseBelow = DisplayText.sequence("\u{1B}[J"), eraseLine = DisplayText.sequence("\u{1B}[K")
  /// The frames over which the rate is averaged.
  private static let averaged = 16

  private let picture: LivePicture?
  private var drawn = 0
  private var moments: [ContinuousClock.Instant] = []

  /// - Parameter picture: draws the annotated frame above the lines; nil for lines alone.
  init(picture: LivePicture?) { self.picture = picture }

  /// Draws the frame and the lines over the earlier ones.
  mutating func draw(_ frame: AnalysedFrame, _ context: CommandContext) throws {
    let console = context.console
    moments = moments.suffix(Self.averaged - 1) + [.now]
    let terminal = console.terminal
    let height = max((picture?.linesBelow(in: terminal) ?? terminal.height) - 1, 1)
    let lines = lines(frame, context).prefix(height).map { $0.clipped(to: terminal.width - 1) }
    if let picture {
      try picture.draw(frame, on: console)
    } else if drawn > 0 {
      try console.write(Self.backToTop(of: drawn))
    }
    for (index, line) in lines.enumerated() {
      if index > 0 { try console.write(.sequence("\n")) }
      try console.write("\(DisplayText(line))\(Self.eraseLine)")
    }
    try console.write(Self.eraseBelow)
    drawn = lines.count
  }

  /// Erases the frame and the lines.
  mutating func clear(_ console: Console) {
    guard drawn > 0 else { return }
    if let picture {
      try? picture.erase(on: console)
    } else {
      try? console.write("\(Self.backToTop(of: drawn))\(Self.eraseBelow)")
    }
    try? console.flush()
    drawn = 0
  }

  private static func backToTop(of lines: Int) -> DisplayText {
    .sequence(lines > 1 ? "\r\u{1B}[\(lines - 1)A" : "\r")
  }

  private func lines(_ frame: AnalysedFrame, _ context: CommandContext) -> [String] {
    let name = frame.best.map { context.name(ofLabel: $0.prediction.label) } ?? "–"
    let accuracy = frame.best.map { Double($0.prediction.confidence).fixed(2) } ?? "–"
    let latency = (1000 * frame.latency).fixed(0)
    let speed = context.text(
      en: "\(rate)/s · \(latency) ms · \(frame.counts.dropped) dropped",
      ko: "초당 \(rate)장 · \(latency) ms · \(frame.counts.dropped)장 건너뜀")
    return [
      context.text(en: "Object", ko: "물체") + " : " + name, context.text(en: "Accuracy", ko: "정확도") + " : " + accuracy,
      speed,
    ]
      + frame.list.sightings.map { sighting in
        "  \(sighting.first.clock.padded(to: 8))  \(context.name(ofLabel: sighting.label).padded(to: 20))  "
          + Double(sighting.confidence).fixed(2)
      }
  }

  /// The frames looked at per second, over the last ones.
  private var rate: String {
    guard let first = moments.first, let last = moments.last, moments.count > 1 else { return "–" }
    return (Double(moments.count - 1) / ((last - first) / .seconds(1))).fixed(1)
  }
}

/// The answer of `fridge live --list-devices`.
struct CamerasView: AnswerView {
  let cameras: [Camera]

  var lines: [DisplayText] {
    var table = Table(.left, .left)
    for camera in cameras { table.add(camera.path.printed, camera.name.printable) }
    return table.lines
  }

  /// Version 1.
  var json: JSON {
    let cameras = cameras.map {
      JSON.object([("device", .string($0.path.description)), ("name", .string($0.name))])
    }
    return .object([("version", .integer(1)), ("devices", .array(cameras))])
  }
}

extension Double {
  /// A time in seconds as `0:01.2`, or `1:02:03.4` from an hour on.
  var clock: String {
    let tenths = Int((self * 10).rounded())
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes, rest) = (tenths / 36_000, tenths / 600 % 60, tenths % 600)
    let start = hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)"
    return "\(start):\(twoDigits(rest / 10)).\(rest % 10)"
  }
}

extension String {
  /// Returns as much of a line as fits into so many columns.
  func clipped(to width: Int) -> String {
    var columns = 0
    return String(
      prefix { character in
        columns += character.displayWidth
        return columns <= width
      })
  }
}

internal import CommandLineKit
internal import FridgeKit

/// The lines of a terminal that show a ``CookingSession``.
struct CookScreen {
  let session: CookingSession
  /// The time of a clock that never goes back, in seconds.
  let now: Double
  let context: CommandContext

  private var language: Language { context.language }

  /// The lines from top to bottom.
  var lines: [DisplayText] {
    let width = max(20, min(context.console.terminal.width - 1, 100))
    return (page + [""] + timers + [context.console.styled(help, .faint)]).flatMap { $0.wrapped(to: width) }
  }

  private var page: [DisplayText] {
    let view = CookView(recipe: session.recipe, context: context)
    guard let step = session.step else {
      return [context.heading(session.recipe), DisplayText(context.servings(session.recipe)), ""] + view.ingredients
    }
    let place = "\(step + 1)/\(session.recipe.steps.count)"
    let title = context.console.styled("\(session.recipe.title[language])  \(place)", .bold)
    return [title, "", DisplayText(session.recipe.steps[step][language])]
  }

  /// A line for each timer of the step and for each one that runs elsewhere.
  private var timers: [DisplayText] {
    let here = session.step.map { step in
      session.timers[step].enumerated().map { index, timer in
        let running = session.running.first { $0.step == step && $0.index == index }
        return line("\(index + 1)", timer, running)
      }
    }
    let elsewhere = session.running.filter { $0.step != session.step }.map { running in
      line(context.text(en: "step \(running.step + 1)", ko: "\(running.step + 1)단계"), running.timer, running)
    }
    let lines = (here ?? []) + elsewhere
    return lines.isEmpty ? [] : lines + [""]
  }

  private func line(
    _ label: String, _ timer: StepTimer, _ running: CookingSession.RunningTimer?
  ) -> DisplayText {
    let text = "  ⏲ \(label)  \(timer.words)"
    guard let running else { return DisplayText("\(text)  \(timer.clockText)") }
    if running.hasRung { return context.console.styled(text + "  " + context.text(en: "done!", ko: "다 됐어요!"), .green) }
    return context.console.styled(text + "  " + StepTimer.clockText(running.secondsLeft(at: now)), .yellow)
  }

  private var help: String {
    let hasTimers = session.step.map { !session.timers[$0].isEmpty } ?? false
    let timer = hasTimers ? context.text(en: " · t timer", ko: " · t 타이머") : ""
    return context.text(en: "→ next · ← back\(timer) · i ingredients · q quit", ko: "→ 다음 · ← 이전\(timer) · i 재료 · q 끝")
  }
}

/// The dialogue of `fridge cook` on a terminal.
struct CookDialogue {
  /// The control character that rings the bell.
  private static let bell = DisplayText.sequence("\u{7}")
  /// ECMA-48: erases from the cursor to the end of the screen, and to the end of the line.
  private static let eraseBelow = DisplayText.sequence("\u{1B}[J"), eraseLine = DisplayText.sequence("\u{1B}[K")

  let context: CommandContext
  /// The time of a clock that never goes back, in seconds.
  var now: () -> Double = CookDialogue.uptime

  private var console: Console { context.console }

  /// Goes through the recipe until the person stops or the last step is done.
  func cook(_ recipe: Recipe) throws {
    var session = CookingSession(recipe, in: context.language)
    try Keyboard.withKeys { keyboard in
      var drawn = 0
      while true {
        let ended = session.ring(at: now())
        drawn = try draw(session, over: drawn)
        if !ended.isEmpty {
          try console.write(Self.bell)
          try console.flush()
        }
        let event = keyboard.next(within: session.secondsToChange(at: now()))
        switch event {
        case .timedOut: continue
        case .key(let key):
          if let action = CookingSession.Action(key), !session.perform(action, at: now()) { return try finish(session) }
        case .ended: return try finish(session)
        }
      }
    }
  }

  private func finish(_ session: CookingSession) throws {
    try console.print("")
    if session.isOver { try console.print(context.text(en: "Enjoy your meal!", ko: "맛있게 드세요!")) }
  }

  /// Draws the page over the earlier lines.
  ///
  /// - Returns: the number of lines drawn.
  private func draw(_ session: CookingSession, over drawn: Int) throws -> Int {
    // More lines than the terminal has would scroll, and could not be drawn over.
    let lines = CookScreen(session: session, now: now(), context: context).lines.suffix(console.terminal.height - 1)
    if drawn > 0 { try console.write(.sequence(drawn > 1 ? "\r\u{1B}[\(drawn - 1)A" : "\r")) }
    for (index, line) in lines.enumerated() {
      if index > 0 { try console.write(.sequence("\n")) }
      try console.write("\(line)\(Self.eraseLine)")
    }
    try console.write(Self.eraseBelow)
    try console.flush()
    return lines.count
  }
}

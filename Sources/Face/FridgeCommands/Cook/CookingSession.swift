internal import FridgeKit

/// The state of cooking one recipe: the page on show, and the timers that run.
///
/// Time comes from outside, so that it can be tested without waiting.
struct CookingSession {
  /// A timer that was started.
  struct RunningTimer: Equatable {
    /// The position of its step.
    let step: Int
    /// The position among the timers of the step.
    let index: Int
    let timer: StepTimer
    /// The time of its end, in seconds of a clock that never goes back.
    let end: Double
    /// Whether its end was announced.
    var hasRung = false
  }

  /// An action of the person who cooks.
  enum Action: Equatable {
    case next, back, ingredients, stop
    /// Starts or stops a timer of the step on show; nil for the first one that does not run.
    case timer(Int?)
  }

  /// The recipe, as it is cooked.
  let recipe: Recipe
  /// The timers of each step.
  let timers: [[StepTimer]]
  /// The step on show; nil for the ingredients.
  private(set) var step: Int?
  /// The timers that run or have rung, in the order started.
  private(set) var running: [RunningTimer] = []
  /// Whether the last page was left forwards.
  private(set) var isOver = false

  init(_ recipe: Recipe, in language: Language) {
    self.recipe = recipe
    timers = recipe.steps.map { StepTimer.all(in: $0[language]) }
  }

  /// Carries out an action; returns false if the person stops.
  mutating func perform(_ action: Action, at now: Double) -> Bool {
    switch action {
    case .stop: return false
    case .ingredients: step = nil
    case .back: step = step.flatMap { $0 > 0 ? $0 - 1 : nil }
    case .next:
      let next = step.map { $0 + 1 } ?? 0
      guard next < recipe.steps.count else {
        isOver = true
        return false
      }
      step = next
    case .timer(let index): toggle(index, at: now)
    }
    return true
  }

  private mutating func toggle(_ chosen: Int?, at now: Double) {
    guard let step else { return }
    let free = timers[step].indices.first { index in !running.contains { $0.step == step && $0.index == index } }
    guard let index = chosen ?? free, timers[step].indices.contains(index) else { return }
    if let position = running.firstIndex(where: { $0.step == step && $0.index == index }) {
      running.remove(at: position)
    } else {
      let timer = timers[step][index]
      running.append(RunningTimer(step: step, index: index, timer: timer, end: now + Double(timer.seconds)))
    }
  }

  /// Marks the timers that have ended by now; returns those that had not rung before.
  mutating func ring(at now: Double) -> [RunningTimer] {
    var ended: [RunningTimer] = []
    for index in running.indices where running[index].end <= now && !running[index].hasRung {
      running[index].hasRung = true
      ended.append(running[index])
    }
    return ended
  }

  /// Returns the seconds until the display changes: the rest of the current second of a timer; nil if none runs.
  func secondsToChange(at now: Double) -> Double? {
    running.filter { !$0.hasRung }.map { timer in
      let left = timer.end - now
      return max(0, left - left.rounded(.up) + 1)
    }.min()
  }
}

extension CookingSession.RunningTimer {
  /// Returns the time that is left, rounded up to seconds.
  func secondsLeft(at now: Double) -> Int { max(0, Int((end - now).rounded(.up))) }
}

extension CookingSession.Action {
  /// The action that a key stands for; nil if it stands for none.
  ///
  /// Letters count in either case, and as the Korean letters on the same keys.
  init?(_ key: Key) {
    switch key {
    case .right, .down, .character(" "), .character("\n"), .character("\r"), .character("n"), .character("N"),
      .character("ㅜ"), .character("\u{116E}"):
      self = .next
    case .left, .up, .character("b"), .character("B"), .character("ㅠ"), .character("\u{1172}"), .character("\u{7F}"):
      self = .back
    case .character("i"), .character("I"), .character("ㅑ"), .character("\u{1163}"): self = .ingredients
    case .character("t"), .character("T"), .character("ㅅ"), .character("\u{1109}"): self = .timer(nil)
    // Ctrl-C and Ctrl-D.
    case .character("q"), .character("Q"), .character("ㅂ"), .character("\u{1107}"), .escape, .character("\u{3}"),
      .character("\u{4}"):
      self = .stop
    case .character(let scalar) where ("1"..."9").contains(scalar): self = .timer(Int(scalar.value) - 49)
    case .character, .other: return nil
    }
  }
}

/// The times of stages of which one begins where the other ends.
package struct LapTimes {
  /// Those that have ended, in order.
  package private(set) var times: [Duration] = []
  private var start = ContinuousClock.now

  /// Begins the first stage.
  package init() {}

  /// Ends a stage and begins the next.
  package mutating func end() {
    let now = ContinuousClock.now
    times.append(start.duration(to: now))
    start = now
  }
}

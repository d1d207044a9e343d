internal import Threads

/// The cores of the machine, lent to recognitions that run at the same time.
///
/// One alone gets all of them; several share them, so that none waits for another's threads at a barrier.
final class CoreLease: Sendable {
  private struct State: Sendable {
    var free: Int
    var waiting = 0
  }

  private let state: Monitor<State>

  /// The number of cores.
  let count: Int

  /// Takes charge of so many cores.
  init(_ count: Int) { (self.count, state) = (count, Monitor(State(free: count))) }

  /// Waits for free cores, and calls `body` with the number of those that it may use.
  func withCores<Result, Failure>(_ body: (Int) throws(Failure) -> Result) throws(Failure) -> Result {
    state.update { $0.waiting += 1 }
    let taken = state.wait { state -> Int? in
      guard state.free > 0 else { return nil }
      let share = max(state.free / state.waiting, 1)
      state.free -= share
      state.waiting -= 1
      return share
    }
    defer { state.update { $0.free += taken } }
    return try body(taken)
  }
}

internal import Threads

/// Threads that execute jobs in the order in which they came, and a limit on those that wait.
final class WorkQueue: Sendable {
  private struct State: Sendable {
    var waiting: [@Sendable () -> Void] = []
    var isStopped = false
  }

  private let state = Monitor(State())
  private let capacity: Int
  private let threads: [WorkerThread]

  /// Starts the threads.
  ///
  /// - Parameter capacity: the most jobs that wait.
  init(threads count: Int, capacity: Int) {
    self.capacity = capacity
    threads = (0..<count).compactMap { [state] _ in
      WorkerThread {
        while let job = Self.next(state) { job() }
      }
    }
  }

  /// The number of jobs that wait.
  var waiting: Int { state.update { $0.waiting.count } }

  /// Adds a job; false if too many wait already, or if there is no thread.
  func submit(_ job: @escaping @Sendable () -> Void) -> Bool {
    state.update { state in
      guard state.waiting.count < capacity, !state.isStopped, !threads.isEmpty else { return false }
      state.waiting.append(job)
      return true
    }
  }

  /// Waits until every job is done, and ends the threads.
  func stop() {
    state.update { $0.isStopped = true }
    for thread in threads { thread.join() }
  }

  private static func next(_ state: Monitor<State>) -> (@Sendable () -> Void)? {
    state.wait { state -> (@Sendable () -> Void)?? in
      if !state.waiting.isEmpty { return .some(state.waiting.removeFirst()) }
      return state.isStopped ? .some(nil) : nil
    }
  }
}

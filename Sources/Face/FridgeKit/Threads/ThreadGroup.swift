internal import Threads

/// Threads that run one body and end with it.
struct ThreadGroup: ~Copyable {
  private var threads: [WorkerThread] = []

  /// Starts up to `count` threads; fewer, even none, when the system has no more to give.
  init(_ count: Int, body: @escaping @Sendable () -> Void) {
    for _ in 0..<count {
      guard let thread = WorkerThread(body) else { return }
      threads.append(thread)
    }
  }

  /// How many threads were started.
  var count: Int { threads.count }

  /// Waits until every thread has ended.
  consuming func join() {
    for thread in threads { thread.join() }
  }
}

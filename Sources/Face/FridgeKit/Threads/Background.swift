internal import Threads

/// A result computed on another thread; on the waiting thread, where the system cannot start one.
struct Background<Output: Sendable, Failure: Error>: ~Copyable {
  private let body: @Sendable () -> Result<Output, Failure>
  private let finished = Monitor<Result<Output, Failure>?>(nil)
  private let thread: WorkerThread?

  /// Starts the computation.
  init(_ body: @escaping @Sendable () throws(Failure) -> Output) {
    let work = { @Sendable in Result { () throws(Failure) in try body() } }
    self.body = work
    thread = WorkerThread { [finished] in
      let outcome = work()
      finished.update { $0 = outcome }
    }
  }

  /// Waits for the result.
  consuming func result() -> Result<Output, Failure> {
    guard let thread else { return body() }
    thread.join()
    return finished.wait { $0 }
  }
}

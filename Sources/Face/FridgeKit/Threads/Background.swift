internal import Threads

/// A result that another thread computes meanwhile; the asking one does, where the system has no thread to give.
struct Background<Output: Sendable, Failure: Error>: ~Copyable {
  private let body: @Sendable () -> Result<Output, Failure>
  private let finished = Monitor<Result<Output, Failure>?>(nil)
  private let thread: WorkerThread?

  /// Begins.
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

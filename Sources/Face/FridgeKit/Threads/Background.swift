internal import Threads

/// A result computed on another thread; on the waiting thread, where the system cannot start one.
struct Background<Output: Sendable, Failure: Error>: ~Copyable {
  private let body: @Sendable () -> Result<Output, Failure>
  private let finished = Monitor<Result<Output, Failure>?>(nil)
  private let isStarted: Bool

  /// Starts the computation.
  ///
  /// - Parameter afterwards: executed by the other thread once the result is there; nobody waits for it.
  init(
    _ body: @escaping @Sendable () throws(Failure) -> Output, afterwards: @escaping @Sendable () -> Void = {}
  ) {
    let work = { @Sendable in Result { () throws(Failure) in try body() } }
    self.body = work
    let startersProcessor = ProcessorAffinity.current
    let thread = WorkerThread { [finished] in
      ProcessorAffinity.leave(startersProcessor)
      let outcome = work()
      finished.update { $0 = outcome }
      afterwards()
    }
    thread?.detach()
    isStarted = thread != nil
  }

  /// Waits for the result.
  consuming func result() -> Result<Output, Failure> { isStarted ? finished.wait { $0 } : body() }
}

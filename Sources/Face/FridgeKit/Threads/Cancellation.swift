internal import Glibc
internal import Synchronization

/// A request to end long work early, made on one thread and observed on others.
public final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Creates a cancellation that is not requested yet.
  public init() {}

  /// Whether cancellation was requested.
  public var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// Requests that the work end; tasks in progress are still finished.
  public func cancel() { flag.store(true, ordering: .relaxed) }
}

extension Cancellation {
  /// Returns a cancellation that the first Ctrl-C or `SIGTERM` from now on requests; the second one ends the process at
  /// once.
  ///
  /// Call it before other threads are started: they inherit the blocked signals, which only the thread that it starts
  /// receives.
  public static func onInterrupt() -> Cancellation {
    let cancellation = Cancellation()
    let signals = interrupts
    guard pthread_sigmask(SIG_BLOCK, [signals], nil) == 0 else { return cancellation }
    let listener = ThreadGroup(1) {
      var signal: Int32 = 0
      _ = withUnsafePointer(to: signals) { sigwait($0, &signal) }
      cancellation.cancel()
      pthread_sigmask(SIG_UNBLOCK, [signals], nil)
      while true { pause() }
    }
    if listener.count == 0 { pthread_sigmask(SIG_UNBLOCK, [signals], nil) }
    return cancellation
  }

  private static var interrupts: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    return signals
  }
}

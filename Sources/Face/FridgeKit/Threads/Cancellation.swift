internal import Glibc
internal import Synchronization

/// A wish to end long work early, made on one thread and seen on others.
public final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Not cancelled yet.
  public init() {}

  /// Whether the work should end.
  public var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// Asks the work to end; what is begun is still finished.
  public func cancel() { flag.store(true, ordering: .relaxed) }
}

extension Cancellation {
  /// Cancelled by the first Ctrl-C or `SIGTERM` from now on; the second one ends the process at once.
  ///
  /// Call it before other threads are started: they inherit that these signals wait for the thread it starts.
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

internal import Glibc
internal import Synchronization
internal import Threads

/// The times by which connections must have sent a whole request.
///
/// The library ends only connections that are silent. One that sends a byte now and then would hold its place forever.
final class ConnectionWatch: Sendable {
  private let deadlines = Mutex<[Int32: ContinuousClock.Instant]>([:])
  private let allowance: Duration
  private let isStopped = Monitor(false)

  /// Creates a watch.
  init(allowance: Duration) { self.allowance = allowance }

  /// The number of open connections.
  let count = Atomic(0)

  /// Starts the time of a connection anew: it was opened, or its last request is answered.
  func restart(_ descriptor: Int32) {
    let deadline = ContinuousClock.now + allowance
    deadlines.withLock { $0[descriptor] = deadline }
  }

  /// Stops the time of a connection, whose request has arrived; or which is closed, so that its descriptor may soon be
  /// that of another.
  func forget(_ descriptor: Int32) { _ = deadlines.withLock { $0.removeValue(forKey: descriptor) } }

  /// Ends the connections whose time is over, every second until the watch is stopped.
  func run() {
    while isStopped.wait(upTo: .seconds(1), for: { $0 ? true : nil }) == nil { endOverdue(at: .now) }
  }

  /// Ends ``run()``.
  func stop() { isStopped.update { $0 = true } }

  /// Ends the connections whose time is over.
  func endOverdue(at now: ContinuousClock.Instant) {
    // A descriptor is forgotten, under the same lock, before it is closed, so it cannot be that of another file.
    deadlines.withLock { deadlines in
      for (descriptor, deadline) in deadlines where deadline < now {
        shutdown(descriptor, Int32(SHUT_RDWR))
        deadlines[descriptor] = nil
      }
    }
  }
}

internal import CFFmpeg
internal import Glibc
internal import Synchronization

/// The limit on how long one operation of a source may take, and the request to stop it.
///
/// FFmpeg asks it again and again while it waits for the network.
package final class ReadControl: Sendable {
  private let limit: Duration
  /// The time after which a driver that does not ask ``endsOperation`` will not return any more.
  private static let grace = Duration.milliseconds(300)
  /// The end of the operation in progress; nil if there is none.
  private let deadline = Mutex<ContinuousClock.Instant?>(nil)
  private let stop = Atomic(false)
  private let expired = Atomic(false)

  /// - Parameter limit: the time without data after which a source has stalled.
  package init(limit: Duration) { self.limit = limit }

  /// The limit in seconds.
  var seconds: Double { limit / .seconds(1) }

  /// Begins an operation, which then has ``limit`` left.
  func begin() {
    expired.store(false, ordering: .relaxed)
    deadline.withLock { $0 = .now + limit }
  }

  /// Ends an operation.
  func end() { deadline.withLock { $0 = nil } }

  /// Requests that every operation end.
  package func cancel() { stop.store(true, ordering: .relaxed) }

  /// Whether the end was requested.
  package var isCancelled: Bool { stop.load(ordering: .relaxed) }

  /// Whether the last operation took too long.
  var hasExpired: Bool { expired.load(ordering: .relaxed) }

  /// Whether the operation in progress is to end.
  var endsOperation: Bool {
    if isCancelled { return true }
    guard isOverdue(by: .zero) else { return false }
    expired.store(true, ordering: .relaxed)
    return true
  }

  /// Whether the operation in progress should long have ended: the driver of a camera that sends nothing may wait for
  /// it without end.
  var isStuck: Bool { isOverdue(by: Self.grace) }

  private func isOverdue(by time: Duration) -> Bool {
    deadline.withLock { deadline in deadline.map { $0.advanced(by: time) < .now } ?? false }
  }
}

extension ReadControl {
  /// The callback for FFmpeg, which must not outlive this object.
  var interruption: AVIOInterruptCB {
    AVIOInterruptCB(
      callback: { opaque in
        guard let opaque else { return 0 }
        return Unmanaged<ReadControl>.fromOpaque(opaque).takeUnretainedValue().endsOperation ? 1 : 0
      }, opaque: Unmanaged.passUnretained(self).toOpaque())
  }

  /// Reads what is there at standard input, or waits for it; an error code of FFmpeg at the end.
  func readStandardInput(into buffer: UnsafeMutablePointer<UInt8>?, count: Int32) -> Int32 {
    // Short enough that a request to stop is felt at once.
    let patience: Int32 = 50
    while !endsOperation {
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&input, 1, patience) > 0 else { continue }
      let read = Glibc.read(STDIN_FILENO, buffer, Int(count))
      if read > 0 { return Int32(read) }
      if read == 0 { return FRIDGE_AVERROR_EOF }
      if errno != EINTR, errno != EAGAIN { return -errno }
    }
    return FRIDGE_AVERROR_EXIT
  }
}

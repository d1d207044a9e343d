internal import Glibc
internal import Threads

/// Reads a source on a thread of its own, and delivers its frames to a mailbox.
package final class FrameReader: Sendable {
  /// The attempts to connect again after a stream broke off, and the waits before them in seconds.
  static let backOff = [0.5, 1, 2]
  /// The seconds after which a connection counts as good again.
  private static let goodConnection = 10.0

  /// The mailbox that receives the frames.
  package let mailbox: FrameMailbox
  private let origin: FrameOrigin
  private let options: FrameOptions
  private let delivery: FrameMailbox.Delivery
  private let sink: (any FrameSink)?
  private let control: ReadControl
  private let ended = Monitor(false)

  /// Creates a reader that has not started.
  ///
  /// - Parameter sink: receives every frame before the mailbox does.
  package init(
    _ origin: FrameOrigin, _ options: FrameOptions, _ delivery: FrameMailbox.Delivery, sink: (any FrameSink)? = nil
  ) {
    (self.origin, self.options, self.delivery, self.sink) = (origin, options, delivery, sink)
    mailbox = FrameMailbox(delivery)
    control = ReadControl(limit: .seconds(options.timeout))
  }

  /// Starts the thread; without one, the mailbox is closed.
  package func start() {
    let thread = WorkerThread { [self] in
      do throws(SourceError) {
        try run()
        mailbox.close()
      } catch { mailbox.close(error) }
      ended.update { $0 = true }
    }
    if thread == nil {
      ended.update { $0 = true }
      mailbox.close(.unreachable(reason: String(cString: strerror(EAGAIN))))
    }
  }

  /// Ends the delivery if a device neither sends anything nor returns, which leaves the thread to itself.
  package func giveUpIfStuck() {
    if !origin.reconnects, control.isStuck { mailbox.close(.stalled(seconds: control.seconds)) }
  }

  /// Stops reading; waits for the thread, but no longer than it takes when a device does not answer.
  package func stop() {
    control.cancel()
    mailbox.close()
    _ = ended.wait(upTo: .milliseconds(500)) { $0 ? true : nil }
  }
}

extension FrameReader {
  private func run() throws(SourceError) {
    var attempts = Self.backOff[...]
    while true {
      let began = ContinuousClock.now
      let failure: SourceError
      do throws(SourceError) {
        let source = try open()
        mailbox.open(source.information)
        try deliver(from: source)
        guard origin.reconnects, source.information.timing == .arrival else { return }
        failure = .brokenOff(reason: String(cString: strerror(EPIPE)))
      } catch { failure = error }
      if (ContinuousClock.now - began) / .seconds(1) > Self.goodConnection { attempts = Self.backOff[...] }
      guard !control.isCancelled else { return }
      guard origin.reconnects, failure.isTransient, let wait = attempts.popFirst() else { throw failure }
      mailbox.remark(.reconnecting(after: failure))
      guard mailbox.pause(for: .seconds(wait)) else { return }
    }
  }

  private func open() throws(SourceError) -> any FrameSource {
    let remark: (SourceError) -> Void = { [mailbox] in mailbox.remark($0) }
    guard case .photos(let photos) = origin else { return try VideoSource(origin, options, control, remark: remark) }
    return try PhotoSequence(photos, framesPerSecond: options.framesPerSecond ?? 1, remark: remark)
  }

  /// Delivers the frames of one connection.
  private func deliver(from source: any FrameSource) throws(SourceError) {
    var pace = FramePace(source.information.timing, options, delivery)
    var frame = Frame()
    while try source.read(into: &frame) {
      frame.arrival = .now
      if source.information.timing == .arrival { frame.time = elapsed(at: frame.arrival) }
      if let end = options.end, frame.time >= end {
        control.cancel()
        return
      }
      guard pace.takes(frame.time) else { continue }
      if let wait = pace.wait(before: frame.time), wait > .zero {
        guard mailbox.pause(for: wait) else { return }
        frame.arrival = .now
      }
      sink?.receive(frame)
      guard mailbox.post(&frame) else { return }
    }
  }

  /// Returns the seconds from the first frame of the first connection to a moment.
  private func elapsed(at moment: ContinuousClock.Instant) -> Double {
    (moment - mailbox.firstArrival(notAfter: moment)) / .seconds(1)
  }
}

/// Decides which frames of a source are taken, and when.
struct FramePace {
  private let interval: Double?
  private let isPlayed: Bool
  private var next = -Double.infinity
  private var begin: (clock: ContinuousClock.Instant, time: Double)?

  init(_ timing: SourceInformation.Timing, _ options: FrameOptions, _ delivery: FrameMailbox.Delivery) {
    // A recording plays at its own speed, unless every frame is wanted however long that takes.
    isPlayed = timing == .recorded && delivery == .newest
    // A camera is asked for the rate, and photos have it.
    interval = timing == .recorded ? options.framesPerSecond.map { 1 / $0 } : nil
  }

  /// Returns whether the frame at a time is taken: the first in each interval.
  mutating func takes(_ time: Double) -> Bool {
    guard let interval else { return true }
    // The rounding of time stamps must not lose every other frame.
    guard time >= next - 1e-3 else { return false }
    next = max(next, (time / interval).rounded(.down) * interval) + interval
    return true
  }

  /// Returns how long to wait before a frame is due, from now on; nil if frames are taken as fast as they come.
  mutating func wait(before time: Double, now: ContinuousClock.Instant = .now) -> Duration? {
    guard isPlayed else { return nil }
    let begin = self.begin ?? (now, time)
    self.begin = begin
    return begin.clock.advanced(by: .seconds(time - begin.time)) - now
  }
}

extension SourceError {
  /// Whether the same source may work a moment later.
  fileprivate var isTransient: Bool {
    switch self {
    case .unreachable, .stalled, .brokenOff: true
    default: false
    }
  }
}

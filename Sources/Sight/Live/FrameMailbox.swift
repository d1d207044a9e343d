internal import Threads

/// A place for one frame between the thread that decodes and the thread that recognises.
///
/// Both sides exchange buffers with it, so that a frame is neither copied nor allocated once each buffer has its size.
package final class FrameMailbox: Sendable {
  /// The rule for a frame that arrives while the one before has not been taken.
  package enum Delivery: Sendable {
    /// It replaces the frame before, which is dropped; a frame that has waited is passed over if another is due.
    case newest
    /// Its sender waits.
    case every
  }

  /// The result of waiting for a frame.
  package enum Delivered: Sendable {
    /// A frame was taken.
    case frame
    /// There are no more; the error, if there is one, is why the source ended.
    case end(SourceError?)
    /// The time is over.
    case nothing
  }

  private struct State: Sendable {
    var frame = Frame()
    var isFull = false
    var isClosed = false
    var failure: SourceError?
    var information: SourceInformation?
    var remarks: [SourceError] = []
    var posted = 0
    var replaced = 0
    var firstArrival: ContinuousClock.Instant?
    /// The time between the last two frames; nil before the second.
    var interval: Duration?
    var lastArrival: ContinuousClock.Instant?
  }

  /// The age up to which a frame is taken at once.
  static let freshness = Duration.milliseconds(10)
  /// The longest interval between frames at which the next one is waited for; waiting longer would cost answers.
  static let longestInterval = Duration.milliseconds(100)

  private let delivery: Delivery
  private let state = Monitor(State())

  /// Creates an empty mailbox.
  package init(_ delivery: Delivery) { self.delivery = delivery }
}

extension FrameMailbox {
  /// Publishes the facts about the source, once it is open.
  package func open(_ information: SourceInformation) {
    state.update { $0.information = $0.information ?? information }
  }

  /// Adds a remark on something that went wrong without ending the source.
  package func remark(_ error: SourceError) { state.update { $0.remarks.append(error) } }

  /// Puts a frame into the mailbox, and numbers it; `frame` is an older buffer afterwards.
  ///
  /// - Returns: false if nobody takes frames any more; the frame is not counted then.
  package func post(_ frame: inout Frame) -> Bool {
    state.wait { state in
      if state.isClosed { return false }
      if state.isFull, delivery == .every { return nil }
      frame.number = state.posted
      state.posted += 1
      if state.isFull { state.replaced += 1 }
      state.interval = state.lastArrival.map { frame.arrival - $0 }
      state.lastArrival = frame.arrival
      swap(&frame, &state.frame)
      state.isFull = true
      return true
    }
  }

  /// Returns the moment of the first frame: that given at the first call, and the same ever after.
  package func firstArrival(notAfter moment: ContinuousClock.Instant) -> ContinuousClock.Instant {
    state.update { state in
      let first = state.firstArrival ?? moment
      state.firstArrival = first
      return first
    }
  }

  /// Ends the delivery: a frame in the mailbox can still be taken; later ones are refused.
  package func close(_ failure: SourceError? = nil) {
    state.update { state in
      if state.isClosed { return }
      (state.isClosed, state.failure) = (true, failure)
    }
  }

  /// Waits until a time passes or the mailbox is closed.
  ///
  /// - Returns: whether the mailbox is still open.
  package func pause(for time: Duration) -> Bool { state.wait(upTo: time) { $0.isClosed ? false : nil } ?? true }
}

extension FrameMailbox {
  /// The number of frames that were put into the mailbox.
  package var posted: Int { state.update { $0.posted } }

  /// The number of frames that were replaced before anyone took them.
  package var replaced: Int { state.update { $0.replaced } }

  /// The facts about the source; nil as long as they are unknown.
  package var information: SourceInformation? { state.update { $0.information } }

  /// Takes the newest frame, as soon as there is one; `frame` is exchanged for it.
  ///
  /// Where only the newest frames count, a frame older than ``freshness`` is left to be replaced if the next one is
  /// about to arrive, so that the age of an answer hardly exceeds the time of its analysis.
  package func take(into frame: inout Frame, within time: Duration) -> Delivered {
    awaitSuccessor()
    return state.wait(upTo: time) { state -> Delivered? in
      if state.isFull {
        swap(&frame, &state.frame)
        state.isFull = false
        return .frame
      }
      return state.isClosed ? .end(state.failure) : nil
    } ?? .nothing
  }

  /// Waits until the next frame arrives, if the one in the mailbox is old and the next one is due soon.
  private func awaitSuccessor() {
    let waiting: (posted: Int, limit: Duration)? = state.update { state in
      guard delivery == .newest, state.isFull, !state.isClosed, let interval = state.interval else { return nil }
      return Self.patience(age: .now - state.frame.arrival, interval: interval).map { (state.posted, $0) }
    }
    guard let waiting else { return }
    _ = state.wait(upTo: waiting.limit) { $0.isClosed || $0.posted > waiting.posted ? true : nil }
  }

  /// Returns how long to wait for the frame after one of an age; nil if that one is to be taken now.
  static func patience(age: Duration, interval: Duration) -> Duration? {
    // Half an interval more absorbs the jitter of a source.
    let limit = interval * 3 / 2 - age
    return age > freshness && interval <= longestInterval && limit > .zero ? limit : nil
  }

  /// Returns the remarks since the last call.
  package func takeRemarks() -> [SourceError] {
    state.update { state in
      defer { state.remarks = [] }
      return state.remarks
    }
  }
}

internal import Threads

/// A place for one frame between the thread that decodes and the thread that recognises.
///
/// Both sides exchange buffers with it, so that a frame is neither copied nor allocated once each buffer has its size.
package final class FrameMailbox: Sendable {
  /// The rule for a frame that arrives while the one before has not been taken.
  package enum Delivery: Sendable {
    /// It replaces the frame before, which is dropped.
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
  }

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
  package func take(into frame: inout Frame, within time: Duration) -> Delivered {
    state.wait(upTo: time) { state -> Delivered? in
      if state.isFull {
        swap(&frame, &state.frame)
        state.isFull = false
        return .frame
      }
      return state.isClosed ? .end(state.failure) : nil
    } ?? .nothing
  }

  /// Returns the remarks since the last call.
  package func takeRemarks() -> [SourceError] {
    state.update { state in
      defer { state.remarks = [] }
      return state.remarks
    }
  }
}

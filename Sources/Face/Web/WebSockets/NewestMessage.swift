internal import Threads

extension WebSocket {
  /// Answers binary messages one after the other, always the newest next, until the socket is closed.
  ///
  /// A waiting message gives way to a newer one, so that a client may send faster than answers can be made.
  ///
  /// - Parameters:
  ///   - patience: the time after which a client that sends nothing whole is left.
  ///   - skipped: is called for each message that gives way.
  ///   - answer: returns the answer to a message that came at a moment.
  ///   - farewell: returns the last answer, to a text by which the client ends the conversation; nil for other texts.
  public func answerNewest(
    within patience: Duration, skipped: () -> Void,
    farewell: (String) -> String?,
    answer: @escaping @Sendable ([UInt8], ContinuousClock.Instant) -> String
  ) {
    let newest = Monitor(Newest())
    let answering = WorkerThread {
      while let (bytes, arrival) = newest.wait(for: { $0.next }) {
        // A client that takes no answers is left; the other thread learns it from the socket.
        if !self.send(answer(bytes, arrival)) { return }
      }
    }
    guard let answering else { return close(.tryAgainLater) }
    var last: String?
    while last == nil, let message = receive(within: patience) {
      switch message {
      case .binary(let bytes): if newest.update({ $0.take(bytes, at: .now) }) { skipped() }
      case .text(let text):
        guard farewell(text) != nil else {
          close(.unsupported)
          break
        }
        last = text
      }
    }
    newest.update { $0.isOver = true }
    answering.join()
    // Only now does it count all that was sent.
    if let last, let words = farewell(last) { send(words) }
    close(.normal)
  }

  /// The message that waits.
  private struct Newest: Sendable {
    private var waiting: (bytes: [UInt8], arrival: ContinuousClock.Instant)?
    var isOver = false

    /// Keeps a message; returns whether another gives way to it.
    mutating func take(_ bytes: [UInt8], at arrival: ContinuousClock.Instant) -> Bool {
      defer { waiting = (bytes, arrival) }
      return waiting != nil
    }

    /// Takes out the message; nil inside if there will be none, nil outside as long as there is none.
    var next: (bytes: [UInt8], arrival: ContinuousClock.Instant)?? {
      mutating get {
        defer { waiting = nil }
        return waiting.map { .some($0) } ?? (isOver ? .some(nil) : nil)
      }
    }
  }
}

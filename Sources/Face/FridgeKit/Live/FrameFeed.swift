internal import Live

/// The frames of a source in the order in which a watch looks at them: no more than so many in a second, until the source
/// or the time is over.
struct FrameFeed {
  /// The next thing to do.
  enum Step {
    /// A frame was taken: ``FrameFeed/frame``.
    case frame
    /// The source or the time is over; the error, if there is one, is why the source ended early.
    case over(SourceError?)
    /// The watch was cancelled.
    case interrupted
  }

  /// A fact about the source that a watch reports.
  enum News {
    /// The source was opened.
    case started(SourceInformation)
    /// Something went wrong without ending the watch.
    case remark(SourceError)
  }

  /// The time between two looks at a cancellation.
  private static let tick = Duration.milliseconds(50)

  private let reader: FrameReader
  private var mailbox: FrameMailbox { reader.mailbox }
  private let interval: Duration?
  private let end: Double?
  private var began: ContinuousClock.Instant?
  private var due = ContinuousClock.now
  /// The frame that was taken last.
  private(set) var frame = Frame()

  /// Creates the feed of a source that is being read.
  ///
  /// - Parameters:
  ///   - end: the time at which to end, in seconds since the beginning of the source; nil for its own end.
  ///   - maximumRate: the most frames in a second; nil for as many as possible.
  init(_ reader: FrameReader, end: Double?, maximumRate: Double?) {
    (self.reader, self.end) = (reader, end)
    interval = maximumRate.map { .seconds(1 / $0) }
  }

  /// The number of frames that arrived up to now, apart from one that may still be taken.
  func arrived(looked: Int) -> Int { looked + mailbox.replaced }

  /// Ends the delivery, and returns the number of all frames that arrived.
  func close() -> Int {
    mailbox.close()
    return mailbox.posted
  }

  /// Waits for the next frame, which ``frame`` is then.
  ///
  /// - Parameter report: receives what there is to say about the source, before the frame.
  /// - Throws: `SourceError` when the source yields no frame at all, and what `report` throws.
  mutating func next(_ cancellation: Cancellation, _ report: (News) throws -> Void) throws -> Step {
    while true {
      try announce(report)
      if cancellation.isCancelled { return .interrupted }
      if isOver { return .over(nil) }
      guard !rests() else { continue }
      switch mailbox.take(into: &frame, within: Self.tick) {
      case .nothing: reader.giveUpIfStuck()
      case .frame:
        try announce(report)
        if let interval { due = max(due, .now - Self.tick).advanced(by: interval) }
        return .frame
      case .end(let failure):
        try announce(report)
        // What the watch saw counts, even if the source ended badly.
        if mailbox.posted == 0 { throw failure ?? SourceError.noFrames }
        return .over(failure)
      }
    }
  }

  /// Reports the start, once the source is open, and the remarks.
  private mutating func announce(_ report: (News) throws -> Void) throws {
    if began == nil, let information = mailbox.information {
      began = .now
      try report(.started(information))
    }
    for remark in mailbox.takeRemarks() { try report(.remark(remark)) }
  }

  /// Whether the time is over for a source that may send nothing any more.
  private var isOver: Bool {
    guard let end, let began, mailbox.information?.timing == .arrival else { return false }
    return began.advanced(by: .seconds(end)) < .now
  }

  /// Waits a while if the next frame may not be looked at yet; returns whether it waited.
  private func rests() -> Bool {
    let wait = min(due - .now, Self.tick)
    // A source that has ended leaves one frame, which need not wait.
    return wait > .zero && mailbox.pause(for: wait)
  }
}

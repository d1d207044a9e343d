internal import Live

/// One watch over a source: it looks at each frame that its feed gives, and ends with a summary.
protocol FrameWatch {
  associatedtype Event
  associatedtype Summary

  var feed: FrameFeed { get set }
  /// Returns the event that a fact about the source is reported as.
  static func event(_ news: FrameFeed.News) -> Event
  /// Looks at the frame that the feed has taken.
  mutating func look(_ handle: (Event) throws -> Void) throws
  /// Ends the watch; the error, if there is one, is why the source ended early.
  mutating func conclude(wasInterrupted: Bool, failure: SourceError?) -> Summary
}

extension FrameWatch {
  /// Looks at frames until the source or the time is over, or the watch is cancelled.
  ///
  /// - Parameter handle: receives each event, on the calling thread; an error ends the watch.
  /// - Throws: `SourceError` when the source yields no frame at all, and what a look or `handle` throws.
  mutating func run(_ cancellation: Cancellation, _ handle: (Event) throws -> Void) throws -> Summary {
    while true {
      switch try feed.next(cancellation, { try handle(Self.event($0)) }) {
      case .frame: try look(handle)
      case .over(let failure): return conclude(wasInterrupted: false, failure: failure)
      case .interrupted: return conclude(wasInterrupted: true, failure: nil)
      }
    }
  }
}

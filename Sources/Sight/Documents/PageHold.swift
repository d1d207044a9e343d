internal import Images

/// The wait until a page has been held still in front of a camera long enough to be captured by itself, once.
///
/// It is fed with what was found in each frame. A frame without the page starts the wait anew, as does a page that moves.
/// A captured page has to leave, or to move away, before the next one is captured.
public struct PageHold: Sendable {
  /// What a frame leads to.
  public enum Event: Sendable, Equatable {
    /// No page is held.
    case nothing
    /// A page is held; `progress` grows from 0 to 1.
    case holding(Quadrilateral, progress: Double)
    /// The page has been held long enough, and is to be captured from this frame.
    case captured(Quadrilateral)
    /// The page that was captured is still there.
    case kept(Quadrilateral)
  }

  /// The time that a page must be held, in seconds.
  public let duration: Double
  /// The overlap with the page of the frame before below which a page has moved.
  public let steadiness: Double
  private var state = State.waiting

  private enum State: Sendable {
    case waiting
    case holding(since: Double, first: Quadrilateral, last: Quadrilateral)
    case captured(Quadrilateral)
  }

  /// Creates a wait of 1.5 seconds, unless another time is given.
  public init(duration: Double = 1.5, steadiness: Double = 0.9) {
    (self.duration, self.steadiness) = (duration, steadiness)
  }

  /// Takes the page of the next frame.
  ///
  /// - Parameters:
  ///   - page: the corners found in the frame; nil if there was no page.
  ///   - time: the time of the frame in seconds; never less than that of the frame before.
  public mutating func add(_ page: Quadrilateral?, at time: Double) -> Event {
    guard let page else {
      state = .waiting
      return .nothing
    }
    switch state {
    case .captured(let last) where last.overlap(with: page) >= steadiness:
      state = .captured(page)
      return .kept(page)
    case .holding(let since, let first, let last)
    where last.overlap(with: page) >= steadiness && first.overlap(with: page) >= steadiness - 0.1:
      guard time - since >= duration else {
        state = .holding(since: since, first: first, last: page)
        return .holding(page, progress: max(0, (time - since) / duration))
      }
      state = .captured(page)
      return .captured(page)
    default:
      state = .holding(since: time, first: page, last: page)
      return .holding(page, progress: 0)
    }
  }
}

internal import Images

/// The wait until a page has been held still in front of a camera long enough to be captured by itself, once.
///
/// It is fed with what was found in each frame. A page that moves, or that is missing for longer than ``patience``, starts
/// the wait anew. A captured page has to be gone from its place for as long before another one is captured, so that a few
/// frames in which nothing or something else was found do not capture it twice.
public struct PageHold: Sendable {
  /// The consequence of a frame.
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
  /// The time for which a page may be missing, in seconds: blurred frames, and a shadow that passes.
  public let patience: Double
  /// The overlap with the page at the beginning of the wait that slow drift may leave.
  private let leastOverlap: Double
  private var held: Wait?
  private var captured: Place?

  /// A page where it was last seen.
  private struct Place: Sendable {
    var page: Quadrilateral
    var time: Double
  }

  /// A page that is being held.
  private struct Wait: Sendable {
    let first: Place
    var last: Place
  }

  /// Creates a wait of 1.5 seconds, unless another time is given.
  public init(duration: Double = 1.5, steadiness: Double = 0.9, patience: Double = 0.3) {
    (self.duration, self.steadiness, self.patience) = (duration, steadiness, patience)
    leastOverlap = steadiness - 0.1
  }

  /// Takes the page of the next frame.
  ///
  /// - Parameters:
  ///   - page: the corners found in the frame; nil if there was no page.
  ///   - time: the time of the frame in seconds; never less than that of the frame before.
  public mutating func add(_ page: Quadrilateral?, at time: Double) -> Event {
    if let last = captured {
      if let page, last.page.overlap(with: page) >= steadiness {
        captured = Place(page: page, time: time)
        return .kept(page)
      }
      if time - last.time <= patience { return .nothing }
      captured = nil
    }
    guard let wait = held else { return begin(page, at: time) }
    guard let page, isSame(page, as: wait) else {
      if time - wait.last.time > patience { return begin(page, at: time) }
      return .holding(wait.last.page, progress: progress(of: wait, at: wait.last.time))
    }
    if time - wait.first.time >= duration {
      (held, captured) = (nil, Place(page: page, time: time))
      return .captured(page)
    }
    let extended = Wait(first: wait.first, last: Place(page: page, time: time))
    held = extended
    return .holding(page, progress: progress(of: extended, at: time))
  }

  private mutating func begin(_ page: Quadrilateral?, at time: Double) -> Event {
    held = page.map { Wait(first: Place(page: $0, time: time), last: Place(page: $0, time: time)) }
    return page.map { .holding($0, progress: 0) } ?? .nothing
  }

  private func isSame(_ page: Quadrilateral, as wait: Wait) -> Bool {
    wait.last.page.overlap(with: page) >= steadiness && wait.first.page.overlap(with: page) >= leastOverlap
  }

  private func progress(of wait: Wait, at time: Double) -> Double {
    min(max(0, (time - wait.first.time) / duration), 1)
  }
}

public import Images

/// The page in front of a camera, followed from frame to frame.
///
/// The search of a whole frame takes longer than a camera takes for the next one. So a page that was found is looked for
/// where it was, and the whole frame is searched again every half second, since a better page may have come; where no page
/// is known, five times a second.
public struct PageTracker: Sendable {
  private let detector: PageDetector
  /// The page of the last frame.
  private var page: Quadrilateral?
  /// The time of the last search in seconds.
  private var searched: Double?

  /// The times between two searches, in seconds: with a page, and without.
  private static let renewal = 0.5, retry = 0.2

  /// Creates a tracker that knows no page yet.
  public init(_ detector: PageDetector = PageDetector()) { self.detector = detector }

  /// Returns the page of the next frame; nil if there is none, or if none is known and it is too early to search.
  ///
  /// - Parameters:
  ///   - frame: an upright picture, of the same size as all others.
  ///   - time: the time of the frame in seconds.
  public mutating func page(in frame: Image, at time: Double) -> DetectedPage? {
    if let page, !isDue(after: Self.renewal, at: time) {
      let followed = detector.page(near: page, in: frame)
      self.page = followed?.corners
      if let followed { return followed }
    }
    guard isDue(after: Self.retry, at: time) else { return nil }
    searched = time
    let found = detector.pages(in: frame).first
    page = found?.corners
    return found
  }

  /// Whether the last search was so long ago, or in the future: a clip begins anew.
  private func isDue(after interval: Double, at time: Double) -> Bool {
    guard let searched else { return true }
    return time < searched || time - searched >= interval
  }
}

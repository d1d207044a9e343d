internal import Glibc
internal import Images

/// The choice of pages among outlines.
struct PageChoice {
  /// The outlines with the logarithms of their odds, the likeliest first.
  private var outlines: [(corners: Quadrilateral, logOdds: Double)]

  /// The difference between log odds that means nothing.
  private static let tie = 0.4

  /// Judges outlines in a reduced picture; those that are less likely than a threshold are not kept.
  init(among candidates: [OutlineCandidate], in image: Image, atLeast threshold: Double) {
    let least = log(threshold / (1 - threshold))
    outlines = candidates.map { ($0.corners, PageEvidence($0, in: image).logOdds) }
    outlines.removeAll { $0.logOdds < least }
    outlines.sort { $0.logOdds > $1.logOdds }
  }

  /// Removes the best page with all that overlap it, and returns it; nil if none is left.
  mutating func next() -> DetectedPage? {
    guard let best = outlines.first else { return nil }
    // What is as likely and larger is the page of which the best is a part, such as a box of print.
    let equals = outlines.prefix { $0.logOdds > best.logOdds - Self.tie }.filter {
      !$0.corners.isApart(from: best.corners)
    }
    let page = equals.max { $0.corners.area < $1.corners.area } ?? best
    outlines.removeAll { !$0.corners.isApart(from: page.corners) }
    return DetectedPage(corners: page.corners, confidence: 1 / (1 + exp(-page.logOdds)))
  }
}

extension Quadrilateral {
  /// Whether two quadrilaterals hardly overlap.
  fileprivate func isApart(from other: Quadrilateral) -> Bool {
    let common = Polygon.area(Polygon.intersection(corners, other.corners))
    return common < 0.1 * min(area, other.area)
  }
}

public import Images

/// A page, receipt, card or label found in a picture.
public struct DetectedPage: Sendable, Hashable {
  /// The corners in pixels of the picture.
  public var corners: Quadrilateral
  /// The confidence that this is a page, 0…1.
  public var confidence: Double

  /// Pairs corners with a confidence.
  public init(corners: Quadrilateral, confidence: Double) { (self.corners, self.confidence) = (corners, confidence) }
}

/// A detector of rectangular things in perspective: four lines whose crossings enclose an area with an edge all around.
///
/// The picture is reduced, so that print becomes grey. Its strongest lines are paired to sides that face each other, and
/// two pairs to a quadrilateral, which is scored by the edge along its sides, by whether it is brighter or darker than
/// what surrounds it, by where its sides end, by its angles and its area.
public struct PageDetector: Sendable {
  /// The number of pages looked for.
  public enum Extent: Sendable {
    /// The best one.
    case best
    /// All that do not overlap.
    case all
  }

  /// The confidence below which nothing counts as a page.
  public var threshold: Double

  /// Creates a detector.
  public init(threshold: Double = 0.5) { self.threshold = threshold }

  /// The longer side of the reduced picture.
  static let reducedSide = 360
  /// The most pages found in one picture.
  private static let mostPages = 60
}

extension PageDetector {
  /// Returns the pages of an upright picture, the surest first; corners are refined to parts of a pixel.
  public func pages(in image: Image, _ extent: Extent = .best) -> [DetectedPage] {
    guard min(image.width, image.height) >= Self.smallestSide else { return [] }
    let reduced = image.reduced(toSide: Self.reducedSide)
    let scale = Point(
      x: Double(image.width) / Double(reduced.width), y: Double(image.height) / Double(reduced.height))
    let field = GradientField(reduced)
    let found = pages(in: field, reduced, extent)
    return found.map { page in
      let corners = page.corners.scaled(scale.x, scale.y)
      let refinement = CornerRefinement(image, reach: 2.5 * max(scale.x, scale.y))
      return DetectedPage(corners: refinement.refined(corners), confidence: page.confidence)
    }
  }

  /// The side below which a picture shows nothing.
  private static let smallestSide = 24

  /// Returns the pages of a reduced picture, with coarse corners.
  ///
  /// - Parameter field: the gradients of the picture.
  func pages(in field: GradientField, _ image: Image, _ extent: Extent) -> [DetectedPage] {
    let detection = LineDetection(field)
    let shorter = Float(min(field.width, field.height))
    let lines = detection.lines(least: Self.leastVotes(extent) * shorter)
    let outlines = OutlineCandidates(lines, in: field, extent).best(most: Self.mostJudged)
    var choice = PageChoice(among: outlines, in: image, atLeast: threshold)
    var pages: [DetectedPage] = []
    while pages.count < (extent == .best ? 1 : Self.mostPages), let page = choice.next() { pages.append(page) }
    return pages
  }

  /// The most outlines that are looked at closely.
  private static let mostJudged = 300

  /// The least votes of a line as a share of the shorter side.
  private static func leastVotes(_ extent: Extent) -> Float {
    switch extent {
    case .best: 0.07
    case .all: 0.06
    }
  }
}

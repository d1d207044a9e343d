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

  /// The most pages found in one picture.
  private static let mostPages = 60
}

extension PageDetector {
  /// Returns the pages of an upright picture, the surest first; corners are refined to parts of a pixel.
  public func pages(in image: Image, _ extent: Extent = .best) -> [DetectedPage] {
    guard let reduced = ReducedPicture(image) else { return [] }
    return pages(in: reduced.field, reduced.image, extent).map { page in
      DetectedPage(corners: reduced.original(page.corners), confidence: page.confidence)
    }
  }

  /// Returns the page whose corners lie near to those that it had in another picture of the same size, such as the frame
  /// before; nil if there is none.
  ///
  /// Nothing is searched, so that this takes a small part of the time of ``pages(in:_:)``. The page is judged as those
  /// that are found there, but may be a little less sure: noise must not hide it from one frame to the next.
  ///
  /// - Parameter corners: the corners in the other picture. A side may have moved by up to 1/60 of the longer side.
  public func page(near corners: Quadrilateral, in image: Image) -> DetectedPage? {
    guard let reduced = ReducedPicture(image) else { return nil }
    let moved = CornerRefinement(reduced.image, reach: Self.movement).refined(reduced.reduced(corners))
    guard let outline = OutlineCandidate(moved, in: reduced.field) else { return nil }
    var choice = PageChoice(among: [outline], in: reduced.image, atLeast: Self.leniency * threshold)
    return choice.next().map { page in
      DetectedPage(corners: reduced.original(page.corners), confidence: page.confidence)
    }
  }

  /// The share of the threshold that a page reaches at least which was found before.
  private static let leniency = 0.7
  /// The most that a side may move between two pictures, in pixels of the reduced one.
  private static let movement = 6.0

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

/// A picture reduced to the size in which pages are searched.
private struct ReducedPicture {
  let image: Image
  let field: GradientField
  private let picture: Image
  /// The pixels of the picture to one of the reduced picture, across and down.
  private let scale: Point

  /// The longer side of the reduced picture.
  private static let side = 360
  /// The side below which a picture shows nothing.
  private static let smallestSide = 24

  /// Reduces a picture, unless it is too small to show anything.
  init?(_ picture: Image) {
    guard min(picture.width, picture.height) >= Self.smallestSide else { return nil }
    self.picture = picture
    image = picture.reduced(toSide: Self.side)
    scale = Point(
      x: Double(picture.width) / Double(image.width), y: Double(picture.height) / Double(image.height))
    field = GradientField(image)
  }

  /// Returns corners in the reduced picture.
  func reduced(_ corners: Quadrilateral) -> Quadrilateral { corners.scaled(1 / scale.x, 1 / scale.y) }

  /// Returns corners in the picture, where they are refined.
  func original(_ corners: Quadrilateral) -> Quadrilateral {
    CornerRefinement(picture, reach: 2.5 * max(scale.x, scale.y)).refined(corners.scaled(scale.x, scale.y))
  }
}

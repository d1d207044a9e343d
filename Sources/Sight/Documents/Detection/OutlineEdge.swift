internal import Images

/// The edge around an outline.
struct OutlineEdge {
  /// The edges along the sides that are brighter inside, and outside, and the length of the sides, in pixels.
  private var bright: Float = 0, dark: Float = 0, length: Float = 0
  /// The share of the weakest side that is an edge.
  private var weakest: Float = 1
  /// How far the sides run on beyond the corners, 0…1.
  private(set) var beyond: Float = 0
  /// The sides that are borders of the picture, where nothing can be seen.
  private(set) var borders = 0

  /// The factor of a score for each side that is a border of the picture: a page may be cut by it, but that none ends
  /// there is as likely.
  private static let borderFactor: Float = 0.82

  /// The share of all sides that is an edge: a page is brighter or darker than the table on all sides.
  var mean: Float { max(bright, dark) / max(length, 1e-6) }

  /// The quality of the edge, at most 1.
  var quality: Float {
    var result = (0.6 * mean + 0.4 * weakest) * (1 - 0.25 * beyond)
    for _ in 0..<borders { result *= Self.borderFactor }
    return result
  }

  /// Adds the edge along a side.
  ///
  /// - Parameters:
  ///   - half: the line of the side.
  ///   - middle: a point inside of the outline.
  mutating func add(_ side: Side, on half: HalfPlane, around middle: Point) {
    if half.isBorder {
      borders += 1
      return
    }
    let (inside, outside) = half.contains(middle) ? (side.rising, side.falling) : (side.falling, side.rising)
    bright += inside * side.length
    dark += outside * side.length
    length += side.length
    weakest = min(weakest, max(inside, outside))
    beyond = max(beyond, (side.before + beyond) * 0.5)
    beyond = max(beyond, (side.after + beyond) * 0.5)
  }
}

/// The side of a line to which its normal points.
struct HalfPlane {
  private let normal: Point
  private let distance: Double
  /// Whether the line is a border of the picture.
  let isBorder: Bool

  init(_ line: EdgeLine) { (normal, distance, isBorder) = (line.normal, line.distance, line.isBorder) }

  func contains(_ point: Point) -> Bool { normal.dot(point) > distance }
}

public import Images

/// Four corners in an image, clockwise: as a page has them after perspective.
public struct Quadrilateral: Sendable, Hashable {
  /// The page's top left corner.
  public var topLeft: Point
  /// The page's top right corner.
  public var topRight: Point
  /// The page's bottom right corner.
  public var bottomRight: Point
  /// The page's bottom left corner.
  public var bottomLeft: Point

  /// Creates a quadrilateral from its corners, clockwise.
  public init(_ topLeft: Point, _ topRight: Point, _ bottomRight: Point, _ bottomLeft: Point) {
    (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
  }
}

extension Quadrilateral {
  /// The corners, clockwise from the top left.
  public var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// Creates the quadrilateral of an upright rectangle.
  public init(_ area: PixelArea) {
    self.init(
      Point(x: area.left, y: area.top), Point(x: area.right, y: area.top), Point(x: area.right, y: area.bottom),
      Point(x: area.left, y: area.bottom))
  }

  /// Creates the convex quadrilateral of four points in any order, clockwise from the one nearest to the upper left.
  ///
  /// - Returns: nil if the points are not the corners of a convex quadrilateral.
  public init?(unordered points: [Point]) {
    guard points.count == 4, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let middle = points.reduce(.zero, +) * 0.25
    let around = points.sorted { ($0 - middle).direction < ($1 - middle).direction }
    let sums = around.map { $0.x + $0.y }
    guard let least = sums.min(), let first = sums.firstIndex(of: least) else { return nil }
    let ordered = (0..<4).map { around[(first + $0) % 4] }
    self.init(ordered[0], ordered[1], ordered[2], ordered[3])
    guard isConvex else { return nil }
  }

  /// Whether the corners turn clockwise everywhere, by more than rounding.
  public var isConvex: Bool {
    let corners = corners
    return (0..<4).allSatisfy { index in
      let (a, b, c) = (corners[index], corners[(index + 1) % 4], corners[(index + 2) % 4])
      return (b - a).cross(c - b) > 1e-6 * max((b - a).length * (c - b).length, 1e-6)
    }
  }

  /// The area, positive for clockwise corners.
  public var area: Double { Polygon.area(corners) }

  /// Returns the quadrilateral in a scaled copy of the image.
  public func scaled(_ horizontal: Double, _ vertical: Double) -> Quadrilateral {
    func scaled(_ point: Point) -> Point { Point(x: point.x * horizontal, y: point.y * vertical) }
    return Quadrilateral(scaled(topLeft), scaled(topRight), scaled(bottomRight), scaled(bottomLeft))
  }

  /// Returns the intersection over union with another convex quadrilateral, 0…1 (Jaccard index).
  public func overlap(with other: Quadrilateral) -> Double {
    let common = Polygon.area(Polygon.intersection(corners, other.corners))
    let union = area + other.area - common
    return union > 0 ? max(0, common / union) : 0
  }

  /// Whether a point lies inside.
  func contains(_ point: Point) -> Bool {
    let corners = corners
    return (0..<4).allSatisfy { (corners[($0 + 1) % 4] - corners[$0]).cross(point - corners[$0]) >= 0 }
  }

  /// Returns the same corners, beginning with another one.
  func beginning(at index: Int) -> Quadrilateral {
    let corners = corners
    return Quadrilateral(
      corners[index % 4], corners[(index + 1) % 4], corners[(index + 2) % 4], corners[(index + 3) % 4])
  }
}

extension Quadrilateral {
  /// The lengths of the upper, right, lower and left side.
  var sides: [Double] {
    let corners = corners
    return (0..<4).map { (corners[($0 + 1) % 4] - corners[$0]).length }
  }

  /// The size of the page without loss of resolution: the longer of each two opposite sides, at least a pixel.
  public var pageSize: PixelSize {
    let sides = sides
    func rounded(_ length: Double) -> Int { max(1, Int(min(length, 100_000).rounded())) }
    return PixelSize(width: rounded(max(sides[0], sides[2])), height: rounded(max(sides[1], sides[3])))
  }
}

extension Point {
  /// The direction from the origin as a number that grows with the angle, clockwise from the left.
  fileprivate var direction: Double {
    let scale = x.magnitude + y.magnitude
    guard scale > 0 else { return 0 }
    return y < 0 ? 1 + x / scale : 3 - x / scale
  }
}

/// Areas and intersections of convex polygons with clockwise corners.
enum Polygon {
  /// Returns the area by the shoelace formula.
  static func area(_ corners: [Point]) -> Double {
    var sum = 0.0
    for (index, corner) in corners.enumerated() { sum += corner.cross(corners[(index + 1) % corners.count]) }
    return sum / 2
  }

  /// Returns the intersection of two convex polygons (Sutherland and Hodgman, 1974).
  static func intersection(_ subject: [Point], _ clip: [Point]) -> [Point] {
    var result = subject
    for (index, start) in clip.enumerated() {
      let edge = clip[(index + 1) % clip.count] - start
      let input = result
      result = []
      for (place, point) in input.enumerated() {
        let next = input[(place + 1) % input.count]
        let (inside, nextInside) = (edge.cross(point - start), edge.cross(next - start))
        if inside >= 0 { result.append(point) }
        if (inside >= 0) != (nextInside >= 0) {
          result.append(point + (next - point) * (inside / (inside - nextInside)))
        }
      }
    }
    return result
  }
}

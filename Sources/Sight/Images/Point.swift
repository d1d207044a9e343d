/// A point in an image: distances from the upper left corner in pixels, so that the first pixel's centre is (0.5, 0.5).
public struct Point: Sendable, Hashable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the upper edge.
  public var y: Double

  /// Creates a point.
  @inlinable public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

extension Point {
  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  @inlinable package static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  @inlinable package static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  @inlinable package static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }

  /// The distance from the origin.
  @inlinable package var length: Double { (x * x + y * y).squareRoot() }

  /// Returns the dot product of two vectors.
  @inlinable package func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Returns the third component of the cross product: positive when `other` is clockwise from this vector, with y
  /// downwards.
  @inlinable package func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}

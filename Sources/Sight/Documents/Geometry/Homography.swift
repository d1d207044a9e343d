public import Images

/// A projective map of the plane: `((a·x + b·y + c) / w, (d·x + e·y + f) / w)` with `w = g·x + h·y + 1`.
public struct Homography: Sendable, Equatable {
  let a: Double, b: Double, c: Double, d: Double, e: Double, f: Double, g: Double, h: Double

  /// Creates the map that takes a page of a size to a quadrilateral, corner to corner (Heckbert, “Fundamentals of
  /// Texture Mapping and Image Warping”, 1989, section 2.2.3).
  ///
  /// - Parameter corners: a convex quadrilateral.
  public init(from size: PixelSize, to corners: Quadrilateral) {
    let (p0, p1, p2, p3) = (corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft)
    let sum = p0 - p1 + p2 - p3
    let (right, left) = (p1 - p2, p3 - p2)
    let determinant = right.cross(left)
    let (g, h) = (sum.cross(left) / determinant, right.cross(sum) / determinant)
    let (width, height) = (Double(size.width), Double(size.height))
    (a, d) = ((p1.x - p0.x + g * p1.x) / width, (p1.y - p0.y + g * p1.y) / width)
    (b, e) = ((p3.x - p0.x + h * p3.x) / height, (p3.y - p0.y + h * p3.y) / height)
    (c, f) = (p0.x, p0.y)
    (self.g, self.h) = (g / width, h / height)
  }

  /// Returns where a point is taken.
  public func applied(_ point: Point) -> Point {
    let w = g * point.x + h * point.y + 1
    return Point(x: (a * point.x + b * point.y + c) / w, y: (d * point.x + e * point.y + f) / w)
  }
}

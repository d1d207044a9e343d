internal import Images

/// Four corners that follow each other around an outline, in either direction.
struct OutlineCorners {
  let a: Point, b: Point, c: Point, d: Point

  init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

  /// Whether the corners follow each other clockwise.
  var isClockwise: Bool { (c - a).cross(d - b) > 0 }

  var middle: Point { (a + b + c + d) * 0.25 }

  /// The area in pixels.
  var area: Double { ((c - a).cross(d - b) / 2).magnitude }

  /// The corners clockwise from the one nearest to the upper left.
  var quadrilateral: Quadrilateral {
    let ordered = isClockwise ? Quadrilateral(a, b, c, d) : Quadrilateral(a, d, c, b)
    let sums = ordered.corners.map { $0.x + $0.y }
    let first = sums.indices.min { sums[$0] < sums[$1] } ?? 0
    return ordered.beginning(at: first)
  }
}

/// The angles of an outline and the lengths of its sides.
struct OutlineShape {
  /// The sine of the most acute or obtuse angle; negative if a corner turns the other way.
  let leastSine: Double
  /// How alike the lengths of sides that face each other are, 0…1.
  let evenness: Double

  init(_ corners: OutlineCorners) {
    let (ab, bc) = (corners.b - corners.a, corners.c - corners.b)
    let (cd, da) = (corners.d - corners.c, corners.a - corners.d)
    // Two corners at a time.
    let (x, y) = (SIMD2(ab.x, cd.x), SIMD2(ab.y, cd.y))
    let (nextX, nextY) = (SIMD2(bc.x, da.x), SIMD2(bc.y, da.y))
    let (squares, nextSquares) = (x * x + y * y, nextX * nextX + nextY * nextY)
    let turn: Double = corners.isClockwise ? 1 : -1
    let least = SIMD2(repeating: 1e-9)
    let one = turn * (x * nextY - y * nextX) / pointwiseMax((squares * nextSquares).squareRoot(), least)
    let flipped = SIMD2(squares[1], squares[0])
    let other =
      turn * (nextX * SIMD2(y[1], y[0]) - nextY * SIMD2(x[1], x[0]))
      / pointwiseMax((nextSquares * flipped).squareRoot(), least)
    leastSine = min(min(one[0], one[1]), min(other[0], other[1]))
    let shorter = SIMD2(min(squares[0], squares[1]), min(nextSquares[0], nextSquares[1]))
    let longer = SIMD2(max(squares[0], squares[1]), max(nextSquares[0], nextSquares[1]))
    let ratios = shorter / pointwiseMax(longer, least)
    evenness = (ratios[0] * ratios[1]).squareRoot()
  }

  /// The part of the score of an outline for its angles and the lengths of its sides, at most 1.
  var score: Double { (0.7 + 0.3 * leastSine) * (0.75 + 0.25 * evenness) }
}

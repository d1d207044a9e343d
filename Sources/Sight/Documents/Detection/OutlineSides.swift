internal import Images

/// The edge along a line between two others.
struct Side {
  let isBorder: Bool
  /// The share that is an edge, brighter along the normal, and against it.
  var rising: Float = 0, falling: Float = 0
  /// The length in pixels.
  var length = 0.0
  /// The share that is an edge beyond the first corner, and beyond the second; nil beyond the picture.
  var before: Float?, after: Float?

  /// The same side from its second corner to the first.
  var reversed: Side {
    Side(isBorder: isBorder, rising: rising, falling: falling, length: length, before: after, after: before)
  }
}

/// The sides between two lines that face each other, by the lines on which they lie.
struct Sides {
  private(set) var lines = LineSet()
  private var sides: [Side] = []

  /// Adds a side of a line behind all that have one.
  mutating func add(_ side: Side, of line: Int) {
    lines.insert(line)
    sides.append(side)
  }

  /// The side of a line that has one.
  subscript(line: Int) -> Side { sides[lines.count(below: line)] }
}

/// A set of up to 128 lines.
struct LineSet {
  private var bits = SIMD2<UInt64>.zero

  mutating func insert(_ line: Int) { bits[line / 64] |= 1 << UInt64(line % 64) }

  func contains(_ line: Int) -> Bool { bits[line / 64] >> UInt64(line % 64) & 1 != 0 }

  /// Returns the number of lines in the set before one.
  func count(below line: Int) -> Int {
    let inWord = bits[line / 64] & (1 << UInt64(line % 64) - 1)
    return inWord.nonzeroBitCount + (line < 64 ? 0 : bits[0].nonzeroBitCount)
  }
}

/// The crossings of all lines that lie in the picture or close to it.
struct Crossings {
  private let count: Int
  private let points: [Point?]

  init(_ lines: [EdgeLine], where isInside: (Point) -> Bool) {
    count = lines.count
    points = lines.flatMap { line in
      lines.map { other in line.crossing(with: other).flatMap { isInside($0) ? $0 : nil } }
    }
  }

  subscript(line: Int, other: Int) -> Point? { points[line * count + other] }
}

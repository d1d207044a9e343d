internal import Glibc
internal import Images

/// Two lines that face each other, by their positions among all lines.
struct Facing {
  /// The first of both stands before the second.
  let first: Int, second: Int
  /// The mean angle of the normals.
  let angle: Double

  /// The largest angle between lines that face each other.
  fileprivate static let convergence = 40.0 * .pi / 180

  /// Whether the lines face another direction than those of another pair: they may be the four sides of a page.
  func crosses(_ other: Facing) -> Bool { angle.turn(to: other.angle).magnitude > .pi / 4 }
}

extension [EdgeLine] {
  /// Returns all pairs of lines that may face each other: nearly parallel, and crossing outside of the picture.
  func facing(in field: GradientField) -> [Facing] {
    var pairs: [Facing] = []
    let least = 0.05 * Double(Swift.min(field.width, field.height))
    let middle = Point(x: Double(field.width) / 2, y: Double(field.height) / 2)
    for first in indices {
      for second in indices.dropFirst(first + 1) {
        if self[first].isBorder, self[second].isBorder, self[first].angle != self[second].angle { continue }
        let turn = self[first].angle.turn(to: self[second].angle)
        guard turn.magnitude < Facing.convergence else { continue }
        var mean = self[first].angle + turn / 2
        if mean < 0 { mean += .pi }
        if mean >= .pi { mean -= .pi }
        // Where both lines pass the middle of the picture, they are some pixels apart.
        let normal = Point(x: cos(mean), y: sin(mean))
        func offset(_ line: EdgeLine) -> Double {
          (line.distance - line.normal.dot(middle)) / line.normal.dot(normal)
        }
        guard (offset(self[first]) - offset(self[second])).magnitude > least else { continue }
        pairs.append(Facing(first: first, second: second, angle: mean))
      }
    }
    return pairs
  }
}

extension Double {
  /// Returns the turn from the angle of a line to that of another, at most a quarter to either side.
  fileprivate func turn(to other: Double) -> Double {
    let turn = other - self
    return turn > .pi / 2 ? turn - .pi : turn < -.pi / 2 ? turn + .pi : turn
  }
}

/// The pairs of lines that face each other, by their lines.
struct FacingTable {
  private let count: Int
  /// The position of the pair of each two lines; of no meaning for those that do not face each other.
  private var positions: [UInt16]
  /// The lines behind each that face it.
  private var facing: [LineSet]

  init(_ pairs: [Facing], lines: Int) {
    count = lines
    positions = [UInt16](repeating: 0, count: lines * lines)
    facing = [LineSet](repeating: LineSet(), count: lines)
    for (position, pair) in pairs.enumerated() {
      positions[pair.first * lines + pair.second] = UInt16(position)
      facing[pair.first].insert(pair.second)
    }
  }

  /// Returns the lines behind one that face it.
  func facing(_ line: Int) -> LineSet { facing[line] }

  /// The position of the pair of two lines that face each other, the first before the second.
  subscript(first: Int, second: Int) -> Int { Int(positions[first * count + second]) }
}

/// A set of up to 128 lines; a sequence of them in ascending order.
struct LineSet: Sequence, IteratorProtocol {
  private var bits = SIMD2<UInt64>.zero

  init() {}

  mutating func insert(_ line: Int) { bits[line / 64] |= 1 << UInt64(line % 64) }

  func contains(_ line: Int) -> Bool { bits[line / 64] >> UInt64(line % 64) & 1 != 0 }

  /// Returns the number of lines in the set before one.
  func count(below line: Int) -> Int {
    let inWord = bits[line / 64] & (1 << UInt64(line % 64) - 1)
    return inWord.nonzeroBitCount + (line < 64 ? 0 : bits[0].nonzeroBitCount)
  }

  /// Removes the lines that are not in another set.
  mutating func formIntersection(_ other: LineSet) { bits &= other.bits }

  /// Removes the first line and returns it.
  mutating func next() -> Int? {
    let word = bits[0] != 0 ? 0 : 1
    guard bits[word] != 0 else { return nil }
    let line = word * 64 + bits[word].trailingZeroBitCount
    bits[word] &= bits[word] - 1
    return line
  }
}

internal import Images

/// The edge along a line between two others; no edge along a border of the picture, where nothing can be seen.
struct Side {
  /// The share that is an edge, brighter along the normal, and against it.
  var rising: Float = 0, falling: Float = 0
  /// The length in pixels.
  var length: Float = 0
  /// The share that is an edge beyond the first corner, and beyond the second; 0 beyond the picture.
  var before: Float = 0, after: Float = 0

  /// The same side from its second corner to the first.
  var reversed: Side { Side(rising: rising, falling: falling, length: length, before: after, after: before) }
}

/// The sides between pairs of lines that face each other, by the lines on which they lie.
///
/// The sides on one line lie behind each other in memory: of two pairs of sides the first is compared with many seconds,
/// whose sides are then found in two places.
struct SideTable {
  private let pairs: Int
  private var sides: [Side]
  private var sets: [LineSet]

  /// Measures the sides between pairs of lines.
  init(between pairs: [Facing], of lines: [EdgeLine], _ crossings: Crossings, in field: GradientField) {
    self.pairs = pairs.count
    sides = [Side](repeating: Side(), count: lines.count * pairs.count)
    sets = [LineSet](repeating: LineSet(), count: pairs.count)
    for (position, pair) in pairs.enumerated() {
      for line in lines.indices {
        let (start, end) = (crossings[pair.first, line], crossings[line, pair.second])
        guard !start.x.isNaN, !end.x.isNaN, let side = Side(on: lines[line], from: start, to: end, in: field)
        else { continue }
        sets[position].insert(line)
        sides[line * pairs.count + position] = side
      }
    }
  }

  /// Returns the lines that have a side between the lines of a pair.
  func lines(between pair: Int) -> LineSet { sets[pair] }

  /// The side between the lines of a pair on a line that has one.
  subscript(pair: Int, line: Int) -> Side { sides[line * pairs + pair] }
}

extension Side {
  /// The least share of a side that is an edge.
  private static let leastSupport: Float = 0.34

  /// Measures the edge along a line between two points; nil if there is none.
  init?(on line: EdgeLine, from start: Point, to end: Point, in field: GradientField) {
    if line.isBorder {
      self.init()
      return
    }
    let (rising, falling) = line.support(from: start, to: end)
    guard max(rising, falling) >= Self.leastSupport else { return nil }
    let way = end - start
    let step = way * min(0.25, 24 / max(way.length, 1))
    self.init(
      rising: rising, falling: falling, length: Float(way.length),
      before: line.support(beyond: start - step, to: start, in: field),
      after: line.support(beyond: end, to: end + step, in: field))
  }
}

extension EdgeLine {
  /// Returns how much the line is an edge beyond a corner; 0 where that lies beyond the picture.
  fileprivate func support(beyond start: Point, to end: Point, in field: GradientField) -> Float {
    guard field.shows(start), field.shows(end) else { return 0 }
    let (up, down) = support(from: start, to: end)
    return max(up, down)
  }
}

extension GradientField {
  /// Whether gradients can be seen at a point.
  fileprivate func shows(_ point: Point) -> Bool {
    point.x > 2 && point.y > 2 && point.x < Double(width) - 2 && point.y < Double(height) - 2
  }
}

/// The crossings of all lines that lie in the picture or close to it.
struct Crossings {
  private let count: Int
  private let points: [Point]

  init(_ lines: [EdgeLine], where isInside: (Point) -> Bool) {
    let none = Point(x: .nan, y: .nan)
    count = lines.count
    points = lines.flatMap { line in
      lines.map { other in line.crossing(with: other).flatMap { isInside($0) ? $0 : nil } ?? none }
    }
  }

  /// The crossing of two lines, whose coordinates are not numbers where there is none in the picture.
  subscript(line: Int, other: Int) -> Point { points[line * count + other] }
}

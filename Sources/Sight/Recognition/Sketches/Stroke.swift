public import Images

/// A line drawn without lifting the pen, or the outline of an area.
public struct Stroke: Sendable, Equatable {
  /// The points that the line joins; a single one is a tap, which leaves nothing.
  public var points: [Point]
  /// Whether the area within is filled with ink.
  public var isFilled: Bool

  /// Creates a stroke through points.
  public init(_ points: [Point], isFilled: Bool = false) { (self.points, self.isFilled) = (points, isFilled) }
}

extension Ink {
  /// The width of the pen that strokes are drawn with, as a share of the longer side: that of a finger on a telephone.
  private static let penShare = 0.035
  /// The cells along the longer side of a drawing made of strokes.
  private static let strokeCells = 144.0

  /// Draws strokes of any scale with a round pen; coordinates that are no numbers are left out.
  public init(_ strokes: [Stroke]) {
    let usable = strokes.map { stroke in
      var stroke = stroke
      stroke.points.removeAll { !($0.x.magnitude < 1e12 && $0.y.magnitude < 1e12) }
      return stroke
    }.filter { $0.points.count > 1 }
    let points = usable.flatMap(\.points)
    guard let first = points.first else {
      self.init(width: 1, height: 1)
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let longest = max(high.x - low.x, high.y - low.y)
    guard longest > 0 else {
      self.init(width: 1, height: 1)
      return
    }
    let scale = Self.strokeCells / longest
    let radius = Self.strokeCells * Self.penShare / 2
    let margin = radius + 1
    func placed(_ point: Point) -> Point { (point - low) * scale + Point(x: margin, y: margin) }
    self.init(
      width: Int(((high.x - low.x) * scale + 2 * margin).rounded(.up)),
      height: Int(((high.y - low.y) * scale + 2 * margin).rounded(.up)))
    for stroke in usable {
      let path = stroke.points.map(placed)
      for (start, end) in zip(path, path.dropFirst()) { draw(from: start, to: end, radius: radius) }
      if stroke.isFilled { fill(path) }
    }
  }

  /// Draws a line with round ends; the ink of a cell is how much of it the pen covers, by the distance of its centre.
  private mutating func draw(from start: Point, to end: Point, radius: Double) {
    let along = end - start
    let squared = along.dot(along)
    let reach = radius + 1
    let rows = clampedRange(min(start.y, end.y) - reach, max(start.y, end.y) + reach, count: height)
    let columns = clampedRange(min(start.x, end.x) - reach, max(start.x, end.x) + reach, count: width)
    for row in rows {
      for column in columns {
        let offset = Point(x: Double(column) + 0.5, y: Double(row) + 0.5) - start
        let share = squared > 0 ? min(max(offset.dot(along) / squared, 0), 1) : 0
        let covered = min(max(radius + 0.5 - (offset - along * share).length, 0), 1)
        values[row * width + column] = max(values[row * width + column], Float(covered))
      }
    }
  }

  private func clampedRange(_ low: Double, _ high: Double, count: Int) -> Range<Int> {
    let start = min(max(Int(low), 0), count)
    return start..<max(start, min(Int(high) + 1, count))
  }

  /// Fills a closed path by the even-odd rule.
  private mutating func fill(_ path: [Point]) {
    for row in 0..<height {
      let y = Double(row) + 0.5
      var crossings: [Double] = []
      for (index, start) in path.enumerated() {
        let end = path[(index + 1) % path.count]
        guard (start.y <= y) != (end.y <= y) else { continue }
        crossings.append(start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x))
      }
      crossings.sort()
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        for column in clampedRange(crossings[pair] + 0.5, crossings[pair + 1] - 0.5, count: width) {
          values[row * width + column] = 1
        }
      }
    }
  }
}

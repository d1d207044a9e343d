internal import Glibc
internal import Images

/// A straight line in a picture with the edge along it.
struct EdgeLine {
  /// The unit normal.
  let normal: Point
  /// The distance of the line from the origin along the normal.
  let distance: Double
  /// The angle of the normal, 0..<π.
  let angle: Double
  /// Whether the line is a border of the picture, where no edge can be seen.
  let isBorder: Bool
  /// The foot of the origin on the line, from which positions along it are counted.
  private let foot: Point
  /// The position of the first sample.
  private let start: Int
  /// The sums of the edge up to each sample: brighter along the normal, and brighter against it.
  private var rising: [Float], falling: [Float]

  /// The direction of the line.
  var direction: Point { Point(x: -normal.y, y: normal.x) }

  /// Creates a border of the picture, along which no edge is measured.
  init(border normal: Point, distance: Double) {
    (self.normal, self.distance, isBorder) = (normal, distance, true)
    angle = normal.x.magnitude > 0.5 ? 0 : .pi / 2
    (foot, start) = (normal * distance, 0)
    (rising, falling) = ([0], [0])
  }

  /// Measures the edge along a line of the field.
  init(angle: Double, distance: Double, in field: GradientField) {
    (self.angle, self.distance, isBorder) = (angle, distance, false)
    normal = Point(x: cos(angle), y: sin(angle))
    foot = normal * distance
    let reach = Int((Double(field.width * field.width + field.height * field.height)).squareRoot()) + 1
    start = -reach
    (rising, falling) = ([0], [0])
    rising.reserveCapacity(2 * reach + 2)
    falling.reserveCapacity(2 * reach + 2)
    let visible = field.positions(along: direction, from: foot)
    let sampler = field.sampler(across: normal)
    for position in -reach...reach {
      var (up, down): (Float, Float) = (0, 0)
      if visible.contains(Double(position)) { (up, down) = sampler.edge(at: foot + direction * Double(position)) }
      rising.append((rising.last ?? 0) + up)
      falling.append((falling.last ?? 0) + down)
    }
  }

  /// Measures the edge along the line through two points of a field; none where they lie on a border of the picture.
  init(through first: Point, _ second: Point, in field: GradientField) {
    let way = second - first
    var angle = atan2(way.x, -way.y)
    if angle < 0 { angle += .pi }
    if angle >= .pi { angle -= .pi }
    let normal = Point(x: cos(angle), y: sin(angle))
    if field.isAtBorder(first, second) {
      self.init(border: normal, distance: normal.dot(first))
    } else {
      self.init(angle: angle, distance: normal.dot(first), in: field)
    }
  }

  /// Returns the share of the line between two points of it that is an edge, brighter to the one or other side.
  func support(from first: Point, to second: Point) -> (rising: Float, falling: Float) {
    let (one, other) = ((first - foot).dot(direction), (second - foot).dot(direction))
    let (low, high) = (index(of: min(one, other)), index(of: max(one, other)))
    guard high > low else { return (0, 0) }
    let length = Float(high - low)
    return ((rising[high] - rising[low]) / length, (falling[high] - falling[low]) / length)
  }

  /// Returns the number of samples up to a position.
  private func index(of position: Double) -> Int {
    Int(min(max(position - Double(start) + 0.5, 0), Double(rising.count - 1)))
  }

  /// Returns whether another line runs within two pixels of this one all through the picture.
  func runs(beside other: EdgeLine, in field: GradientField) -> Bool {
    let middle = Point(x: Double(field.width) / 2, y: Double(field.height) / 2)
    let near = middle - normal * (normal.dot(middle) - distance)
    return [-0.4, 0.4].allSatisfy { share in
      let point = near + direction * (share * Double(max(field.width, field.height)))
      return (other.normal.dot(point) - other.distance).magnitude < 2
    }
  }

  /// Returns where two lines cross; nil if they are parallel.
  func crossing(with other: EdgeLine) -> Point? {
    let determinant = normal.cross(other.normal)
    guard determinant.magnitude > 1e-6 else { return nil }
    return Point(
      x: (distance * other.normal.y - other.distance * normal.y) / determinant,
      y: (other.distance * normal.x - distance * other.normal.x) / determinant)
  }
}

extension GradientField {
  /// Returns the positions along a line at which it runs through the picture, or close by.
  fileprivate func positions(along direction: Point, from foot: Point) -> ClosedRange<Double> {
    let margin = 3.0
    var (low, high) = (-Double.infinity, Double.infinity)
    for (start, step, length) in [(foot.x, direction.x, width), (foot.y, direction.y, height)] {
      let (first, last) = (-margin - start, Double(length) + margin - start)
      if step.magnitude < 1e-9 {
        if first > 0 || last < 0 { return 0...0 }
        continue
      }
      low = max(low, min(first / step, last / step))
      high = min(high, max(first / step, last / step))
    }
    return low <= high ? low...high : 0...0
  }

  /// Whether two points lie on the same border of the picture, or close by, where no gradient can be measured.
  fileprivate func isAtBorder(_ first: Point, _ second: Point) -> Bool {
    let margin = 1.0
    let (right, bottom) = (Double(width) - margin, Double(height) - margin)
    return max(first.x, second.x) < margin || max(first.y, second.y) < margin || min(first.x, second.x) > right
      || min(first.y, second.y) > bottom
  }

  fileprivate func sampler(across normal: Point) -> EdgeSampler { EdgeSampler(field: self, normal) }
}

/// The measurement of the edge across lines of one direction.
private struct EdgeSampler {
  private let field: GradientField
  private let x: Float, y: Float

  /// The distance from a line at which an edge still belongs to it, in pixels: paper bends, and lenses too.
  private static let reach = 2
  /// The least cosine between the gradient and the normal.
  private static let alignment: Float = 0.9
  /// A whole number that makes coordinates near the picture positive, so that truncation rounds down.
  private static let shift = 64

  init(field: GradientField, _ normal: Point) { (self.field, x, y) = (field, Float(normal.x), Float(normal.y)) }

  /// Returns how much of an edge there is at a point of a line, 0…1, that rises or falls along the normal.
  func edge(at point: Point) -> (rising: Float, falling: Float) {
    var (rising, falling): (Float, Float) = (0, 0)
    let (middleX, middleY) = (Float(point.x) + Float(Self.shift), Float(point.y) + Float(Self.shift))
    for offset in -Self.reach...Self.reach {
      let column = Int(middleX + x * Float(offset)) - Self.shift
      let row = Int(middleY + y * Float(offset)) - Self.shift
      guard column >= 0, row >= 0, column < field.width, row < field.height else { continue }
      let index = row * field.width + column
      let along = field.x[index] * x + field.y[index] * y
      guard along.magnitude >= Self.alignment * field.strength[index] else { continue }
      let share = min(along.magnitude * field.sensitivity[index], 1)
      if along > 0 { rising = max(rising, share) } else { falling = max(falling, share) }
    }
    return (rising, falling)
  }
}

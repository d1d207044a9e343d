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
    rising = [0]
    falling = [0]
    rising.reserveCapacity(2 * reach + 2)
    falling.reserveCapacity(2 * reach + 2)
    for position in -reach...reach {
      let (up, down) = field.edge(at: foot + direction * Double(position), normal)
      rising.append((rising.last ?? 0) + up)
      falling.append((falling.last ?? 0) + down)
    }
  }

  /// Returns the share of the line between two points of it that is an edge, brighter to the one or other side.
  func support(from first: Point, to second: Point) -> (rising: Float, falling: Float) {
    let (one, other) = ((first - foot).dot(direction), (second - foot).dot(direction))
    let low = min(max(Int(min(one, other).rounded()) - start, 0), rising.count - 1)
    let high = min(max(Int(max(one, other).rounded()) - start, 0), rising.count - 1)
    guard high > low else { return (0, 0) }
    let length = Float(high - low)
    return ((rising[high] - rising[low]) / length, (falling[high] - falling[low]) / length)
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
  /// The distance from a line at which an edge still belongs to it, in pixels: paper bends, and lenses too.
  private static let reach = 2
  /// The least cosine between the gradient and the normal.
  private static let alignment: Float = 0.9

  /// Returns how much of an edge there is at a point of a line, 0…1, that rises or falls along the normal.
  func edge(at point: Point, _ normal: Point) -> (rising: Float, falling: Float) {
    var (rising, falling): (Float, Float) = (0, 0)
    for offset in -Self.reach...Self.reach {
      let column = Int((point.x + normal.x * Double(offset)).rounded(.down))
      let row = Int((point.y + normal.y * Double(offset)).rounded(.down))
      guard column >= 0, row >= 0, column < width, row < height else { continue }
      let index = row * width + column
      let along = x[index] * Float(normal.x) + y[index] * Float(normal.y)
      guard along.magnitude >= Self.alignment * strength[index] else { continue }
      let share = min(along.magnitude / reference, 1)
      if along > 0 { rising = max(rising, share) } else { falling = max(falling, share) }
    }
    return (rising, falling)
  }
}

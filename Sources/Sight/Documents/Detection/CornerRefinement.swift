internal import Glibc
internal import Images

/// The refinement of corners at full resolution: the edge is found anew along each side, to a part of a pixel, and the
/// lines fitted to it are crossed.
struct CornerRefinement {
  private let image: Image
  /// The distance in pixels to both sides of a coarse side in which the edge is looked for.
  private let reach: Double

  /// The points of each side at which the edge is measured.
  private static let samples = 64
  /// The share of a side at each end that is left out: corners are round, or bent, or under a finger.
  private static let margin = 0.06

  init(_ image: Image, reach: Double) { (self.image, self.reach) = (image, reach) }

  /// Returns the corners moved to the crossings of the fitted sides; a corner that would move too far stays.
  func refined(_ corners: Quadrilateral) -> Quadrilateral {
    var result = corners
    for distance in passes { result = pass(result, distance) }
    return result
  }

  /// The reaches of the passes: the second starts from better lines.
  private var passes: [Double] { [max(reach, 2), max(reach / 3, 2)] }

  private func pass(_ corners: Quadrilateral, _ distance: Double) -> Quadrilateral {
    let points = corners.corners
    let fitted = (0..<4).map { fit(from: points[$0], to: points[($0 + 1) % 4], distance) }
    var moved: [Point] = []
    for index in 0..<4 {
      let (before, after) = (fitted[(index + 3) % 4], fitted[index])
      guard let crossing = before.crossing(with: after), (crossing - points[index]).length < 4 * distance else {
        moved.append(points[index])
        continue
      }
      moved.append(crossing)
    }
    let result = Quadrilateral(moved[0], moved[1], moved[2], moved[3])
    return result.isConvex ? result : corners
  }

  /// A line through a point.
  private struct Line {
    var point: Point, direction: Point

    func crossing(with other: Line) -> Point? {
      let determinant = direction.cross(other.direction)
      guard determinant.magnitude > 1e-6 else { return nil }
      return point + direction * ((other.point - point).cross(other.direction) / determinant)
    }
  }

  /// Fits a line to the edge along a side; the side itself where there is too little edge.
  private func fit(from start: Point, to end: Point, _ distance: Double) -> Line {
    let length = (end - start).length
    let side = Line(point: (start + end) * 0.5, direction: (end - start) * (1 / max(length, 1e-9)))
    guard length > 8, !isAtBorder(start, end) else { return side }
    let normal = Point(x: -side.direction.y, y: side.direction.x)
    var profiles = EdgeProfiles(count: Self.samples, distance: distance)
    for index in 0..<Self.samples {
      profiles.measure(index, at: start + (end - start) * Self.share(index), normal, image)
    }
    // Brighter on one side all along: the direction of most of the contrast.
    let sign: Float = profiles.changes.reduce(0, +) >= 0 ? 1 : -1
    var offsets: [(position: Double, offset: Double, weight: Double)] = []
    for index in 0..<Self.samples {
      guard let (offset, contrast) = profiles.peak(index, sign: sign) else { continue }
      offsets.append(((Self.share(index) - 0.5) * length, offset, min(contrast, 40)))
    }
    guard offsets.count >= Self.samples / 4, let line = Self.robustLine(offsets, scale: distance) else { return side }
    return Line(
      point: side.point + normal * line.offset, direction: (side.direction + normal * line.slope).normalized)
  }

  /// The place of a sample on a side, 0…1.
  private static func share(_ index: Int) -> Double {
    margin + (1 - 2 * margin) * (Double(index) + 0.5) / Double(samples)
  }

  /// Whether a side runs along a border of the picture, where there is no edge.
  private func isAtBorder(_ start: Point, _ end: Point) -> Bool {
    let margin = 1.5
    return (start.x < margin && end.x < margin) || (start.y < margin && end.y < margin)
      || (start.x > Double(image.width) - margin && end.x > Double(image.width) - margin)
      || (start.y > Double(image.height) - margin && end.y > Double(image.height) - margin)
  }

  /// Fits `offset + slope · position` to measurements of which some are wrong, by reweighting (Geman and McClure).
  private static func robustLine(
    _ points: [(position: Double, offset: Double, weight: Double)], scale: Double
  ) -> (offset: Double, slope: Double)? {
    guard var line = consensus(points, tolerance: max(scale / 8, 0.75)) else { return nil }
    var width = max(scale / 8, 0.75)
    for _ in 0..<8 {
      var (s, sx, sxx, sy, sxy) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for point in points {
        let error = (point.offset - line.offset - line.slope * point.position) / width
        let weight = point.weight / ((1 + error * error) * (1 + error * error))
        s += weight
        sx += weight * point.position
        sxx += weight * point.position * point.position
        sy += weight * point.offset
        sxy += weight * point.position * point.offset
      }
      let determinant = s * sxx - sx * sx
      guard determinant > 1e-9 else { return nil }
      line = ((sxx * sy - sx * sxy) / determinant, (s * sxy - sx * sy) / determinant)
      width = max(width * 0.75, 0.4)
    }
    return line
  }

  /// Returns the line through two of the points that most of the others are near to.
  private static func consensus(
    _ points: [(position: Double, offset: Double, weight: Double)], tolerance: Double
  ) -> (offset: Double, slope: Double)? {
    var (best, most): ((offset: Double, slope: Double)?, Double) = (nil, 0)
    let stride = max(points.count / 16, 1)
    for first in Swift.stride(from: 0, to: points.count, by: stride) {
      for second in Swift.stride(from: first + max(points.count / 4, 1), to: points.count, by: stride) {
        let (a, b) = (points[first], points[second])
        let slope = (b.offset - a.offset) / (b.position - a.position)
        guard slope.magnitude < 0.2 else { continue }
        let offset = a.offset - slope * a.position
        var sum = 0.0
        for point in points {
          let error = (point.offset - offset - slope * point.position) / tolerance
          sum += point.weight * max(0, 1 - error * error)
        }
        if sum > most { (best, most) = ((offset, slope), sum) }
      }
    }
    return best
  }
}

extension Point {
  fileprivate var normalized: Point { self * (1 / max(length, 1e-12)) }
}

/// The changes of brightness across the points of a side, by steps along the normal; of the channel that changes most.
private struct EdgeProfiles {
  /// The changes at one point after those at another.
  private(set) var changes: [Float]
  /// The changes at a point.
  private let length: Int
  private let step: Double
  private var levels: [SIMD4<Float>]

  /// The contrast below which there is no edge at a point, in levels.
  private static let leastContrast: Float = 3

  /// Steps are not finer than half a pixel, and not more than 24 to each side.
  init(count: Int, distance: Double) {
    step = max(distance / 24, 0.5)
    length = 2 * Int((distance / step).rounded(.up)) + 1
    changes = [Float](repeating: 0, count: count * length)
    levels = [SIMD4<Float>](repeating: .zero, count: length + 2)
  }

  /// Measures the changes across a point.
  mutating func measure(_ index: Int, at point: Point, _ normal: Point, _ image: Image) {
    let middle = length / 2 + 1
    for place in levels.indices { levels[place] = image.color(at: point + normal * (Double(place - middle) * step)) }
    var most = SIMD4<Float>.zero
    for place in 0..<length {
      let change = levels[place + 2] - levels[place]
      most.replace(with: change, where: change .> most)
      most.replace(with: -change, where: -change .> most)
    }
    let channel = most.x >= most.y && most.x >= most.z ? 0 : most.y >= most.z ? 1 : 2
    for place in 0..<length {
      changes[index * length + place] = levels[place + 2][channel] - levels[place][channel]
    }
  }

  /// Returns the offset of the strongest change in a direction, by the parabola through it and its neighbours.
  ///
  /// Changes far from the coarse side count a little less.
  func peak(_ index: Int, sign: Float) -> (offset: Double, contrast: Double)? {
    let first = index * length
    let middle = Float(length - 1) / 2
    var (best, highest) = (0, Self.leastContrast)
    for place in 0..<length {
      let away = (Float(place) - middle).magnitude / max(middle, 1)
      let change = sign * changes[first + place] * (1 - 0.35 * away)
      if change > highest { (best, highest) = (place, change) }
    }
    guard highest > Self.leastContrast else { return nil }
    var place = Float(best)
    if best > 0, best < length - 1 {
      let (before, here) = (sign * changes[first + best - 1], sign * changes[first + best])
      let after = sign * changes[first + best + 1]
      let curvature = before - 2 * here + after
      if curvature < 0 { place += min(max((before - after) / (2 * curvature), -0.5), 0.5) }
    }
    return (Double(place - middle) * step, Double(highest))
  }
}

extension Image {
  /// Returns the colour between four pixels, with a fourth lane of 0; the border is repeated.
  fileprivate func color(at point: Point) -> SIMD4<Float> {
    let (x, y) = (
      min(max(point.x - 0.5, 0), Double(width - 1)), min(max(point.y - 0.5, 0), Double(height - 1))
    )
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (along, down) = (Float(x - Double(left)), Float(y - Double(top)))
    let upper = color(left, top) * (1 - along) + color(right, top) * along
    let lower = color(left, bottom) * (1 - along) + color(right, bottom) * along
    return upper * (1 - down) + lower * down
  }

  private func color(_ column: Int, _ row: Int) -> SIMD4<Float> {
    let start = (row * width + column) * Self.channels
    return SIMD4(Float(pixels[start]), Float(pixels[start + 1]), Float(pixels[start + 2]), 0)
  }
}

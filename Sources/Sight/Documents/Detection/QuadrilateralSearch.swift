internal import Glibc
internal import Images

/// The search for quadrilaterals among the lines of a picture.
struct QuadrilateralSearch {
  private let field: GradientField
  private let extent: PageDetector.Extent
  private let lines: [EdgeLine]

  /// The factor of a score for each side that is a border of the picture: a page may be cut by it, but that none ends
  /// there is as likely.
  private static let borderFactor = 0.82
  /// The largest angle between sides that face each other.
  private static let convergence = 40.0 * .pi / 180
  /// The smallest angle at a corner, as the sine.
  private static let leastSine = 0.55
  /// The least share of a side that is an edge.
  private static let leastSupport: Float = 0.3
  /// The least area as a share of the picture's.
  private static let leastArea = 0.008
  /// The distance beyond the picture at which a corner may lie, as a share of the longer side.
  private static let overhang = 0.04

  /// The most quadrilaterals whose surroundings are compared.
  private static let mostCompared = 400
  /// The factor of a score for no consistent contrast.
  private static let leastContrastFactor = 0.6

  private let surroundings: Surroundings

  init(_ lines: [EdgeLine], in field: GradientField, _ image: Image, _ extent: PageDetector.Extent) {
    (self.field, self.extent) = (field, extent)
    surroundings = Surroundings(image)
    let (width, height) = (Double(field.width), Double(field.height))
    let borders = [
      (Point(x: 1, y: 0), 0), (Point(x: 1, y: 0), width), (Point(x: 0, y: 1), 0), (Point(x: 0, y: 1), height),
    ].map { EdgeLine(border: $0.0, distance: $0.1) }
    self.lines = lines + (extent == .best ? borders : [])
  }

  /// Two sides that face each other.
  private struct Facing {
    let first: Int, second: Int
    /// The mean angle of the normals.
    let angle: Double
  }

  /// A quadrilateral with its score.
  private struct Candidate {
    let corners: Quadrilateral
    let score: Double
  }

  /// Returns the best quadrilaterals that do not overlap, best first.
  func candidates(atLeast threshold: Double, most: Int) -> [DetectedPage] {
    let pairs = facing()
    let crossings = Crossings(lines) { isInside($0) }
    var found: [Candidate] = []
    var least = threshold
    for (index, pair) in pairs.enumerated() {
      for other in pairs[(index + 1)...] {
        var turn = (pair.angle - other.angle).magnitude
        if turn > .pi / 2 { turn = .pi - turn }
        guard turn > .pi / 4, let a = crossings[pair.first, other.first], let b = crossings[other.first, pair.second],
          let c = crossings[pair.second, other.second], let d = crossings[other.second, pair.first],
          let candidate = candidate(pair, other, (a, b, c, d), atLeast: least)
        else { continue }
        found.append(candidate)
        if most == 1 { least = max(least, candidate.score * Self.leastContrastFactor) }
      }
    }
    found.sort { $0.score > $1.score }
    found = found.prefix(Self.mostCompared).map { candidate in
      let contrast = surroundings.consistency(around: candidate.corners)
      let factor = Self.leastContrastFactor + (1 - Self.leastContrastFactor) * contrast
      return Candidate(corners: candidate.corners, score: candidate.score * factor)
    }
    found.sort { $0.score > $1.score }
    found.removeAll { $0.score < threshold }
    var kept: [Candidate] = []
    for candidate in found where kept.count < most {
      if kept.allSatisfy({ $0.corners.isApart(from: candidate.corners) }) { kept.append(candidate) }
    }
    return kept.map { DetectedPage(corners: $0.corners, confidence: min($0.score, 1)) }
  }

  /// Returns all pairs of lines that may face each other: nearly parallel, and crossing outside of the picture.
  private func facing() -> [Facing] {
    var pairs: [Facing] = []
    let least = 0.05 * Double(min(field.width, field.height))
    let middle = Point(x: Double(field.width) / 2, y: Double(field.height) / 2)
    for first in lines.indices {
      for second in lines.indices.dropFirst(first + 1) {
        if lines[first].isBorder, lines[second].isBorder, lines[first].angle != lines[second].angle { continue }
        var turn = lines[second].angle - lines[first].angle
        if turn > .pi / 2 { turn -= .pi }
        if turn < -.pi / 2 { turn += .pi }
        guard turn.magnitude < Self.convergence else { continue }
        var mean = lines[first].angle + turn / 2
        if mean < 0 { mean += .pi }
        if mean >= .pi { mean -= .pi }
        // Where both lines pass the middle of the picture, they are some pixels apart.
        let normal = Point(x: cos(mean), y: sin(mean))
        func offset(_ line: EdgeLine) -> Double {
          (line.distance - line.normal.dot(middle)) / line.normal.dot(normal)
        }
        guard (offset(lines[first]) - offset(lines[second])).magnitude > least else { continue }
        pairs.append(Facing(first: first, second: second, angle: mean))
      }
    }
    return pairs
  }

  /// Returns the quadrilateral of two pairs of sides with its score; nil if it is none, or too weak.
  private func candidate(
    _ pair: Facing, _ other: Facing, _ points: (a: Point, b: Point, c: Point, d: Point), atLeast least: Double
  ) -> Candidate? {
    let (a, b, c, d) = points
    // Without arrays: most quadrilaterals are refused here.
    let area = ((c - a).cross(d - b) / 2).magnitude
    let share = area / Double(field.width * field.height)
    guard share >= Self.leastArea, size(share) * Self.gain >= least else { return nil }
    // Side k runs between the crossings with its neighbours.
    guard isEdge(pair.first, d, a), isEdge(other.first, a, b), isEdge(pair.second, b, c), isEdge(other.second, c, d),
      !(lines[pair.first].isBorder && lines[pair.second].isBorder && lines[other.first].isBorder
        && lines[other.second].isBorder),
      let corners = Quadrilateral(unordered: [a, b, c, d])
    else { return nil }
    let sine = corners.leastSine
    guard sine >= Self.leastSine else { return nil }
    let bound = shape(sine, corners) * size(share) * Self.gain
    let sides = [lines[pair.first], lines[other.first], lines[pair.second], lines[other.second]]
    guard bound >= least else { return nil }
    let edge = edge(of: sides, [(d, a), (a, b), (b, c), (c, d)], around: (a + b + c + d) * 0.25)
    let score = bound * (extent == .best ? edge.quality : edge.quality * edge.quality)
    return score >= least ? Candidate(corners: corners, score: score) : nil
  }

  /// Whether enough of a line between two points is an edge; on a border nothing can be seen.
  private func isEdge(_ line: Int, _ start: Point, _ end: Point) -> Bool {
    if lines[line].isBorder { return true }
    let (rising, falling) = lines[line].support(from: start, to: end)
    return max(rising, falling) >= Self.leastSupport
  }

  private func isInside(_ point: Point) -> Bool {
    let margin = Self.overhang * Double(max(field.width, field.height))
    return point.x > -margin && point.y > -margin && point.x < Double(field.width) + margin
      && point.y < Double(field.height) + margin
  }

  /// The edge around a quadrilateral.
  private struct Edge {
    /// The share of the sides that is an edge: of all together, of the weakest, and how far the sides run on beyond it.
    var mean = 0.0, weakest = 1.0, beyond = 0.0
    /// The sides that are borders of the picture, where nothing can be seen.
    var borders = 0

    /// The part of the score for the edge, at most 1.
    var quality: Double {
      (0.6 * mean + 0.4 * weakest) * (1 - 0.25 * beyond) * pow(QuadrilateralSearch.borderFactor, Double(borders))
    }
  }

  /// Measures the edge along the sides.
  private func edge(of sides: [EdgeLine], _ ends: [(Point, Point)], around middle: Point) -> Edge {
    var (bright, dark, length): (Double, Double, Double) = (0, 0, 0)
    var edge = Edge()
    var beyond = 0.0
    for (side, end) in zip(sides, ends) {
      if side.isBorder {
        edge.borders += 1
        continue
      }
      let (rising, falling) = side.support(from: end.0, to: end.1)
      let support = max(rising, falling)
      let isRisingInside = side.normal.dot(middle) > side.distance
      let along = (end.1 - end.0).length
      bright += Double(isRisingInside ? rising : falling) * along
      dark += Double(isRisingInside ? falling : rising) * along
      length += along
      edge.weakest = min(edge.weakest, Double(support))
      let step = (end.1 - end.0) * (min(0.25, 24 / max(along, 1)))
      for (start, stop) in [(end.0 - step, end.0), (end.1, end.1 + step)] where isVisible(start) && isVisible(stop) {
        let (up, down) = side.support(from: start, to: stop)
        beyond = max(beyond, Double(max(up, down)) * 0.5 + beyond * 0.5)
      }
    }
    // A page is brighter or darker than the table on all sides.
    edge.mean = max(bright, dark) / max(length, 1e-9)
    edge.beyond = beyond
    return edge
  }

  private func isVisible(_ point: Point) -> Bool {
    point.x > 2 && point.y > 2 && point.x < Double(field.width) - 2 && point.y < Double(field.height) - 2
  }

  /// The part of the score for the angles and the lengths of the sides, at most 1.
  private func shape(_ sine: Double, _ corners: Quadrilateral) -> Double {
    let sides = corners.sides
    let ratio = min(sides[0], sides[2]) / max(sides[0], sides[2]) * min(sides[1], sides[3]) / max(sides[1], sides[3])
    return (0.7 + 0.3 * sine) * (0.75 + 0.25 * ratio)
  }

  /// The part of the score for the area, at most 1.
  private func size(_ area: Double) -> Double {
    extent == .best ? pow(min(area, 1), 0.1) : 0.6 + 0.4 * pow(min(area, 0.2), 0.1)
  }

  /// The factor that makes the score of a clear page on a table about 1.
  private static let gain = 1.15
}

/// The crossings of all lines that lie in the picture or close to it.
private struct Crossings {
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

/// The colours on both sides of an outline.
private struct Surroundings {
  private let image: Image
  /// The distance of the compared colours from the outline, in pixels: beyond a blurred edge, and a shadow.
  private static let distance = 4.5
  /// The points compared on each side.
  private static let samples = 14

  init(_ image: Image) { self.image = image }

  /// Returns how alike the differences between inside and outside are all around, 0…1, by the side that fits least: a
  /// page differs from the table in the same way everywhere, lines of print do not.
  func consistency(around outline: Quadrilateral) -> Double {
    let corners = outline.corners
    let sides = (0..<4).map { differences(from: corners[$0], to: corners[($0 + 1) % 4]) }
    let total = sides.joined().reduce(SIMD4<Double>.zero, +)
    let length = (total * total).sum().squareRoot()
    guard length > 0 else { return 0 }
    return sides.map { side in
      let along = side.reduce(0.0) { $0 + ($1 * total).sum() / length }
      let all = side.reduce(0.0) { $0 + ($1 * $1).sum().squareRoot() }
      return all > 0 ? min(max(along / (all + Self.noise * Double(side.count)), 0), 1) : 1
    }.min() ?? 0
  }

  /// The difference in levels that is nothing yet.
  private static let noise = 3.0

  /// Returns inside minus outside at points of a side; none where either lies beyond the picture.
  private func differences(from start: Point, to end: Point) -> [SIMD4<Double>] {
    let side = end - start
    let length = max(side.length, 1e-9)
    // Corners are clockwise, so that this points inside.
    let normal = Point(x: -side.y, y: side.x) * (Self.distance / length)
    return (0..<Self.samples).compactMap { index in
      let point = start + side * ((Double(index) + 1) / Double(Self.samples + 1))
      guard let inside = color(at: point + normal), let outside = color(at: point - normal) else { return nil }
      return inside - outside
    }
  }

  private func color(at point: Point) -> SIMD4<Double>? {
    let (column, row) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
    guard point.x >= 0, point.y >= 0, column < image.width, row < image.height else { return nil }
    let index = (row * image.width + column) * Image.channels
    return SIMD4(Double(image.pixels[index]), Double(image.pixels[index + 1]), Double(image.pixels[index + 2]), 0)
  }
}

extension Quadrilateral {
  /// The sine of the most acute or obtuse angle.
  fileprivate var leastSine: Double {
    let corners = corners
    return (0..<4).map { index in
      let (a, b) = (corners[(index + 1) % 4] - corners[index], corners[(index + 3) % 4] - corners[index])
      return a.cross(b) / max(a.length * b.length, 1e-9)
    }.min() ?? 0
  }

  /// Whether two quadrilaterals hardly overlap.
  fileprivate func isApart(from other: Quadrilateral) -> Bool {
    let common = Polygon.area(Polygon.intersection(corners, other.corners))
    return common < 0.1 * min(area, other.area)
  }
}

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
  private static let leastSupport: Float = 0.34
  /// The least area as a share of the picture's.
  private static let leastArea = 0.008
  /// The distance beyond the picture at which a corner may lie, as a share of the longer side.
  private static let overhang = 0.04

  /// The score below which a quadrilateral is not looked at closely.
  private static let leastScore = 0.28
  /// The most quadrilaterals that are looked at closely.
  private static let mostCompared = 300
  /// The difference between log odds that means nothing.
  private static let tie = 0.4

  private let image: Image

  init(_ lines: [EdgeLine], in field: GradientField, _ image: Image, _ extent: PageDetector.Extent) {
    (self.field, self.image, self.extent) = (field, image, extent)
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

  /// A quadrilateral with its edge, and a score by edge, shape and size.
  private struct Candidate {
    let corners: Quadrilateral
    let edge: EdgeSums
    let sine: Double
    let score: Double
  }

  /// Returns the best quadrilaterals that do not overlap, best first.
  func candidates(atLeast threshold: Double, most: Int) -> [DetectedPage] {
    var found = rough().map { (corners: $0.corners, logOdds: evidence(of: $0).logOdds) }
    let least = log(threshold / (1 - threshold))
    found.removeAll { $0.logOdds < least }
    found.sort { $0.logOdds > $1.logOdds }
    var kept: [DetectedPage] = []
    while kept.count < most, let best = found.first {
      // What is as likely and larger is the page of which the best is a part, such as a box of print.
      let equals = found.prefix { $0.logOdds > best.logOdds - Self.tie }.filter {
        !$0.corners.isApart(from: best.corners)
      }
      let page = equals.max { $0.corners.area < $1.corners.area } ?? best
      kept.append(DetectedPage(corners: page.corners, confidence: 1 / (1 + exp(-page.logOdds))))
      if kept.count == most { break }
      found.removeAll { !$0.corners.isApart(from: page.corners) }
    }
    return kept
  }

  /// Returns the quadrilaterals with the best scores of all two pairs of lines that face each other, up to
  /// ``mostCompared`` and without those that are nearly the same: one striking thing has hundreds.
  private func rough() -> [Candidate] {
    let pairs = facing()
    let crossings = Crossings(lines) { isInside($0) }
    let sides = pairs.map { self.sides(between: $0, crossings) }
    // There may be a hundred thousand, so only their ranks are kept.
    var ranks: [Rank] = []
    for (first, pair) in pairs.enumerated() {
      for second in (first + 1)..<max(pairs.count, first + 1) {
        let other = pairs[second]
        guard sides[first].lines.contains(other.first), sides[first].lines.contains(other.second),
          sides[second].lines.contains(pair.first), sides[second].lines.contains(pair.second),
          pair.angle.turn(to: other.angle).magnitude > .pi / 4,
          let found = candidate((pair, sides[first]), (other, sides[second]), crossings)
        else { continue }
        ranks.append(Rank(score: found.score, first: first, second: second))
      }
    }
    ranks.sort { $0.bits > $1.bits }
    var kept: [Candidate] = []
    for rank in ranks {
      if kept.count == Self.mostCompared { break }
      let (first, second) = (rank.first, rank.second)
      let found = candidate((pairs[first], sides[first]), (pairs[second], sides[second]), crossings)
      guard let found else { continue }
      if !kept.contains(where: { $0.corners.isNearly(found.corners) }) { kept.append(found) }
    }
    return kept
  }

  /// The score of a quadrilateral with the positions of its pairs of sides; of equal scores the earlier pairs are higher.
  private struct Rank {
    /// A positive number sorts as its bits do.
    let bits: UInt64

    init(score: Double, first: Int, second: Int) {
      bits =
        UInt64(Float(score).bitPattern) << 32 | UInt64(UInt16.max - UInt16(first)) << 16
        | UInt64(UInt16.max - UInt16(second))
    }

    var first: Int { Int(UInt16.max - UInt16(truncatingIfNeeded: bits >> 16)) }
    var second: Int { Int(UInt16.max - UInt16(truncatingIfNeeded: bits)) }
  }

  /// Returns the sides between two lines that face each other that would be an edge.
  private func sides(between pair: Facing, _ crossings: Crossings) -> Sides {
    var sides = Sides()
    for line in lines.indices {
      guard let start = crossings[pair.first, line], let end = crossings[line, pair.second] else { continue }
      let side = side(of: line, from: start, to: end)
      if side.isBorder || max(side.rising, side.falling) >= Self.leastSupport { sides.add(side, of: line) }
    }
    return sides
  }

  /// Measures the edge along a line between two points; on a border nothing can be seen.
  private func side(of line: Int, from start: Point, to end: Point) -> Side {
    if lines[line].isBorder { return Side(isBorder: true) }
    let (rising, falling) = lines[line].support(from: start, to: end)
    guard max(rising, falling) >= Self.leastSupport else { return Side(isBorder: false) }
    let way = end - start
    let step = way * min(0.25, 24 / max(way.length, 1))
    return Side(
      isBorder: false, rising: rising, falling: falling, length: way.length,
      before: beyond(line, from: start - step, to: start), after: beyond(line, from: end, to: end + step))
  }

  /// Returns how much a line is an edge beyond a corner; nil where that lies beyond the picture.
  private func beyond(_ line: Int, from start: Point, to end: Point) -> Float? {
    guard isVisible(start), isVisible(end) else { return nil }
    let (up, down) = lines[line].support(from: start, to: end)
    return max(up, down)
  }

  private func evidence(of candidate: Candidate) -> PageEvidence {
    let (corners, edge) = (candidate.corners, candidate.edge)
    let (width, height) = (Double(field.width), Double(field.height))
    let middle = corners.corners.reduce(.zero, +) * 0.25
    let away = Point(x: middle.x / width - 0.5, y: middle.y / height - 0.5)
    let isBeyond = corners.corners.contains { $0.x < 0 || $0.y < 0 || $0.x > width || $0.y > height }
    return PageEvidence(
      edge: edge.mean, beyond: edge.beyond, borders: edge.borders, sine: candidate.sine,
      area: corners.area / (width * height), eccentricity: away.length, isBeyondPicture: isBeyond,
      colors: OutlineColors(around: corners, in: image))
  }

  /// Returns all pairs of lines that may face each other: nearly parallel, and crossing outside of the picture.
  private func facing() -> [Facing] {
    var pairs: [Facing] = []
    let least = 0.05 * Double(min(field.width, field.height))
    let middle = Point(x: Double(field.width) / 2, y: Double(field.height) / 2)
    for first in lines.indices {
      for second in lines.indices.dropFirst(first + 1) {
        if lines[first].isBorder, lines[second].isBorder, lines[first].angle != lines[second].angle { continue }
        let turn = lines[first].angle.turn(to: lines[second].angle)
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
  ///
  /// - Parameters:
  ///   - one: two sides that face each other, with all sides that run between them; likewise `two`.
  private func candidate(
    _ one: (pair: Facing, sides: Sides), _ two: (pair: Facing, sides: Sides), _ crossings: Crossings
  ) -> Candidate? {
    let (pair, other) = (one.pair, two.pair)
    guard let a = crossings[pair.first, other.first], let b = crossings[other.first, pair.second],
      let c = crossings[pair.second, other.second], let d = crossings[other.second, pair.first]
    else { return nil }
    // Without arrays: most quadrilaterals are refused here.
    let share = ((c - a).cross(d - b) / 2).magnitude / Double(field.width * field.height)
    guard share >= Self.leastArea,
      !isStrip(pair), !isStrip(other), let corners = Quadrilateral(around: (a, b, c, d))
    else { return nil }
    let sine = corners.leastSine
    guard sine >= Self.leastSine else { return nil }
    let bound = shape(sine, corners) * size(share)
    guard bound >= Self.leastScore else { return nil }
    // Side k runs between the crossings with its neighbours.
    var edge = EdgeSums()
    let middle = (a + b + c + d) * 0.25
    add(two.sides[pair.first].reversed, of: pair.first, around: middle, to: &edge)
    add(one.sides[other.first], of: other.first, around: middle, to: &edge)
    add(two.sides[pair.second], of: pair.second, around: middle, to: &edge)
    add(one.sides[other.second].reversed, of: other.second, around: middle, to: &edge)
    let quality = edge.quality
    let score = bound * (extent == .best ? quality : quality * quality)
    return score >= Self.leastScore ? Candidate(corners: corners, edge: edge, sine: sine, score: score) : nil
  }

  /// Whether two sides that face each other are both borders: what lies between them goes on beyond the picture.
  private func isStrip(_ pair: Facing) -> Bool { lines[pair.first].isBorder && lines[pair.second].isBorder }

  private func isInside(_ point: Point) -> Bool {
    let margin = Self.overhang * Double(max(field.width, field.height))
    return point.x > -margin && point.y > -margin && point.x < Double(field.width) + margin
      && point.y < Double(field.height) + margin
  }

  /// The edge around a quadrilateral.
  private struct EdgeSums {
    /// The edges along the sides that are brighter inside, and outside, and the length of the sides, in pixels.
    var bright = 0.0, dark = 0.0, length = 0.0
    /// The share of the weakest side that is an edge, and how far the sides run on beyond the corners.
    var weakest = 1.0, beyond = 0.0
    /// The sides that are borders of the picture, where nothing can be seen.
    var borders = 0

    /// The share of all sides that is an edge: a page is brighter or darker than the table on all sides.
    var mean: Double { max(bright, dark) / max(length, 1e-9) }

    /// Adds how much a side is an edge beyond a corner.
    mutating func runOn(_ share: Float?) {
      if let share { beyond = max(beyond, (Double(share) + beyond) * 0.5) }
    }

    /// The part of the score for the edge, at most 1.
    var quality: Double {
      var result = (0.6 * mean + 0.4 * weakest) * (1 - 0.25 * beyond)
      for _ in 0..<borders { result *= QuadrilateralSearch.borderFactor }
      return result
    }
  }

  /// Adds the edge along a side.
  private func add(_ side: Side, of line: Int, around middle: Point, to edge: inout EdgeSums) {
    if side.isBorder {
      edge.borders += 1
      return
    }
    let isRisingInside = lines[line].normal.dot(middle) > lines[line].distance
    edge.bright += Double(isRisingInside ? side.rising : side.falling) * side.length
    edge.dark += Double(isRisingInside ? side.falling : side.rising) * side.length
    edge.length += side.length
    edge.weakest = min(edge.weakest, Double(max(side.rising, side.falling)))
    edge.runOn(side.before)
    edge.runOn(side.after)
  }

  private func isVisible(_ point: Point) -> Bool {
    point.x > 2 && point.y > 2 && point.x < Double(field.width) - 2 && point.y < Double(field.height) - 2
  }

  /// The part of the score for the angles and the lengths of the sides, at most 1.
  private func shape(_ sine: Double, _ corners: Quadrilateral) -> Double {
    func ratio(_ one: Point, _ other: Point) -> Double {
      let (length, otherLength) = (one.length, other.length)
      return min(length, otherLength) / max(length, otherLength)
    }
    let ratio =
      ratio(corners.topRight - corners.topLeft, corners.bottomRight - corners.bottomLeft)
      * ratio(corners.bottomLeft - corners.topLeft, corners.bottomRight - corners.topRight)
    return (0.7 + 0.3 * sine) * (0.75 + 0.25 * ratio)
  }

  /// The part of the score for the area, at most 1.
  private func size(_ area: Double) -> Double {
    extent == .best ? pow(min(area, 1), 0.1) : 0.6 + 0.4 * pow(min(area, 0.2), 0.1)
  }
}

extension Double {
  /// Returns the turn from the angle of a line to that of another, at most a quarter to either side.
  fileprivate func turn(to other: Double) -> Double {
    let turn = other - self
    return turn > .pi / 2 ? turn - .pi : turn < -.pi / 2 ? turn + .pi : turn
  }
}

extension Quadrilateral {
  /// Creates the quadrilateral of points that follow each other, clockwise from the one nearest to the upper left; nil if it
  /// is not convex.
  fileprivate init?(around points: (Point, Point, Point, Point)) {
    let (a, b, c, d) = points
    let ordered =
      (c - a).cross(d - b) > 0 ? Quadrilateral(a, b, c, d) : Quadrilateral(a, d, c, b)
    func sum(_ point: Point) -> Double { point.x + point.y }
    let (one, two) = (sum(ordered.topLeft), sum(ordered.topRight))
    let (three, four) = (sum(ordered.bottomRight), sum(ordered.bottomLeft))
    let least = min(one, two, three, four)
    let (p, q, r, s) = (ordered.topLeft, ordered.topRight, ordered.bottomRight, ordered.bottomLeft)
    if one == least {
      self.init(p, q, r, s)
    } else if two == least {
      self.init(q, r, s, p)
    } else if three == least {
      self.init(r, s, p, q)
    } else {
      self.init(s, p, q, r)
    }
    guard leastSine > 1e-6 else { return nil }
  }

  /// The sine of the most acute or obtuse angle; negative if a corner turns the other way.
  fileprivate var leastSine: Double {
    func sine(_ before: Point, _ here: Point, _ after: Point) -> Double {
      let (a, b) = (after - here, before - here)
      return a.cross(b) / max((a.dot(a) * b.dot(b)).squareRoot(), 1e-9)
    }
    return min(
      sine(bottomLeft, topLeft, topRight), sine(topLeft, topRight, bottomRight),
      sine(topRight, bottomRight, bottomLeft), sine(bottomRight, bottomLeft, topLeft))
  }

  /// Whether all corners are within a few pixels of another's.
  fileprivate func isNearly(_ other: Quadrilateral) -> Bool {
    func isNear(_ a: Point, _ b: Point) -> Bool { (a.x - b.x).magnitude + (a.y - b.y).magnitude < 8 }
    return isNear(topLeft, other.topLeft) && isNear(bottomRight, other.bottomRight) && isNear(topRight, other.topRight)
      && isNear(bottomLeft, other.bottomLeft)
  }

  /// Whether two quadrilaterals hardly overlap.
  fileprivate func isApart(from other: Quadrilateral) -> Bool {
    let common = Polygon.area(Polygon.intersection(corners, other.corners))
    return common < 0.1 * min(area, other.area)
  }
}

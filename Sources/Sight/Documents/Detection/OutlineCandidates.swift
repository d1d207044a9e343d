internal import Glibc
internal import Images

/// The outlines between the lines of a picture: of all two pairs of lines that face each other.
struct OutlineCandidates {
  private let field: GradientField
  private let extent: PageDetector.Extent
  private let lines: [EdgeLine]
  private let pairs: [Facing]
  private let crossings: Crossings
  private let sides: SideTable
  private let halves: [HalfPlane]

  /// The smallest angle at a corner, as the sine.
  private static let leastSine = 0.55
  /// The least area as a share of the picture's.
  private static let leastArea = 0.008
  /// The distance beyond the picture at which a corner may lie, as a share of the longer side.
  private static let overhang = 0.04
  /// The score below which an outline counts for nothing.
  private static let leastScore = 0.28

  /// Measures the sides between lines; of the best page a border of the picture may be a side, too.
  init(_ lines: [EdgeLine], in field: GradientField, _ extent: PageDetector.Extent) {
    let (width, height) = (Double(field.width), Double(field.height))
    let borders = [
      (Point(x: 1, y: 0), 0), (Point(x: 1, y: 0), width), (Point(x: 0, y: 1), 0), (Point(x: 0, y: 1), height),
    ].map { EdgeLine(border: $0.0, distance: $0.1) }
    let lines = lines + (extent == .best ? borders : [])
    let margin = Self.overhang * max(width, height)
    let crossings = Crossings(lines) { point in
      point.x > -margin && point.y > -margin && point.x < width + margin && point.y < height + margin
    }
    (self.field, self.extent, self.lines, self.crossings) = (field, extent, lines, crossings)
    pairs = lines.facing(in: field)
    sides = SideTable(between: pairs, of: lines, crossings, in: field)
    halves = lines.map(HalfPlane.init)
  }

  /// Returns the outlines with the best scores, at most `most` and without those that are nearly the same: one striking
  /// thing has hundreds.
  func best(most: Int) -> [OutlineCandidate] {
    var kept: [OutlineCandidate] = []
    for rank in ranks() {
      if kept.count == most { break }
      let outline = corners(rank.first, rank.second)
      let corners = outline.quadrilateral
      if !kept.contains(where: { $0.corners.isNearly(corners) }) {
        let edge = edge(rank.first, rank.second, around: outline.middle)
        kept.append(OutlineCandidate(corners: corners, edge: edge, shape: OutlineShape(outline)))
      }
    }
    return kept
  }

  /// Returns the highest ranks of all outlines, the highest first.
  private func ranks() -> [OutlineRank] {
    let table = FacingTable(pairs, lines: lines.count)
    var ranks = OutlineRanks(least: Self.leastScore)
    for (first, pair) in pairs.enumerated() {
      let between = sides.lines(between: first)
      for line in between {
        var facing = table.facing(line)
        facing.formIntersection(between)
        for opposite in facing {
          let second = table[line, opposite]
          guard second > first, pair.crosses(pairs[second]) else { continue }
          let others = sides.lines(between: second)
          guard others.contains(pair.first), others.contains(pair.second),
            let score = score(first, second, atLeast: ranks.least)
          else { continue }
          ranks.insert(OutlineRank(score: score, first: first, second: second))
        }
      }
    }
    return ranks.sorted()
  }

  /// Returns the score of the outline of two pairs of sides; nil if it is no quadrilateral, or scores less than `least`.
  private func score(_ first: Int, _ second: Int, atLeast least: Double) -> Double? {
    let corners = corners(first, second)
    let share = corners.area / Double(field.width * field.height)
    // Not so where a corner is not a number.
    guard share >= Self.leastArea, !isStrip(pairs[first]), !isStrip(pairs[second]) else { return nil }
    let shape = OutlineShape(corners)
    guard shape.leastSine >= Self.leastSine, shape.score >= least else { return nil }
    let bound = shape.score * size(share)
    guard bound >= least else { return nil }
    let quality = Double(edge(first, second, around: corners.middle).quality)
    let score = bound * (extent == .best ? quality : quality * quality)
    return score >= least ? score : nil
  }

  /// Returns the corners of the outline of two pairs of sides, not numbers where its sides do not cross in the picture.
  private func corners(_ first: Int, _ second: Int) -> OutlineCorners {
    let (pair, other) = (pairs[first], pairs[second])
    return OutlineCorners(
      crossings[pair.first, other.first], crossings[other.first, pair.second], crossings[pair.second, other.second],
      crossings[other.second, pair.first])
  }

  /// Returns the edge of the outline of two pairs of sides, each of which runs between its neighbours.
  private func edge(_ first: Int, _ second: Int, around middle: Point) -> OutlineEdge {
    let (pair, other) = (pairs[first], pairs[second])
    var edge = OutlineEdge()
    edge.add(sides[second, pair.first].reversed, on: halves[pair.first], around: middle)
    edge.add(sides[first, other.first], on: halves[other.first], around: middle)
    edge.add(sides[second, pair.second], on: halves[pair.second], around: middle)
    edge.add(sides[first, other.second].reversed, on: halves[other.second], around: middle)
    return edge
  }

  /// Whether two sides that face each other are both borders: what lies between them goes on beyond the picture.
  private func isStrip(_ pair: Facing) -> Bool { halves[pair.first].isBorder && halves[pair.second].isBorder }

  /// The part of the score for the area, at most 1.
  private func size(_ area: Double) -> Double {
    let area = Float(area)
    return Double(extent == .best ? pow(min(area, 1), 0.1) : 0.6 + 0.4 * pow(min(area, 0.2), 0.1))
  }
}

extension Quadrilateral {
  /// Whether all corners are within a few pixels of another's.
  fileprivate func isNearly(_ other: Quadrilateral) -> Bool {
    func isNear(_ a: Point, _ b: Point) -> Bool { (a.x - b.x).magnitude + (a.y - b.y).magnitude < 8 }
    return isNear(topLeft, other.topLeft) && isNear(bottomRight, other.bottomRight) && isNear(topRight, other.topRight)
      && isNear(bottomLeft, other.bottomLeft)
  }
}

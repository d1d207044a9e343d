/// Places labels near their boxes, within the image, clear of each other and of small objects.
///
/// Coordinate descent: each label in turn takes its cheapest candidate while the others stay, for a few rounds. The
/// result is deterministic but not optimal; optimal placement is NP-hard (Marks and Shieber, 1991).
struct LabelPlacement {
  /// The candidates of each label, the cheapest first.
  private let candidates: [[LabelCandidate]]
  /// The order in which labels choose: the smallest box first, since it has the fewest good candidates.
  private let order: [Int]
  /// The areas that no label may cover.
  private let obstacles: [PixelArea]

  private static let rounds = 4
  /// The cost of a label that is fully covered by others.
  private static let coverCost = 1000.0

  /// - Parameters:
  ///   - requests: the labels; earlier ones are kept where there is no room for all.
  ///   - boxes: all boxes, including those without labels.
  ///   - obstacles: areas that no label may cover.
  init(_ requests: [LabelRequest], among boxes: [PixelArea], obstacles: [PixelArea], in size: PixelSize) {
    self.obstacles = obstacles
    order = requests.indices.sorted { requests[$0].box.area < requests[$1].box.area }
    candidates = requests.map { request in
      request.candidates(in: size).map { candidate in
        let cost = request.cost(of: candidate, among: boxes) + Self.cost(of: candidate.area, covering: obstacles)
        return LabelCandidate(area: candidate.area, cost: cost)
      }.sorted { $0.cost < $1.cost }
    }
  }

  /// Returns an area for each request, in order; nil if none is clear.
  func areas() -> [PixelArea?] {
    let all = settled([PixelArea?](repeating: nil, count: candidates.count), order)
    let kept = clear(all)
    let isKept = Set(kept)
    let rest = all.indices.map { isKept.contains($0) ? all[$0] : nil }
    // With fewer labels, the remaining ones may find better candidates.
    let better = settled(rest, order.filter(isKept.contains))
    return clear(better).count == kept.count ? better : rest
  }

  /// Returns the areas after the labels in `order` have chosen in turn, until none moves or the rounds are used up.
  private func settled(_ start: [PixelArea?], _ order: [Int]) -> [PixelArea?] {
    var areas = start
    for _ in 0..<Self.rounds {
      let before = areas
      for index in order { areas[index] = cheapest(for: index, among: areas) }
      if areas == before { break }
    }
    return areas
  }

  private func cheapest(for index: Int, among areas: [PixelArea?]) -> PixelArea? {
    let others = areas.indices.compactMap { $0 == index ? nil : areas[$0] }
    var best: LabelCandidate?
    for candidate in candidates[index] {
      let limit = best?.cost ?? .infinity
      if candidate.cost >= limit { break }
      let cost = candidate.cost + Self.cost(of: candidate.area, covering: others)
      if cost < limit { best = LabelCandidate(area: candidate.area, cost: cost) }
    }
    return best?.area
  }

  private static func cost(of area: PixelArea, covering others: [PixelArea]) -> Double {
    coverCost * others.reduce(0) { $0 + $1.commonArea(with: area) } / area.area
  }

  /// Returns the labels that are clear of obstacles and of each other; of two that overlap, the earlier is kept.
  private func clear(_ areas: [PixelArea?]) -> [Int] {
    var kept: [Int] = []
    var taken = obstacles
    for (index, area) in areas.enumerated() {
      guard let area, taken.allSatisfy({ $0.commonArea(with: area) < 1 }) else { continue }
      kept.append(index)
      taken.append(area)
    }
    return kept
  }
}

/// A label to place.
struct LabelRequest {
  /// The labelled box with its line, within the image.
  let box: PixelArea
  /// The width and height, including the outline.
  let width: Double, height: Double
  /// The permitted distance from the box.
  let distance: LabelDistance
}

/// The permitted distance of a label from its box.
enum LabelDistance {
  /// The label touches its box.
  case touching
  /// The label is near its box, joined by a leader line.
  case near
}

extension LabelRequest {
  /// Returns the cost of a candidate by itself: covered boxes above all, then distance, then an unusual position.
  ///
  /// A label may lie on its own box if that is large; on another box it would seem to name the wrong object.
  func cost(of candidate: LabelCandidate, among boxes: [PixelArea]) -> Double {
    let area = candidate.area
    let covered = boxes.reduce(0) { sum, other in
      let hidden = area.commonArea(with: other)
      return sum + 10 * hidden / max(other.area, 1) + (other == box ? 0 : 3 * hidden / area.area)
    }
    return candidate.cost + 4 * area.gap(to: box) / height + covered
  }

  /// Returns all candidates, each within the image.
  func candidates(in size: PixelSize) -> [LabelCandidate] {
    let whole = PixelArea(whole: size)
    let candidates = (corners + ladders).map { LabelCandidate(area: $0.area.moved(into: whole), cost: $0.cost) }
    switch distance {
    case .near: return candidates
    case .touching: return candidates.filter { $0.area.gap(to: box) < 0.5 }
    }
  }

  /// Candidates at the upper and lower side of the box: both corners and the middle, outside and inside.
  private var corners: [LabelCandidate] {
    let columns = [box.x, box.right - width, box.x + (box.width - width) / 2]
    let rows = [box.y - height, box.y, box.bottom, box.bottom - height]
    return rows.enumerated().flatMap { row, y in
      columns.enumerated().map { column, x in candidate(x, y, cost: Double(row) * 0.3 + Double(column) * 0.1) }
    }
  }

  /// Candidates beside the box and further up and down, for when all corners are taken.
  private var ladders: [LabelCandidate] {
    let columns = [box.x, box.right - width, box.right, box.x - width]
    let steps = (1...4).flatMap { [box.y - height * Double($0 + 1), box.bottom + height * Double($0)] }
    let beside = stride(from: box.y, through: max(box.y, box.bottom - height), by: height).prefix(8)
    return columns.flatMap { x in (steps + beside).map { y in candidate(x, y, cost: 1.5) } }
  }

  private func candidate(_ x: Double, _ y: Double, cost: Double) -> LabelCandidate {
    LabelCandidate(area: PixelArea(x: x, y: y, width: width, height: height), cost: cost)
  }
}

/// A candidate position of a label, with its cost.
struct LabelCandidate {
  let area: PixelArea
  let cost: Double
}

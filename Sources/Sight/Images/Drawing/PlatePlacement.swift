/// Finds places for plates: near their boxes, within the picture, clear of each other and of small things.
///
/// Every plate in turn takes the cheapest of its candidates while the others stay, a few times over. That is not the
/// best placement there is, which would be hard to find (Marks and Shieber, 1991), but always the same one.
struct PlatePlacement {
  /// Where each of the plates may go, the cheapest place first, as long as nothing else is placed.
  private let candidates: [[PlateCandidate]]
  /// The order in which they choose: small boxes have the fewest places that suit them.
  private let order: [Int]
  /// What no plate is to cover.
  private let obstacles: [PixelArea]

  private static let rounds = 4
  /// What it costs to lie on other plates with all of the area.
  private static let coverCost = 1000.0

  /// - Parameters:
  ///   - requests: the plates, those first that stay where there is no room for all.
  ///   - boxes: everything that is framed, also what has no plate.
  ///   - obstacles: what no plate is to cover.
  init(_ requests: [PlateRequest], among boxes: [PixelArea], obstacles: [PixelArea], in size: PixelSize) {
    self.obstacles = obstacles
    order = requests.indices.sorted { (requests[$0].box.area, $0) < (requests[$1].box.area, $1) }
    candidates = requests.map { request in
      request.candidates(in: size).map { candidate in
        let cost = request.cost(of: candidate, among: boxes) + Self.cost(of: candidate.area, covering: obstacles)
        return PlateCandidate(area: candidate.area, cost: cost)
      }.sorted { $0.cost < $1.cost }
    }
  }

  /// A place for each request, in their order; nil where there is none that is clear.
  func areas() -> [PixelArea?] {
    let all = settled([PixelArea?](repeating: nil, count: candidates.count), order)
    let kept = clear(all)
    let isKept = Set(kept)
    let rest = all.indices.map { isKept.contains($0) ? all[$0] : nil }
    // With fewer of them, those that stay may find better places.
    let better = settled(rest, order.filter(isKept.contains))
    return clear(better).count == kept.count ? better : rest
  }

  /// The places after those plates have chosen anew in turn, until none moves or a few rounds are over.
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
    var best: PlateCandidate?
    for candidate in candidates[index] {
      let limit = best?.cost ?? .infinity
      if candidate.cost >= limit { break }
      let cost = candidate.cost + Self.cost(of: candidate.area, covering: others)
      if cost < limit { best = PlateCandidate(area: candidate.area, cost: cost) }
    }
    return best?.area
  }

  private static func cost(of area: PixelArea, covering others: [PixelArea]) -> Double {
    coverCost * others.reduce(0) { $0 + $1.overlap(with: area) } / area.area
  }

  /// The plates that are clear of obstacles and of each other; where two are not, the earlier one counts.
  private func clear(_ areas: [PixelArea?]) -> [Int] {
    var kept: [Int] = []
    var taken = obstacles
    for (index, area) in areas.enumerated() {
      guard let area, taken.allSatisfy({ $0.overlap(with: area) < 1 }) else { continue }
      kept.append(index)
      taken.append(area)
    }
    return kept
  }
}

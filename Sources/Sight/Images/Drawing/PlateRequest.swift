/// A plate that needs a place.
struct PlateRequest {
  /// What it is about: a box with its line, within the picture.
  let box: PixelArea
  /// How wide and high it is, with its edge.
  let width: Double, height: Double
  /// How far from its box it may be.
  let distance: PlateDistance
}

/// How far from its box a plate may be.
enum PlateDistance {
  /// Touching it.
  case none
  /// Near it, with a line that leads to it.
  case some
}

extension PlateRequest {
  /// What speaks against a place by itself: covered things above all, then distance, then an unusual place.
  ///
  /// A plate may lie on its own box where that is large; on another's it would seem to name the wrong thing.
  func cost(of candidate: PlateCandidate, among boxes: [PixelArea]) -> Double {
    let area = candidate.area
    let covered = boxes.reduce(0) { sum, other in
      let hidden = area.overlap(with: other)
      return sum + 10 * hidden / max(other.area, 1) + (other == box ? 0 : 3 * hidden / area.area)
    }
    return candidate.cost + 4 * area.gap(to: box) / height + covered
  }

  /// Places to choose from, each within the picture.
  func candidates(in size: PixelSize) -> [PlateCandidate] {
    let places = (corners + ladders).map { PlateCandidate(area: $0.area.moved(into: size), cost: $0.cost) }
    switch distance {
    case .some: return places
    case .none: return places.filter { $0.area.gap(to: box) < 0.5 }
    }
  }

  /// On and under the box, at each of its corners and half-way between.
  private var corners: [PlateCandidate] {
    let columns = [box.x, box.right - width, box.x + (box.width - width) / 2]
    let rows = [box.y - height, box.y, box.bottom, box.bottom - height]
    return rows.enumerated().flatMap { row, y in
      columns.enumerated().map { column, x in place(x, y, cost: Double(row) * 0.3 + Double(column) * 0.1) }
    }
  }

  /// Beside the box, and further up and down, for where all corners are taken.
  private var ladders: [PlateCandidate] {
    let columns = [box.x, box.right - width, box.right, box.x - width]
    let steps = (1...4).flatMap { [box.y - height * Double($0 + 1), box.bottom + height * Double($0)] }
    let beside = stride(from: box.y, through: max(box.y, box.bottom - height), by: height).prefix(8)
    return columns.flatMap { x in (steps + beside).map { y in place(x, y, cost: 1.5) } }
  }

  private func place(_ x: Double, _ y: Double, cost: Double) -> PlateCandidate {
    PlateCandidate(area: PixelArea(x: x, y: y, width: width, height: height), cost: cost)
  }
}

/// A place for a plate, and how unusual it is.
struct PlateCandidate {
  let area: PixelArea
  let cost: Double
}

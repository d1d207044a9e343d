internal import Images

/// An outline that may be that of a page.
struct OutlineCandidate {
  let corners: Quadrilateral
  let edge: OutlineEdge
  let shape: OutlineShape
}

extension OutlineCandidate {
  /// Measures an outline given by its corners; nil if one of its sides is no edge.
  init?(_ corners: Quadrilateral, in field: GradientField) {
    let points = corners.corners
    let middle = points.reduce(.zero, +) * 0.25
    var edge = OutlineEdge()
    for (index, start) in points.enumerated() {
      let end = points[(index + 1) % 4]
      let line = EdgeLine(through: start, end, in: field)
      guard let side = Side(on: line, from: start, to: end, in: field) else { return nil }
      edge.add(side, on: HalfPlane(line), around: middle)
    }
    self.init(
      corners: corners, edge: edge, shape: OutlineShape(OutlineCorners(points[0], points[1], points[2], points[3])))
  }
}

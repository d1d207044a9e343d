internal import Glibc
internal import Images

/// The straight lines of a picture, by a Hough transform in which every edge pixel votes for the lines along its edge
/// (Ballard, “Generalizing the Hough Transform to Detect Arbitrary Shapes”, 1981).
struct LineDetection {
  /// The bins of the angle of the normal, a degree each.
  private static let angles = 180
  /// The bins to both sides of the gradient's angle that a pixel votes for.
  private static let spread = 3
  /// The most lines that are found.
  private static let most = 80
  /// The most peaks that are looked at.
  private static let mostPeaks = 400
  /// The bins around a line in which no further one is found: of the angle and of the distance.
  private static let separation = (angle: 3, distance: 3)

  private let field: GradientField
  /// The point from which distances count: from the middle, neighbouring angles of a line have similar ones.
  private let middle: Point
  private let distances: Int
  private let offset: Int
  private var votes: [Float]
  private let normals: [Point]

  /// Counts the votes.
  init(_ field: GradientField) {
    self.field = field
    middle = Point(x: Double(field.width) / 2, y: Double(field.height) / 2)
    offset = Int(middle.length) + 3
    distances = 2 * offset + 1
    votes = [Float](repeating: 0, count: Self.angles * distances)
    normals = (0..<Self.angles).map { bin in
      let angle = Double(bin) / Double(Self.angles) * .pi
      return Point(x: cos(angle), y: sin(angle))
    }
    vote()
  }

  private mutating func vote() {
    let least: Float = 1.0 / 3
    for row in 1..<max(field.height - 1, 1) {
      for column in 1..<max(field.width - 1, 1) {
        let index = row * field.width + column
        let weight = min(field.strength[index] * field.sensitivity[index], 1)
        guard weight > least, field.isRidge(column, row) else { continue }
        var angle = atan2(field.y[index], field.x[index])
        if angle < 0 { angle += .pi }
        let across = Int(angle * Float(Self.angles) / .pi + 0.5)
        for step in -Self.spread...Self.spread {
          let bin = (across + step + Self.angles) % Self.angles
          let normal = normals[bin]
          let distance = (Double(column) + 0.5 - middle.x) * normal.x + (Double(row) + 0.5 - middle.y) * normal.y
          votes[bin * distances + Int(distance.rounded()) + offset] += weight
        }
      }
    }
  }

  /// Returns the lines with the most votes, at least `least` each.
  func lines(least: Float) -> [EdgeLine] {
    var smooth = smoothed()
    // The best place of each angle, so that a peak changes only those near it.
    var best = (0..<Self.angles).map { highest(of: $0, smooth) }
    var lines: [EdgeLine] = []
    for _ in 0..<Self.mostPeaks where lines.count < Self.most {
      var bin = 0
      for other in 1..<Self.angles where smooth[best[other]] > smooth[best[bin]] { bin = other }
      guard smooth[best[bin]] >= least else { break }
      let place = best[bin] - bin * distances
      let found = line(bin, place, smooth)
      if !lines.contains(where: { $0.runs(beside: found, in: field) }) { lines.append(found) }
      clear(bin, place, &smooth)
      for step in -Self.separation.angle...Self.separation.angle {
        let near = (bin + step + Self.angles) % Self.angles
        best[near] = highest(of: near, smooth)
      }
    }
    return lines
  }

  /// Returns the index of the first of the most votes at an angle.
  private func highest(of bin: Int, _ smooth: [Float]) -> Int {
    var best = bin * distances
    for index in best..<(best + distances) where smooth[index] > smooth[best] { best = index }
    return best
  }

  /// Sums the votes of neighbouring distances, which share those of a line between them.
  private func smoothed() -> [Float] {
    var smooth = votes
    for bin in 0..<Self.angles {
      for place in 1..<(distances - 1) {
        let index = bin * distances + place
        smooth[index] = votes[index] + 0.6 * (votes[index - 1] + votes[index + 1])
      }
    }
    return smooth
  }

  /// Returns the line of a peak, whose angle and distance are those of the parabola through its neighbours.
  private func line(_ bin: Int, _ place: Int, _ smooth: [Float]) -> EdgeLine {
    func vertex(_ before: Float, _ here: Float, _ after: Float) -> Double {
      let curvature = before - 2 * here + after
      return curvature < 0 ? Double(min(max((before - after) / (2 * curvature), -0.5), 0.5)) : 0
    }
    let here = smooth[bin * distances + place]
    var shift = 0.0
    if place > 0, place < distances - 1 {
      shift = vertex(smooth[bin * distances + place - 1], here, smooth[bin * distances + place + 1])
    }
    let angle = Double(bin) / Double(Self.angles) * .pi
    return EdgeLine(
      angle: angle, distance: Double(place - offset) + shift + normals[bin].dot(middle), in: field)
  }

  /// Removes the votes around a line.
  private func clear(_ bin: Int, _ place: Int, _ smooth: inout [Float]) {
    for step in -Self.separation.angle...Self.separation.angle {
      var (near, distance) = (bin + step, place - offset)
      if near < 0 || near >= Self.angles {
        // Beyond half a turn the normal points the other way.
        near = (near + Self.angles) % Self.angles
        distance = -distance
      }
      for shift in -Self.separation.distance...Self.separation.distance {
        let other = distance + shift + offset
        if other >= 0, other < distances { smooth[near * distances + other] = 0 }
      }
    }
  }
}

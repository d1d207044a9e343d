import Documents
import Foundation
import Images

/// A picture of a table with pages on it, rendered for tests: each pixel averages 2 × 2 samples.
struct RenderedTable {
  var size = PixelSize(width: 640, height: 480)
  var table = 90.0
  /// The amplitude of noise in levels.
  var noise = 3.0
  var pages: [Page] = []
  /// Round things that lie on everything, such as finger tips.
  var blots: [Blot] = []

  struct Blot {
    var middle: Point
    var radius: Double
    var level = 150.0
  }

  struct Page {
    var corners: Quadrilateral
    var paper = 225.0
    /// Whether lines of print are on it.
    var isPrinted = true
  }

  /// Returns the picture; noise comes from a fixed seed.
  var image: Image {
    var seed: UInt64 = 42
    let maps = pages.map { Homography(from: PixelSize(width: 1000, height: 1000), to: $0.corners) }
    var pixels: [UInt8] = []
    for y in 0..<size.height {
      for x in 0..<size.width {
        var sum = 0.0
        for step in 0..<4 {
          let point = Point(x: Double(x) + (Double(step % 2) + 0.5) / 2, y: Double(y) + (Double(step / 2) + 0.5) / 2)
          sum += level(at: point, maps)
        }
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let noise = (Double(seed >> 40) / Double(1 << 24) - 0.5) * 2 * noise
        let level = UInt8(min(max(sum / 4 + noise, 0), 255))
        pixels += [level, level, UInt8(max(Int(level) - 8, 0))]
      }
    }
    return Image(width: size.width, height: size.height, pixels: pixels)
  }

  private func level(at point: Point, _ maps: [Homography]) -> Double {
    if let blot = blots.first(where: { hypot($0.middle.x - point.x, $0.middle.y - point.y) < $0.radius }) {
      return blot.level
    }
    for (page, map) in zip(pages, maps).reversed() where page.corners.encloses(point) {
      guard page.isPrinted else { return page.paper }
      let place = map.inverted(point)
      let isLine = place.x > 120 && place.x < 880 && place.y > 120 && place.y < 880 && Int(place.y) % 60 < 16
      return isLine && Int(place.x * 7) % 90 < 60 ? 60 : page.paper
    }
    return table
  }
}

extension Quadrilateral {
  /// Whether a point lies within.
  func encloses(_ point: Point) -> Bool {
    (0..<4).allSatisfy { index in
      let (a, b) = (corners[index], corners[(index + 1) % 4])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= 0
    }
  }

  /// The largest distance between corners of the same place.
  func distance(to other: Quadrilateral) -> Double {
    zip(corners, other.corners).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
  }
}

extension Homography {
  /// Returns the point that is taken to `target`, by Newton's method.
  func inverted(_ target: Point) -> Point {
    var point = Point(x: 500, y: 500)
    for _ in 0..<5 {
      let (here, right, down) = (
        applied(point), applied(Point(x: point.x + 0.01, y: point.y)), applied(Point(x: point.x, y: point.y + 0.01))
      )
      let (a, c) = ((right.x - here.x) / 0.01, (right.y - here.y) / 0.01)
      let (b, d) = ((down.x - here.x) / 0.01, (down.y - here.y) / 0.01)
      let determinant = a * d - b * c
      let (x, y) = (target.x - here.x, target.y - here.y)
      point.x += (d * x - b * y) / determinant
      point.y += (a * y - c * x) / determinant
    }
    return point
  }
}

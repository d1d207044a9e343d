internal import Glibc
internal import Images

/// The measurements of an outline from which it is judged whether it is that of a page.
struct PageEvidence {
  /// The share of the sides that is an edge, and how far the sides run on beyond the corners.
  var edge: Double, beyond: Double
  /// The sides that are borders of the picture.
  var borders: Int
  /// The sine of the most acute or obtuse angle.
  var sine: Double
  /// The area as a share of the picture's.
  var area: Double
  /// The distance of the middle from that of the picture, in widths and heights.
  var eccentricity: Double
  /// Whether a corner lies beyond the picture.
  var isBeyondPicture: Bool
  /// The colours along both sides of the outline.
  var colors: OutlineColors
}

extension PageEvidence {
  /// Measures an outline in a reduced picture.
  init(_ outline: OutlineCandidate, in image: Image) {
    let corners = outline.corners
    let (width, height) = (Double(image.width), Double(image.height))
    let middle = corners.corners.reduce(.zero, +) * 0.25
    let away = Point(x: middle.x / width - 0.5, y: middle.y / height - 0.5)
    let isBeyond = corners.corners.contains { $0.x < 0 || $0.y < 0 || $0.x > width || $0.y > height }
    self.init(
      edge: Double(outline.edge.mean), beyond: Double(outline.edge.beyond), borders: outline.edge.borders,
      sine: outline.shape.leastSine, area: corners.area / (width * height), eccentricity: away.length,
      isBeyondPicture: isBeyond, colors: OutlineColors(around: corners, in: image))
  }

  /// The logarithm of the odds that this is the outline of a page, by a logistic regression.
  ///
  /// The weights were fitted to the outlines in 308 rendered scenes, 27 labelled photos of pages, and 235 photos of food,
  /// where none counts as that of a page (`Models/training/fit_page_evidence.py`). Fitted to every other picture and
  /// judged by the rest, both ways, the mean Jaccard index is 0.971 on the photos of pages and 0.873 on the scenes, before
  /// corners are refined.
  var logOdds: Double {
    let edges = 4.962 * log(edge + 0.05) - 4.607 * beyond + Self.borderWeights[min(borders, 2)]
    let shape = 4.712 * log(sine + 0.02) - 0.029 * log(area + 0.001)
    let place = -4.43 * eccentricity + (isBeyondPicture ? -1.568 : 0)
    let contrast =
      1.406 * colors.consistency - 0.148 * log(colors.contrast + 2) + 0.758 * log(colors.weakestContrast + 2)
    let evenness = -0.62 * log(colors.spreadInside + 3) - 0.465 * log(colors.spreadOutside + 3)
    return edges + shape + place + contrast + evenness + 4.511 * colors.brightness + 1.504
  }

  private static let borderWeights = [0, -2.167, -5.254]
}

/// The colours on both sides of an outline.
struct OutlineColors {
  /// How alike the differences between inside and outside are all around, 0…1, by the side that fits least: a page differs
  /// from the table in the same way everywhere, lines of print do not.
  private(set) var consistency = 0.0
  /// The difference between the mean colours inside and outside, in levels.
  private(set) var contrast = 0.0
  /// The mean difference in levels across the side where it is least.
  private(set) var weakestContrast = 0.0
  /// The median distances of colours from their mean, in levels.
  private(set) var spreadInside = 0.0, spreadOutside = 0.0
  /// The mean brightness inside, 0…1.
  private(set) var brightness = 0.0

  /// The distance of the compared colours from the outline, in pixels: beyond a blurred edge, and a shadow.
  private static let distance = 4.5
  /// The points compared on each side.
  private static let samples = 14
  /// The difference in levels that is nothing yet.
  private static let noise = 3.0

  /// A pair of colours across the outline.
  private struct Pair {
    let inside: SIMD4<Double>, outside: SIMD4<Double>

    var difference: SIMD4<Double> { inside - outside }
  }

  /// Measures the colours along an outline in a reduced picture.
  init(around outline: Quadrilateral, in image: Image) {
    let corners = outline.corners
    let sides = (0..<4).map { Self.pairs(from: corners[$0], to: corners[($0 + 1) % 4], in: image) }
    let pairs = sides.flatMap { $0 }
    guard !pairs.isEmpty else { return }
    let share = 1 / Double(pairs.count)
    let inside = pairs.reduce(SIMD4<Double>.zero) { $0 + $1.inside } * share
    let outside = pairs.reduce(SIMD4<Double>.zero) { $0 + $1.outside } * share
    let difference = inside - outside
    contrast = difference.length
    consistency = sides.map { Self.consistency(of: $0, with: difference) }.min() ?? 0
    weakestContrast =
      sides.filter { !$0.isEmpty }.map { side in
        side.reduce(0) { $0 + $1.difference.length } / Double(side.count)
      }.min() ?? 0
    spreadInside = Self.median(pairs.map { ($0.inside - inside).length })
    spreadOutside = Self.median(pairs.map { ($0.outside - outside).length })
    brightness = inside.sum() / (3 * 255)
  }

  private static func consistency(of side: [Pair], with total: SIMD4<Double>) -> Double {
    guard !side.isEmpty else { return 1 }
    let length = max(total.length, 1e-9)
    let along = side.reduce(0.0) { $0 + ($1.difference * total).sum() / length }
    let all = side.reduce(0.0) { $0 + $1.difference.length }
    return min(max(along / (all + noise * Double(side.count)), 0), 1)
  }

  /// Returns the colours at points of a side; none where either lies beyond the picture.
  private static func pairs(from start: Point, to end: Point, in image: Image) -> [Pair] {
    let side = end - start
    // Corners are clockwise, so that this points inside.
    let normal = Point(x: -side.y, y: side.x) * (distance / max(side.length, 1e-9))
    return (0..<samples).compactMap { index in
      let point = start + side * ((Double(index) + 1) / Double(samples + 1))
      guard let inside = image.color(at: point + normal), let outside = image.color(at: point - normal) else {
        return nil
      }
      return Pair(inside: inside, outside: outside)
    }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

extension SIMD4<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }
}

extension Image {
  /// Returns the colour of a pixel with a fourth lane of 0; nil beyond the picture.
  fileprivate func color(at point: Point) -> SIMD4<Double>? {
    let (column, row) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
    guard point.x >= 0, point.y >= 0, column < width, row < height else { return nil }
    let index = (row * width + column) * Self.channels
    return SIMD4(Double(pixels[index]), Double(pixels[index + 1]), Double(pixels[index + 2]), 0)
  }
}

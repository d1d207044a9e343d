internal import Images

/// A bounding box with subpixel edges.
struct DetectionBox: Equatable {
  /// `left, top, right, bottom`, measured from the upper left corner.
  private let edges: SIMD4<Float>

  var left: Float { edges[0] }
  var top: Float { edges[1] }
  var right: Float { edges[2] }
  var bottom: Float { edges[3] }

  init(left: Float, top: Float, right: Float, bottom: Float) { edges = [left, top, right, bottom] }

  /// Creates a box from its centre and its sides.
  init(centerX: Float, centerY: Float, width: Float, height: Float) {
    self.init(
      left: centerX - width / 2, top: centerY - height / 2, right: centerX + width / 2, bottom: centerY + height / 2)
  }

  init(_ area: PixelArea) {
    self.init(
      left: Float(area.x), top: Float(area.y), right: Float(area.x + area.width), bottom: Float(area.y + area.height))
  }
}

extension DetectionBox {
  /// Whether every edge is finite.
  var isFinite: Bool { left.isFinite && top.isFinite && right.isFinite && bottom.isFinite }

  /// The area in pixels; 0 for an inverted box.
  var area: Float { max(right - left, 0) * max(bottom - top, 0) }

  /// Returns the area of the intersection; 0 when the boxes are disjoint.
  func commonArea(with other: DetectionBox) -> Float {
    let width = min(right, other.right) - max(left, other.left)
    let height = min(bottom, other.bottom) - max(top, other.top)
    return width > 0 && height > 0 ? width * height : 0
  }

  /// Returns the intersection over union, 0…1 (Jaccard index).
  func overlap(with other: DetectionBox) -> Float {
    let common = commonArea(with: other)
    return common > 0 ? common / (area + other.area - common) : 0
  }

  /// Returns the intersection with another box; nil when it is empty.
  func clamped(to other: DetectionBox) -> DetectionBox? {
    guard commonArea(with: other) > 0 else { return nil }
    return DetectionBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Returns the box in an image whose sides are larger by these factors.
  func scaled(_ horizontal: Float, _ vertical: Float) -> DetectionBox {
    DetectionBox(left: left * horizontal, top: top * vertical, right: right * horizontal, bottom: bottom * vertical)
  }

  /// Returns the whole pixels nearest to the edges: at least one each way, inside an image of that size.
  func pixels(in size: PixelSize) -> PixelRectangle {
    let columns = Self.pixels(from: left, to: right, of: size.width)
    let rows = Self.pixels(from: top, to: bottom, of: size.height)
    return PixelRectangle(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  private static func pixels(from lower: Float, to upper: Float, of count: Int) -> Range<Int> {
    let start = min(max(Int(lower.rounded()), 0), count - 1)
    let end = min(max(Int(upper.rounded()), start + 1), count)
    return start..<end
  }
}

internal import Images

/// A bounding box with subpixel edges, in the precision in which detectors compute.
typealias DetectionBox = Rectangle<Float>

extension DetectionBox {
  /// Creates a box from its centre and its sides.
  init(centerX: Float, centerY: Float, width: Float, height: Float) {
    self.init(
      left: centerX - width / 2, top: centerY - height / 2, right: centerX + width / 2, bottom: centerY + height / 2)
  }

  /// Whether every edge is finite.
  var isFinite: Bool { left.isFinite && top.isFinite && right.isFinite && bottom.isFinite }

  /// Returns the whole pixels nearest to the edges: at least one each way, inside an image of that size.
  func pixels(in size: PixelSize) -> PixelRectangle {
    let columns = Self.pixels(from: left, to: right, of: size.width)
    let rows = Self.pixels(from: top, to: bottom, of: size.height)
    return PixelRectangle(
      left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound, bottom: rows.upperBound)
  }

  private static func pixels(from lower: Float, to upper: Float, of count: Int) -> Range<Int> {
    let start = min(max(Int(lower.rounded()), 0), count - 1)
    let end = min(max(Int(upper.rounded()), start + 1), count)
    return start..<end
  }
}

public import Images

/// A rectangle in a photo, in fractions of its sides: 0 is the left or upper edge, 1 the right or lower one.
public struct RelativeBox: Sendable, Hashable {
  /// The left edge.
  public let x0: Double
  /// The upper edge.
  public let y0: Double
  /// The right edge, not left of ``x0``.
  public let x1: Double
  /// The lower edge, not above ``y0``.
  public let y1: Double

  /// A box by its edges; nil unless `0 ≤ x0 ≤ x1 ≤ 1` and `0 ≤ y0 ≤ y1 ≤ 1`.
  public init?(x0: Double, y0: Double, x1: Double, y1: Double) {
    guard 0 <= x0, x0 <= x1, x1 <= 1, 0 <= y0, y0 <= y1, y1 <= 1 else { return nil }
    self.init(left: x0, top: y0, right: x1, bottom: y1)
  }

  private init(left: Double, top: Double, right: Double, bottom: Double) {
    (x0, y0, x1, y1) = (left, top, right, bottom)
  }
}

extension RelativeBox {
  /// The box grown on each side by `margin` of its own size, cut at the edges of the photo.
  public func expanded(by margin: Double) -> RelativeBox {
    precondition(margin >= 0, "a margin adds to a box")
    let (dx, dy) = ((x1 - x0) * margin, (y1 - y0) * margin)
    return RelativeBox(left: max(x0 - dx, 0), top: max(y0 - dy, 0), right: min(x1 + dx, 1), bottom: min(y1 + dy, 1))
  }

  /// The pixels of the box: at least two each way, where the photo has as many.
  ///
  /// The roundings are those of `crop` in Models/training/objects.py, so that both cut the very same pixels.
  public func pixels(of size: PixelSize) -> PixelRectangle {
    let columns = Self.pixels(from: x0, to: x1, of: size.width)
    let rows = Self.pixels(from: y0, to: y1, of: size.height)
    return PixelRectangle(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  private static func pixels(from lower: Double, to upper: Double, of count: Int) -> Range<Int> {
    guard count > 2 else { return 0..<max(count, 0) }
    let start = min(Int(lower * Double(count)), count - 2)
    let end = Int((upper * Double(count)).rounded(.toNearestOrEven))
    return start..<max(end, start + 2)
  }
}

public import Images

/// A rectangle in a photo, in fractions of its sides: 0 is the left or upper edge, 1 the right or lower one.
///
/// It is a type of its own, and no `Rectangle` of pixels, for two reasons: the box of a labelled object, or of a crop, holds
/// for every size at which its photo is decoded, so it must not be mistaken for pixels; and it never leaves the photo.
public struct RelativeBox: Sendable, Hashable {
  /// The left edge.
  public let x0: Double
  /// The upper edge.
  public let y0: Double
  /// The right edge, not left of ``x0``.
  public let x1: Double
  /// The lower edge, not above ``y0``.
  public let y1: Double

  /// Creates a box from its edges; nil unless `0 ≤ x0 ≤ x1 ≤ 1` and `0 ≤ y0 ≤ y1 ≤ 1`.
  public init?(x0: Double, y0: Double, x1: Double, y1: Double) {
    guard 0 <= x0, x0 <= x1, x1 <= 1, 0 <= y0, y0 <= y1, y1 <= 1 else { return nil }
    self.init(left: x0, top: y0, right: x1, bottom: y1)
  }

  /// Creates a box from a rectangle of pixels, clipped to the photo.
  public init(_ rectangle: PixelRectangle, in size: PixelSize) {
    self.init(PixelArea(rectangle), in: size)
  }

  /// Creates a box from an area, clipped to the photo.
  init(_ area: PixelArea, in size: PixelSize) {
    let (width, height) = (Double(max(size.width, 1)), Double(max(size.height, 1)))
    func share(_ edge: Double) -> Double { min(max(edge, 0), 1) }
    let (left, top) = (share(area.left / width), share(area.top / height))
    self.init(
      left: left, top: top, right: max(share(area.right / width), left), bottom: max(share(area.bottom / height), top))
  }

  private init(left: Double, top: Double, right: Double, bottom: Double) {
    (x0, y0, x1, y1) = (left, top, right, bottom)
  }

  /// The whole photo.
  public static let whole = RelativeBox(left: 0, top: 0, right: 1, bottom: 1)
}

extension RelativeBox {
  /// The box as a rectangle in a photo whose sides have the length 1.
  package var rectangle: Rectangle<Double> { Rectangle(left: x0, top: y0, right: x1, bottom: y1) }

  /// The smallest side of a crop in pixels that shows enough to recognise an object.
  static let fewestPixels = 40.0

  /// Returns the box grown on each side by `margin` of its own size, and to at least 40 pixels, clipped to the photo.
  ///
  /// Objects of a few pixels are recognised by their surroundings: below 32 pixels the shipped classifier names 63 %
  /// correctly with them, 49 % with a margin of a tenth alone.
  ///
  /// - Parameter size: the photo's.
  public func expanded(by margin: Double, in size: PixelSize) -> RelativeBox {
    precondition(margin >= 0, "a margin adds to a box")
    let dx = Self.growth(of: x1 - x0, by: margin, fewest: Self.fewestPixels / Double(max(size.width, 1)))
    let dy = Self.growth(of: y1 - y0, by: margin, fewest: Self.fewestPixels / Double(max(size.height, 1)))
    return RelativeBox(left: max(x0 - dx, 0), top: max(y0 - dy, 0), right: min(x1 + dx, 1), bottom: min(y1 + dy, 1))
  }

  private static func growth(of length: Double, by margin: Double, fewest: Double) -> Double {
    max(length * margin, (fewest - length) / 2)
  }

  /// Returns the box with its shorter side grown to the longer one, in pixels.
  ///
  /// At an edge of the photo the box moves inwards instead of being clipped; a photo that is too small bounds its
  /// sides.
  ///
  /// - Parameter size: the photo's.
  func squared(in size: PixelSize) -> RelativeBox {
    let (width, height) = (Double(max(size.width, 1)), Double(max(size.height, 1)))
    let side = max((x1 - x0) * width, (y1 - y0) * height)
    func range(from low: Double, to high: Double, of length: Double) -> (start: Double, end: Double) {
      let extent = min(side / length, 1)
      let start = min(max((low + high - extent) / 2, 0), 1 - extent)
      return (start, start + extent)
    }
    let (columns, rows) = (range(from: x0, to: x1, of: width), range(from: y0, to: y1, of: height))
    return RelativeBox(left: columns.start, top: rows.start, right: columns.end, bottom: rows.end)
  }

  /// Returns the pixels of the box: at least two each way, where the photo has as many.
  ///
  /// The rounding is that of `crop` in Models/training/objects.py, so that both crop exactly the same pixels.
  public func pixels(of size: PixelSize) -> PixelRectangle {
    let columns = Self.pixels(from: x0, to: x1, of: size.width)
    let rows = Self.pixels(from: y0, to: y1, of: size.height)
    return PixelRectangle(
      left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound, bottom: rows.upperBound)
  }

  private static func pixels(from lower: Double, to upper: Double, of count: Int) -> Range<Int> {
    guard count > 2 else { return 0..<max(count, 0) }
    let start = min(Int(lower * Double(count)), count - 2)
    let end = Int((upper * Double(count)).rounded(.toNearestOrEven))
    return start..<max(end, start + 2)
  }
}

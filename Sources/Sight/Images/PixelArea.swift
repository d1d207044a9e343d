/// A rectangle in an image, in pixels from its upper left corner; its edges may fall between pixels.
public struct PixelArea: Sendable, Hashable {
  /// Distance of the left edge from the image's left edge.
  public let x: Double
  /// Distance of the upper edge from the image's upper edge.
  public let y: Double
  /// From the left to the right edge.
  public let width: Double
  /// From the upper to the lower edge.
  public let height: Double

  /// A rectangle by its upper left corner and its sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PixelArea {
  /// All of an image.
  public init(whole size: PixelSize) {
    self.init(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }

  /// All of a rectangle of whole pixels.
  public init(_ rectangle: PixelRectangle) {
    self.init(
      x: Double(rectangle.x), y: Double(rectangle.y), width: Double(rectangle.width), height: Double(rectangle.height))
  }

  /// The same area of a copy of the image that has another size.
  ///
  /// - Parameters:
  ///   - original: the size of the image that the area was measured in.
  ///   - copy: the size of the scaled image.
  public func scaled(from original: PixelSize, to copy: PixelSize) -> PixelArea {
    let horizontal = Double(copy.width) / Double(original.width)
    let vertical = Double(copy.height) / Double(original.height)
    return PixelArea(x: x * horizontal, y: y * vertical, width: width * horizontal, height: height * vertical)
  }

  /// What is left of the area inside an image of that size; nil when that is less than a thousandth of a pixel.
  public func clamped(to size: PixelSize) -> PixelArea? {
    let (left, top) = (max(x, 0), max(y, 0))
    let (right, bottom) = (min(x + width, Double(size.width)), min(y + height, Double(size.height)))
    guard right - left >= 1e-3, bottom - top >= 1e-3 else { return nil }
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the area has an inside, and all of it lies within an image of that size, rounding errors aside.
  func lies(within size: PixelSize) -> Bool {
    let slack = 1e-3
    return width > 0 && height > 0 && x >= -slack && y >= -slack
      && x + width <= Double(size.width) + slack && y + height <= Double(size.height) + slack
  }
}

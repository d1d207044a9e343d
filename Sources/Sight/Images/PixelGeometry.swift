/// The size of an image in pixels.
public struct PixelSize: Sendable, Hashable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Creates a size from width and height.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension PixelSize {
  /// The size after a quarter turn.
  public var transposed: PixelSize { PixelSize(width: height, height: width) }

  /// Whether both sides are at least those of `other`.
  func covers(_ other: PixelSize) -> Bool { width >= other.width && height >= other.height }

  /// Returns both sides divided by `divisor`, rounded up: the size of an image decoded at that fraction.
  func divided(by divisor: Int) -> PixelSize {
    PixelSize(width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
  }
}

/// A rectangle of whole pixels, from the upper left corner of an image.
public struct PixelRectangle: Sendable, Hashable {
  /// The first column.
  public let x: Int
  /// The first row.
  public let y: Int
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Creates a rectangle from its upper left pixel and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PixelRectangle {
  /// The width and height.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// Returns the intersection with an image of that size; nil if it is empty.
  public func clamped(to size: PixelSize) -> PixelRectangle? {
    let columns = Self.overlap(start: x, count: width, limit: size.width)
    let rows = Self.overlap(start: y, count: height, limit: size.height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    return PixelRectangle(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  private static func overlap(start: Int, count: Int, limit: Int) -> Range<Int> {
    let (end, overflow) = start.addingReportingOverflow(max(count, 0))
    let all = 0..<max(limit, 0)
    return (start..<(overflow ? Int.max : end)).clamped(to: all)
  }
}

/// A rectangle in an image, in pixels from the upper left corner, with fractional edges.
public struct PixelArea: Sendable, Hashable {
  /// The left edge.
  public let x: Double
  /// The upper edge.
  public let y: Double
  /// The width.
  public let width: Double
  /// The height.
  public let height: Double

  /// Creates a rectangle from its upper left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PixelArea {
  /// Creates the rectangle that covers a whole image.
  public init(whole size: PixelSize) {
    self.init(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }

  /// Creates the same rectangle with fractional coordinates.
  public init(_ rectangle: PixelRectangle) {
    self.init(
      x: Double(rectangle.x), y: Double(rectangle.y), width: Double(rectangle.width), height: Double(rectangle.height))
  }

  /// Returns the same area in a scaled copy of the image.
  ///
  /// - Parameters:
  ///   - original: the size of the image that the area refers to.
  ///   - copy: the size of the scaled copy.
  public func scaled(from original: PixelSize, to copy: PixelSize) -> PixelArea {
    let horizontal = Double(copy.width) / Double(original.width)
    let vertical = Double(copy.height) / Double(original.height)
    return PixelArea(x: x * horizontal, y: y * vertical, width: width * horizontal, height: height * vertical)
  }

  /// Returns the intersection with an image of that size; nil if a side is shorter than a thousandth of a pixel.
  public func clamped(to size: PixelSize) -> PixelArea? {
    let (left, top) = (max(x, 0), max(y, 0))
    let (right, bottom) = (min(x + width, Double(size.width)), min(y + height, Double(size.height)))
    guard right - left >= 1e-3, bottom - top >= 1e-3 else { return nil }
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the area is not empty and lies within an image of that size, up to rounding errors.
  func lies(within size: PixelSize) -> Bool {
    let slack = 1e-3
    return width > 0 && height > 0 && x >= -slack && y >= -slack
      && x + width <= Double(size.width) + slack && y + height <= Double(size.height) + slack
  }
}

extension PixelArea {
  /// The right edge.
  var right: Double { x + width }
  /// The lower edge.
  var bottom: Double { y + height }
  /// The area in pixels.
  var area: Double { width * height }

  /// Returns the area of the intersection, in pixels.
  func overlap(with other: PixelArea) -> Double {
    let columns = min(right, other.right) - max(x, other.x)
    let rows = min(bottom, other.bottom) - max(y, other.y)
    return columns > 0 && rows > 0 ? columns * rows : 0
  }

  /// Returns the Chebyshev distance between two rectangles; 0 if they touch or overlap.
  func gap(to other: PixelArea) -> Double {
    max(0, max(x, other.x) - min(right, other.right), max(y, other.y) - min(bottom, other.bottom))
  }

  /// Returns the area with every edge moved outwards; a negative distance moves them inwards.
  func expanded(by distance: Double) -> PixelArea {
    PixelArea(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// Returns the area shifted by the least distance into an image; aligned with its upper left corner if larger.
  func moved(into size: PixelSize) -> PixelArea {
    PixelArea(
      x: max(0, min(x, Double(size.width) - width)), y: max(0, min(y, Double(size.height) - height)), width: width,
      height: height)
  }
}

/// A rectangle in an image, given by its edges as distances from the upper left corner.
///
/// Its coordinates are whole pixels for crops and results (``PixelRectangle``), fractions of pixels for the areas that
/// images are resampled from and drawn on (``PixelArea``), and single precision for the boxes of detectors. Detectors
/// compute edges, not sides, so that is what it stores.
@frozen public struct Rectangle<Coordinate: Comparable & Hashable & Sendable & SignedNumeric>: Sendable, Hashable {
  /// The left edge.
  public let left: Coordinate
  /// The upper edge.
  public let top: Coordinate
  /// The right edge; a rectangle whose right edge is not right of ``left`` is empty.
  public let right: Coordinate
  /// The lower edge; a rectangle whose lower edge is not below ``top`` is empty.
  public let bottom: Coordinate

  /// Creates a rectangle from its edges.
  @inlinable public init(left: Coordinate, top: Coordinate, right: Coordinate, bottom: Coordinate) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}

/// A rectangle of whole pixels.
public typealias PixelRectangle = Rectangle<Int>

/// A rectangle with fractional edges, in pixels.
public typealias PixelArea = Rectangle<Double>

extension Rectangle {
  /// The left edge: the first column of whole pixels.
  @inlinable public var x: Coordinate { left }
  /// The upper edge: the first row of whole pixels.
  @inlinable public var y: Coordinate { top }
  /// The width: the number of columns of whole pixels.
  @inlinable public var width: Coordinate { right - left }
  /// The height: the number of rows of whole pixels.
  @inlinable public var height: Coordinate { bottom - top }

  /// The area in pixels; 0 for an empty rectangle.
  @inlinable package var area: Coordinate { max(width, 0) * max(height, 0) }

  /// Returns the area of the intersection, in pixels; 0 when the rectangles are disjoint.
  @inlinable package func commonArea(with other: Rectangle) -> Coordinate {
    let width = min(right, other.right) - max(left, other.left)
    let height = min(bottom, other.bottom) - max(top, other.top)
    return width > 0 && height > 0 ? width * height : 0
  }

  /// Returns the intersection with another rectangle; nil when it is empty.
  @inlinable package func clamped(to other: Rectangle) -> Rectangle? {
    let common = Rectangle(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return common.left < common.right && common.top < common.bottom ? common : nil
  }

  /// Returns the Chebyshev distance between two rectangles; 0 if they touch or overlap.
  @inlinable package func gap(to other: Rectangle) -> Coordinate {
    max(0, max(left, other.left) - min(right, other.right), max(top, other.top) - min(bottom, other.bottom))
  }

  /// Returns the rectangle with every edge moved outwards; a negative distance moves them inwards.
  @inlinable package func expanded(by distance: Coordinate) -> Rectangle {
    Rectangle(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
  }

  /// Returns the rectangle shifted by the least distance into another; aligned with its upper left corner if larger.
  @inlinable package func moved(into other: Rectangle) -> Rectangle {
    let start = (
      x: max(other.left, min(left, other.right - width)), y: max(other.top, min(top, other.bottom - height))
    )
    return Rectangle(left: start.x, top: start.y, right: start.x + width, bottom: start.y + height)
  }

  /// Returns the rectangle in an image whose sides are larger by these factors.
  @inlinable package func scaled(_ horizontal: Coordinate, _ vertical: Coordinate) -> Rectangle {
    Rectangle(left: left * horizontal, top: top * vertical, right: right * horizontal, bottom: bottom * vertical)
  }
}

extension Rectangle where Coordinate: BinaryFloatingPoint {
  /// Creates a rectangle from its upper left corner and its size.
  @inlinable public init(x: Coordinate, y: Coordinate, width: Coordinate, height: Coordinate) {
    self.init(left: x, top: y, right: x + width, bottom: y + height)
  }

  /// Creates the same rectangle with fractional coordinates.
  @inlinable public init(_ rectangle: PixelRectangle) {
    self.init(
      left: Coordinate(rectangle.left), top: Coordinate(rectangle.top), right: Coordinate(rectangle.right),
      bottom: Coordinate(rectangle.bottom))
  }

  /// Creates the same rectangle with coordinates of another precision.
  @inlinable package init(_ rectangle: Rectangle<some BinaryFloatingPoint>) {
    self.init(
      left: Coordinate(rectangle.left), top: Coordinate(rectangle.top), right: Coordinate(rectangle.right),
      bottom: Coordinate(rectangle.bottom))
  }

  /// Creates the rectangle that covers a whole image.
  @inlinable public init(whole size: PixelSize) {
    self.init(left: 0, top: 0, right: Coordinate(size.width), bottom: Coordinate(size.height))
  }

  /// Returns the intersection over union, 0…1 (Jaccard index); 0 for empty rectangles.
  @inlinable package func overlap(with other: Rectangle) -> Coordinate {
    let common = commonArea(with: other)
    return common > 0 ? common / (area + other.area - common) : 0
  }

  /// Returns whether at least a share of the rectangle's area, 0…1, lies inside another.
  @inlinable package func lies(in other: Rectangle, share: Coordinate) -> Bool {
    commonArea(with: other) >= share * area
  }
}

extension PixelRectangle {
  /// Creates a rectangle from its upper left pixel and its size; edges beyond the largest integer are clamped to it.
  public init(x: Int, y: Int, width: Int, height: Int) {
    func end(_ start: Int, _ count: Int) -> Int {
      let (end, overflow) = start.addingReportingOverflow(count)
      return overflow ? (count < 0 ? .min : .max) : end
    }
    self.init(left: x, top: y, right: end(x, width), bottom: end(y, height))
  }

  /// The width and height.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// Returns the intersection with an image of that size; nil if it is empty.
  public func clamped(to size: PixelSize) -> PixelRectangle? {
    clamped(to: PixelRectangle(x: 0, y: 0, width: size.width, height: size.height))
  }
}

extension PixelArea {
  /// Returns the same area in a scaled copy of the image.
  ///
  /// - Parameters:
  ///   - original: the size of the image that the area refers to.
  ///   - copy: the size of the scaled copy.
  public func scaled(from original: PixelSize, to copy: PixelSize) -> PixelArea {
    scaled(Double(copy.width) / Double(original.width), Double(copy.height) / Double(original.height))
  }

  /// Returns the intersection with an image of that size; nil if a side is shorter than a thousandth of a pixel.
  public func clamped(to size: PixelSize) -> PixelArea? {
    guard let common = clamped(to: PixelArea(whole: size)), common.width >= 1e-3, common.height >= 1e-3
    else { return nil }
    return common
  }

  /// Whether the area is not empty and lies within an image of that size, up to rounding errors.
  func lies(within size: PixelSize) -> Bool {
    let slack = 1e-3
    return width > 0 && height > 0 && left >= -slack && top >= -slack && right <= Double(size.width) + slack
      && bottom <= Double(size.height) + slack
  }
}

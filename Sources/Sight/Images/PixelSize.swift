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

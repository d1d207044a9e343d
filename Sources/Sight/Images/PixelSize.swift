/// How many pixels an image has in each direction.
public struct PixelSize: Sendable, Hashable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int

  /// A size by its two sides, in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension PixelSize {
  /// The same size seen after a quarter turn.
  public var transposed: PixelSize { PixelSize(width: height, height: width) }

  /// Whether both sides are at least those of `other`.
  func covers(_ other: PixelSize) -> Bool { width >= other.width && height >= other.height }

  /// Both sides divided by `divisor` and rounded up: the size of an image decoded at that fraction.
  func divided(by divisor: Int) -> PixelSize {
    PixelSize(width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
  }
}

/// A rectangle of whole pixels, measured from the upper left corner of an image.
public struct PixelRectangle: Sendable, Hashable {
  /// The first column.
  public let x: Int
  /// The first row.
  public let y: Int
  /// How many columns.
  public let width: Int
  /// How many rows.
  public let height: Int

  /// A rectangle by its upper left pixel and its sides.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PixelRectangle {
  /// How many pixels it has in each direction.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// What is left of it inside an image of that size; nil when nothing is.
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

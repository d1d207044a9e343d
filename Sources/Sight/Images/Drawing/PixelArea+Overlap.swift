extension PixelArea {
  /// Where its right edge lies.
  var right: Double { x + width }
  /// Where its lower edge lies.
  var bottom: Double { y + height }
  /// How many pixels it covers.
  var area: Double { width * height }

  /// How many pixels it has in common with another.
  func overlap(with other: PixelArea) -> Double {
    let columns = min(right, other.right) - max(x, other.x)
    let rows = min(bottom, other.bottom) - max(y, other.y)
    return columns > 0 && rows > 0 ? columns * rows : 0
  }

  /// How far apart the nearest points of both are, along the axis where that is more; 0 when they touch.
  func gap(to other: PixelArea) -> Double {
    max(0, max(x, other.x) - min(right, other.right), max(y, other.y) - min(bottom, other.bottom))
  }

  /// The area with every edge moved outwards, or inwards by a negative distance.
  func expanded(by distance: Double) -> PixelArea {
    PixelArea(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// The same size, moved no further than it takes to lie within a picture; at its upper left where it is larger.
  func moved(into size: PixelSize) -> PixelArea {
    PixelArea(
      x: max(0, min(x, Double(size.width) - width)), y: max(0, min(y, Double(size.height) - height)), width: width,
      height: height)
  }
}

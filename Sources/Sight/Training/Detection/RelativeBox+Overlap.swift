public import Recognition

extension RelativeBox {
  /// How much two boxes of one photo share: the area of the intersection over that of the union, 0…1.
  ///
  /// Fractions of the photo's sides serve as well as pixels, since stretching a photo stretches both areas alike. Boxes
  /// without area share nothing.
  public func overlap(with other: RelativeBox) -> Double {
    let width = min(x1, other.x1) - max(x0, other.x0)
    let height = min(y1, other.y1) - max(y0, other.y0)
    guard width > 0, height > 0 else { return 0 }
    let shared = width * height
    return shared / (area + other.area - shared)
  }

  private var area: Double { (x1 - x0) * (y1 - y0) }
}

public import Images

/// The proportions that a straightened page gets.
public enum PageShape: Sendable, Hashable {
  /// Those of its sides in the photo.
  case measured
  /// A sheet of ISO 216, upright or lying as in the photo.
  case a4
  /// A card of ISO/IEC 7810 ID-1, such as a bank card.
  case card
  /// A strip as long as it is, its true proportions being worked out from the perspective.
  case receipt
  /// Width and height as given.
  case ratio(width: Double, height: Double)
}

extension PageShape {
  /// Returns the size of the page of these proportions that loses no resolution.
  ///
  /// - Parameter photo: the size of the photo that the corners are in.
  public func size(for corners: Quadrilateral, in photo: PixelSize) -> PixelSize {
    let measured = corners.pageSize
    let isUpright = measured.height >= measured.width
    switch self {
    case .measured: return measured
    case .a4: return measured.grown(to: isUpright ? 210.0 / 297 : 297.0 / 210)
    case .card: return measured.grown(to: isUpright ? 53.98 / 85.6 : 85.6 / 53.98)
    case .receipt: return corners.trueRatio(in: photo).map { measured.grown(to: $0) } ?? measured
    case .ratio(let width, let height): return measured.grown(to: width / height)
    }
  }
}

extension PixelSize {
  /// The longest side of a page, in pixels: that of a JPEG.
  private static let longest = 65_500

  /// Returns the smallest size that covers this one and has a ratio of width to height.
  fileprivate func grown(to ratio: Double) -> PixelSize {
    let (wide, high) = (Double(width), Double(height))
    let (newWidth, newHeight) = wide / high < ratio ? (high * ratio, high) : (wide, wide / ratio)
    let share = min(1, Double(Self.longest) / max(newWidth, newHeight))
    return PixelSize(
      width: max(1, Int((newWidth * share).rounded())), height: max(1, Int((newHeight * share).rounded())))
  }
}

extension Quadrilateral {
  /// Returns the ratio of width to height of the rectangle in space that looks like this, if the camera's axis meets the
  /// middle of the photo (Zhang and He, “Whiteboard scanning and image enhancement”, 2007, section 3).
  ///
  /// - Returns: nil where the perspective is too weak to tell.
  func trueRatio(in photo: PixelSize) -> Double? {
    let middle = Point(x: Double(photo.width) / 2, y: Double(photo.height) / 2)
    let (m1, m2) = (topLeft - middle, topRight - middle)
    let (m3, m4) = (bottomLeft - middle, bottomRight - middle)
    func determinant(_ a: Point, _ b: Point, _ c: Point) -> Double { (b - a).cross(c - a) }
    let (low2, low3) = (determinant(m4, m2, m3), determinant(m4, m3, m2))
    guard low2.magnitude > 1e-9, low3.magnitude > 1e-9 else { return nil }
    let k2 = determinant(m1, m4, m3) / determinant(m2, m4, m3)
    let k3 = determinant(m1, m4, m2) / determinant(m3, m4, m2)
    guard k2.isFinite, k3.isFinite, (k2 - 1).magnitude > 0.01, (k3 - 1).magnitude > 0.01 else { return nil }
    let (n2, n3) = (m2 * k2 - m1, m3 * k3 - m1)
    let squared = -(n2.x * n3.x + n2.y * n3.y) / ((k2 - 1) * (k3 - 1))
    guard squared > 1 else { return nil }
    let wide = n2.dot(n2) / squared + (k2 - 1) * (k2 - 1)
    let high = n3.dot(n3) / squared + (k3 - 1) * (k3 - 1)
    let ratio = (wide / high).squareRoot()
    return ratio > 0.05 && ratio < 20 ? ratio : nil
  }
}

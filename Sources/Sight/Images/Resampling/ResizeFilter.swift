/// How pixels are weighed when an image gets another size.
///
/// Both filters widen with the reduction, so that every pixel counts and nothing flickers: Pillow calls that its
/// `resize`, and torchvision `antialias=True`.
public enum ResizeFilter: String, Sendable, CaseIterable {
  /// A triangle over two pixels.
  case bilinear
  /// Keys' cubic over four pixels with a = -0.5 (IEEE Transactions on Acoustics, Speech and Signal Processing 29, 1981).
  case bicubic
}

extension ResizeFilter {
  /// How far the filter reaches to each side, in pixels of the smaller of both images.
  var support: Double {
    switch self {
    case .bilinear: 1
    case .bicubic: 2
    }
  }

  /// The weight at a distance from the middle.
  func weight(at distance: Double) -> Double {
    let x = distance.magnitude
    switch self {
    case .bilinear: return max(0, 1 - x)
    case .bicubic:
      let a = -0.5
      if x < 1 { return ((a + 2) * x - (a + 3)) * x * x + 1 }
      if x < 2 { return (((x - 5) * x + 8) * x - 4) * a }
      return 0
    }
  }
}

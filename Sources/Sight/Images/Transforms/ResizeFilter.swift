internal import Kernels

/// The filter of a resampled image.
///
/// Both filters widen when an image is reduced, so that every pixel contributes (no aliasing), as in Pillow's `resize`
/// and torchvision's `antialias=True`.
public enum ResizeFilter: String, Sendable, CaseIterable {
  /// A triangle over two pixels.
  case bilinear
  /// Keys' cubic kernel over four pixels with a = -0.5 (IEEE Trans. Acoustics, Speech and Signal Processing 29, 1981).
  case bicubic
}

extension ResizeFilter {
  /// The radius of the filter, in pixels of the smaller of the two images.
  var support: Double {
    switch self {
    case .bilinear: 1
    case .bicubic: 2
    }
  }

  /// Returns the weight at a distance from the centre.
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

/// The window of source pixels and the weights for every target pixel along one axis.
///
/// Windows and weights equal those of Pillow's `precompute_coeffs` and `normalize_coeffs_8bpc` bit for bit, so that
/// both round every sample alike.
struct ResampleWeights {
  /// The first source pixel of each window; a window always lies within the source.
  let starts: [Int]
  /// The number of pixels in each window; at least 1.
  let counts: [Int]
  /// The fixed-point weights, shape [count, ``stride``]; each window sums to about `1 << precision`.
  let weights: [Int32]
  /// The distance between the weights of consecutive windows.
  let stride: Int
  /// The range of source pixels that all windows together cover.
  let needed: Range<Int>

  /// The fractional bits of a weight.
  static var precision: Int32 { RowResampling.precision }

  /// - Parameters:
  ///   - filter: the resampling filter.
  ///   - count: the number of target pixels.
  ///   - origin: the start of the resized part in the source.
  ///   - length: its length; more than 0.
  ///   - limit: the number of source pixels.
  init(_ filter: ResizeFilter, count: Int, origin: Double, length: Double, limit: Int) {
    let scale = length / Double(count)
    let filterScale = max(scale, 1)
    let support = filter.support * filterScale
    let stride = Int(support.rounded(.up)) * 2 + 1
    var starts: [Int] = []
    var counts: [Int] = []
    var weights = [Int32](repeating: 0, count: count * stride)
    for target in 0..<count {
      let center = origin + (Double(target) + 0.5) * scale
      let start = min(max(Int(center - support + 0.5), 0), limit - 1)
      let end = max(min(Int(center + support + 0.5), limit), start + 1)
      let window = (start..<end).map { filter.weight(at: (Double($0) - center + 0.5) / filterScale) }
      let sum = window.reduce(0, +)
      for (index, weight) in window.enumerated() {
        let share = sum == 0 ? 1 / Double(window.count) : weight / sum
        weights[target * stride + index] = Int32((share * Double(1 << Self.precision)).rounded())
      }
      starts.append(start)
      counts.append(end - start)
    }
    (self.starts, self.counts, self.weights, self.stride) = (starts, counts, weights, stride)
    let ends = zip(starts, counts).map { $0 + $1 }
    needed = (starts.min() ?? 0)..<(ends.max() ?? 0)
  }
}

/// For every pixel along one side of a resized image: which pixels of the original make it, and with what weights.
///
/// The windows and weights are those of Pillow's `precompute_coeffs` and `normalize_coeffs_8bpc`, to the last bit, so that
/// both round every sample alike.
struct ResampleWeights {
  /// The first pixel of each window; a window always lies within the original.
  let starts: [Int]
  /// How many pixels each window has; at least 1.
  let counts: [Int]
  /// The weights of one window after another, each padded to ``stride``; every window's sum is
  /// about `1 << precision`.
  let weights: [Int32]
  /// How far the weights of two neighbouring windows lie apart.
  let stride: Int
  /// The pixels of the original that any window needs.
  let needed: Range<Int>

  /// How many binary places a weight has. Samples have 8 bits and the weights of a window at most doubled sums, so that
  /// 22 places fill the 31 bits of a sum without its sign, and one to spare.
  static let precision: Int32 = 22

  /// - Parameters:
  ///   - filter: what to weigh with.
  ///   - count: the number of pixels wanted.
  ///   - origin: where the resized part starts in the original.
  ///   - length: how long it is; more than 0.
  ///   - limit: how many pixels the original has.
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

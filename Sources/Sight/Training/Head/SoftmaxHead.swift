internal import Glibc

/// A linear layer whose outputs are the logits of labels: `weights · features + bias`.
struct SoftmaxHead: Sendable, Equatable {
  /// The number of labels.
  let labels: Int
  /// The number of features.
  let width: Int
  /// The weights, `labels` × `width`, label by label.
  let weights: [Float]
  /// The bias of each label.
  let bias: [Float]

  /// Creates a layer from its parameters.
  init(labels: Int, width: Int, weights: [Float], bias: [Float]) {
    precondition(weights.count == labels * width && bias.count == labels, "a row of weights and a bias for each label")
    (self.labels, self.width, self.weights, self.bias) = (labels, width, weights, bias)
  }

  /// Returns the logits of every row.
  func logits(of features: FeatureMatrix) -> [[Float]] {
    (0..<features.count).map { logits(ofRow: $0, of: features) }
  }

  /// Returns the logits of one row.
  func logits(ofRow row: Int, of features: FeatureMatrix) -> [Float] {
    features.withRow(row) { values in
      weights.withUnsafeBufferPointer { weights in
        (0..<labels).map { label in
          bias[label]
            + Self.product(values, UnsafeBufferPointer(rebasing: weights[label * width..<(label + 1) * width]))
        }
      }
    }
  }

  /// Returns the inner product of vectors of equal length, in sixteen partial sums.
  private static func product(_ a: UnsafeBufferPointer<Float>, _ b: UnsafeBufferPointer<Float>) -> Float {
    var sums = SIMD16<Float>.zero
    let vectors = a.count / 16
    let (left, right) = (UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
    for offset in stride(from: 0, to: vectors * 64, by: 64) {
      sums +=
        left.loadUnaligned(fromByteOffset: offset, as: SIMD16<Float>.self)
        * right.loadUnaligned(fromByteOffset: offset, as: SIMD16<Float>.self)
    }
    return (vectors * 16..<a.count).reduce(sums.sum()) { $0 + a[$1] * b[$1] }
  }
}

extension [Float] {
  /// Returns `log Σ exp(x / t)`, computed after subtracting the maximum.
  func logSumExp(temperature: Double) -> Double {
    let highest = Double(self.max() ?? 0)
    return highest / temperature + log(reduce(0) { $0 + exp((Double($1) - highest) / temperature) })
  }
}

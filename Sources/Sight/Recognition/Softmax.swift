internal import Glibc

extension Collection<Float> {
  /// Probabilities from logits: `exp(x/t) / Σ exp(x/t)`, computed after subtracting the maximum so that nothing overflows.
  ///
  /// - Parameter temperature: `t`, above 0; above 1 it makes the model less sure, below 1 more.
  /// - Returns: as many values as there are logits; nil when a logit is not a finite number.
  func softmax(temperature: Float) -> [Float]? {
    guard allSatisfy(\.isFinite), let highest = self.max() else { return isEmpty ? [] : nil }
    let powers = map { expf(($0 - highest) / temperature) }
    let total = powers.reduce(0, +)
    return powers.map { $0 / total }
  }
}

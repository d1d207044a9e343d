internal import Tensors

/// Numbers to be packed, which are looked at only if they are.
protocol WeightSource {
  /// Calls `body` with the numbers.
  func withWeights(_ body: (UnsafeBufferPointer<Float>) -> Void)
}

extension Tensor: WeightSource {
  func withWeights(_ body: (UnsafeBufferPointer<Float>) -> Void) { withElements(of: Float.self, body) }
}

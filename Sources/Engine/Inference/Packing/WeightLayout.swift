internal import Tensors

/// Where the first weight of a product lies, and how far neighbouring ones lie apart.
struct WeightLayout {
  /// The first weight of the first column.
  var first = 0
  /// From column to column.
  var column: Int
  /// From tap to tap.
  var tap = 0
  /// From step to step.
  var step = 0
  /// From one number of a row to the next.
  var depth = 1
}

/// Numbers to be packed, which are looked at only if they are.
protocol WeightSource {
  /// Calls `body` with the numbers.
  func withWeights(_ body: (UnsafeBufferPointer<Float>) -> Void)
}

extension Tensor: WeightSource {
  func withWeights(_ body: (UnsafeBufferPointer<Float>) -> Void) { withElements(of: Float.self, body) }
}

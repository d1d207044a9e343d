public import Tensors

extension Tensor {
  /// The difference of the tensor from the one expected; nil when there is none.
  ///
  /// Integers must be equal. Floats may differ by rounding: a part in 10⁵ (or a step or two of a 16-bit type) of
  /// themselves, and a little of the largest, for what cancels out. Infinities and NaNs must stand at the same places.
  ///
  /// - Parameter cancellation: how much of the largest may be lost; by default a fifth of the first part.
  public func difference(from expected: Tensor, cancellation: Double? = nil) -> String? {
    if elementType != expected.elementType { return "\(elementType) instead of \(expected.elementType)" }
    if shape != expected.shape { return "\(shape) instead of \(expected.shape)" }
    if !elementType.isFloatingPoint {
      return integers == expected.integers ? nil : "\(integers) ≠ \(expected.integers)"
    }
    let largest = expected.doubles.filter(\.isFinite).reduce(0) { max($0, abs($1)) }
    for (index, (a, b)) in zip(doubles, expected.doubles).enumerated() {
      if a == b || (a.isNaN && b.isNaN) { continue }
      let tolerance = relativeTolerance * abs(b) + (cancellation ?? relativeTolerance / 5) * largest
      if !(abs(a - b) <= tolerance) || !b.isFinite { return "\(a) instead of \(b) at \(index)" }
    }
    return nil
  }

  private var relativeTolerance: Double {
    switch elementType {
    case .float16: 2e-3
    case .bfloat16: 1.6e-2
    default: 1e-5
    }
  }
}

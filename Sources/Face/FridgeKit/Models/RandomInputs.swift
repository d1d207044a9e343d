package import Inference
package import Tensors

/// Reproducible input and weights for networks whose answers do not matter (SplitMix64).
package struct RandomInputs {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// A tensor for each input, by name: floating-point numbers in 0 ..< 1, everything else zero.
  package mutating func tensors(for model: Model) -> [String: Tensor] {
    var tensors: [String: Tensor] = [:]
    for port in model.inputs { tensors[port.name] = tensor(port.elementType, port.shape) }
    return tensors
  }

  /// A tensor of that type and shape.
  package mutating func tensor(_ elementType: ElementType, _ shape: Shape) -> Tensor {
    guard elementType.isFloatingPoint else { return Tensor(zeros: elementType, shape) }
    let numbers = (0..<shape.count).map { _ in next() }
    return Tensor(numbers, shape: shape).converted(to: elementType)
  }

  private mutating func next() -> Float {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Float((bits ^ bits >> 31) >> 40) / Float(1 << 24)
  }
}

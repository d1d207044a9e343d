public import Tensors

/// Brings the elements from ``axis`` on to mean 0 and variance 1, each such block for itself, then scales them.
///
/// Inputs: x; scale and optionally bias, which stretch to the shape of x from the right. Output: as x.
public struct LayerNormalization: Operator {
  public static let name = "LayerNormalization"

  /// The first of the axes that are normalised together; negative counts from the end.
  public var axis: Int
  /// Keeps the divisor above 0.
  public var epsilon: Float

  /// A normalisation from its attributes.
  public init(axis: Int, epsilon: Float) { (self.axis, self.epsilon) = (axis, epsilon) }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let x = try inputs.floatingPoint(0)
    _ = try inputs.floatingPoint(1)
    _ = try Operands.normalized(axis, rank: x.shape.rank)
    for position in 1...2 {
      guard let shape = inputs[optional: position]?.type.shape else { continue }
      guard shape.broadcast(with: x.shape) == x.shape else { throw .shapes("\(shape) does not stretch to \(x.shape)") }
    }
    return [x]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let x = try inputs.tensor(0)
    let scale = try inputs.tensor(1).stretched(to: x.shape).doubles
    let bias = inputs[optional: 2]?.stretched(to: x.shape).doubles
    let first = try Operands.normalized(axis, rank: x.shape.rank)
    let block = x.shape.count(first..<x.shape.rank)
    var values = x.doubles
    for start in stride(from: 0, to: values.count, by: max(block, 1)) {
      let range = start..<(start + block)
      let mean = values[range].reduce(0, +) / Double(block)
      let variance = values[range].reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(block)
      let factor = 1 / (variance + Double(epsilon)).squareRoot()
      for index in range { values[index] = (values[index] - mean) * factor * scale[index] + (bias?[index] ?? 0) }
    }
    return [Tensor(values, shape: x.shape, as: x.elementType)]
  }
}

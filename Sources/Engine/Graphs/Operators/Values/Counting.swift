public import Tensors

/// Numbers at equal distances (ONNX's Range).
///
/// Inputs: the first, the one that is not reached any more, the distance: three scalars of one type, known beforehand.
public struct Counting: Operator {
  public static let name = "Range"

  /// The operator, which has no attributes.
  public init() {}

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.number(0)
    try inputs.check(1...2, have: type.elementType)
    return [ValueType(type.elementType, [try count(inputs)])]
  }

  /// `⌈(limit − start) / step⌉`, and never below 0.
  private func count(_ inputs: Operands) throws(OperatorError) -> Int {
    let (start, limit, step) = try (bound(inputs, 0), bound(inputs, 1), bound(inputs, 2))
    let count = ((limit - start) / step).rounded(.up)
    guard step != 0, count.isFinite, count < Double(1 << 40) else {
      throw .attribute("delta", "\(step) from \(start) to \(limit)")
    }
    return Int(max(count, 0))
  }

  private func bound(_ inputs: Operands, _ position: Int) throws(OperatorError) -> Double {
    guard let tensor = try inputs.operand(position).constant else { throw .notConstant(input: position) }
    guard tensor.shape.count == 1 else { throw .shapes("input \(position) is \(tensor.shape), not one number") }
    return tensor.doubles[0]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, start, step) = try (outputType(for: inputs), inputs.tensor(0), inputs.tensor(2))
    if type.elementType.isFloatingPoint {
      let (first, distance) = (start.doubles[0], step.doubles[0])
      let numbers = (0..<type.shape.count).map { first + Double($0) * distance }
      return [Tensor(numbers, shape: type.shape, as: type.elementType)]
    }
    let (first, distance) = (start.integers[0], step.integers[0])
    let numbers = (0..<type.shape.count).map { first &+ $0 &* distance }
    return [Tensor(integers: numbers, shape: type.shape, as: type.elementType)]
  }
}

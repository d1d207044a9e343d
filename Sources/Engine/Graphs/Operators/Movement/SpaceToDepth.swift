public import Tensors

/// Gathers the places of each block of the picture into channels: the opposite of ``DepthToSpace`` in its first mode.
///
/// Input: x `[n, c, h · b, w · b]`. Output: `[n, b² · c, h, w]`.
public struct SpaceToDepth: Operator {
  public static let name = "SpaceToDepth"

  /// The side of a block.
  public var blockSize: Int

  /// A rearrangement of blocks of `blockSize`.
  public init(blockSize: Int) { self.blockSize = blockSize }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    let shape = type.shape
    guard (1...(1 << 16)).contains(blockSize) else { throw .attribute("blocksize", "\(blockSize)") }
    guard shape.rank == 4, shape[2] % blockSize == 0, shape[3] % blockSize == 0 else {
      throw .shapes("\(shape) does not split into blocks of \(blockSize)")
    }
    let (channels, overflow) = shape[1].multipliedReportingOverflow(by: blockSize * blockSize)
    guard !overflow else { throw .shapes("\(shape) grows too large") }
    let dimensions = [shape[0], channels, shape[2] / blockSize, shape[3] / blockSize]
    return [ValueType(type.elementType, try Shape.checked(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    let source = Shape([x.shape[0], x.shape[1], type.shape[2], blockSize, type.shape[3], blockSize])
    let (order, strides) = ([0, 3, 5, 1, 2, 4], source.strides)
    let gathered = x.strided(Shape(order.map { source[$0] }), strides: order.map { strides[$0] })
    return [gathered.reshaped(to: type.shape)]
  }
}

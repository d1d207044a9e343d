public import Tensors

/// Gathers the places of each block of the picture into channels: the opposite of ``DepthToSpace``.
///
/// Input: x `[n, c, h · b, w · b]`. Output: `[n, c · b², h, w]`.
public struct SpaceToDepth: Operator {
  public static let name = "SpaceToDepth"

  /// The side of a block.
  public var blockSize: Int

  /// The order of the channels.
  public var mode: DepthToSpace.Mode

  /// A rearrangement from its attributes.
  public init(blockSize: Int, mode: DepthToSpace.Mode = .depthColumnRow) {
    (self.blockSize, self.mode) = (blockSize, mode)
  }

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
    let order = mode == .depthColumnRow ? [0, 3, 5, 1, 2, 4] : [0, 1, 3, 5, 2, 4]
    let strides = source.strides
    let gathered = x.strided(Shape(order.map { source[$0] }), strides: order.map { strides[$0] })
    return [gathered.reshaped(to: type.shape)]
  }
}

public import Tensors

/// A rearrangement of blocks of channels into space, which enlarges height and width by `blockSize`.
///
/// Input: x `[n, c · b², h, w]`. Output: `[n, c, h · b, w · b]`.
public struct DepthToSpace: Operator {
  public static let name = "DepthToSpace"

  /// The order in which the input channels enumerate block rows, block columns and output channels.
  public enum Mode: String, Sendable {
    /// Block row, block column, channel.
    case depthColumnRow = "DCR"
    /// Channel, block row, block column.
    case columnRowDepth = "CRD"
  }

  /// The side length of a block.
  public var blockSize: Int
  /// The order of the blocks' channels.
  public var mode: Mode

  /// Creates a rearrangement from its attributes.
  public init(blockSize: Int, mode: Mode = .depthColumnRow) { (self.blockSize, self.mode) = (blockSize, mode) }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    let shape = type.shape
    guard (1...(1 << 16)).contains(blockSize) else { throw .attribute("blocksize", "\(blockSize)") }
    guard shape.rank == 4, shape[1] % (blockSize * blockSize) == 0 else {
      throw .shapes("\(shape) is not divisible into blocks of \(blockSize)")
    }
    let (height, tooHigh) = shape[2].multipliedReportingOverflow(by: blockSize)
    let (width, tooWide) = shape[3].multipliedReportingOverflow(by: blockSize)
    guard !tooHigh, !tooWide else { throw .shapes("\(shape) becomes too large") }
    return [
      ValueType(type.elementType, try Shape.checked([shape[0], shape[1] / (blockSize * blockSize), height, width]))
    ]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    let (batch, channels, b) = (type.shape[0], type.shape[1], blockSize)
    let blocks = mode == .depthColumnRow ? [b, b, channels] : [channels, b, b]
    let source = Shape([batch] + blocks + [x.shape[2], x.shape[3]])
    let order = mode == .depthColumnRow ? [0, 3, 4, 1, 5, 2] : [0, 1, 4, 2, 5, 3]
    return [x.reshaped(to: source).transposed(order).reshaped(to: type.shape)]
  }
}

/// A rearrangement of spatial blocks into channels: the inverse of ``DepthToSpace``.
///
/// Input: x `[n, c, h · b, w · b]`. Output: `[n, c · b², h, w]`.
public struct SpaceToDepth: Operator {
  public static let name = "SpaceToDepth"

  /// The side length of a block.
  public var blockSize: Int

  /// The order of the blocks' channels.
  public var mode: DepthToSpace.Mode

  /// Creates a rearrangement from its attributes.
  public init(blockSize: Int, mode: DepthToSpace.Mode = .depthColumnRow) {
    (self.blockSize, self.mode) = (blockSize, mode)
  }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    let shape = type.shape
    guard (1...(1 << 16)).contains(blockSize) else { throw .attribute("blocksize", "\(blockSize)") }
    guard shape.rank == 4, shape[2] % blockSize == 0, shape[3] % blockSize == 0 else {
      throw .shapes("\(shape) is not divisible into blocks of \(blockSize)")
    }
    let (channels, overflow) = shape[1].multipliedReportingOverflow(by: blockSize * blockSize)
    guard !overflow else { throw .shapes("\(shape) becomes too large") }
    let dimensions = [shape[0], channels, shape[2] / blockSize, shape[3] / blockSize]
    return [ValueType(type.elementType, try Shape.checked(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    let source = Shape([x.shape[0], x.shape[1], type.shape[2], blockSize, type.shape[3], blockSize])
    let order = mode == .depthColumnRow ? [0, 3, 5, 1, 2, 4] : [0, 1, 3, 5, 2, 4]
    return [x.reshaped(to: source).transposed(order).reshaped(to: type.shape)]
  }
}

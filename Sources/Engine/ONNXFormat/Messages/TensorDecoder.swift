internal import Files
internal import Tensors

/// Makes tensors of stored ones; their bytes are borrowed from the mapped files where alignment allows.
struct TensorDecoder {
  private let file: ModelBytes
  private let others: ExternalFiles
  /// What is left for sparse tensors, whoever holds a copy of the decoder.
  let sparse = SparseRoom()

  /// - Parameter others: the files in which other data may lie.
  init(_ file: ModelBytes, others: ExternalFiles) { (self.file, self.others) = (file, others) }

  /// More axes than any model has, so few that nothing is slow by them.
  static let mostAxes = 64

  /// The tensor that a message stores.
  func decode(_ message: TensorMessage) throws(ONNXError) -> Tensor {
    do throws(TensorFault) {
      guard let type = ElementType(onnxNumber: message.elementType) else { throw .elementType(message.elementType) }
      guard !message.isSegment else { throw .segmented }
      guard message.dimensions.count <= Self.mostAxes, let shape = Shape(checking: message.dimensions) else {
        throw .shape(message.dimensions)
      }
      let (size, overflow) = shape.count.multipliedReportingOverflow(by: type.size)
      guard !overflow else { throw .shape(message.dimensions) }
      if message.isExternal { return try external(message, type, shape, size) }
      if let raw = message.raw { return try Self.tensor(type, shape, size, file, raw) }
      return try message.typed(type, shape)
    } catch {
      throw .tensor(name: message.name, error)
    }
  }

  private func external(
    _ message: TensorMessage, _ type: ElementType, _ shape: Shape, _ size: Int
  ) throws(TensorFault) -> Tensor {
    let (owner, range) = try others.bytes(message.external, size: size)
    return try Self.tensor(type, shape, size, owner, range)
  }

  private static func tensor(
    _ type: ElementType, _ shape: Shape, _ size: Int, _ owner: ModelBytes, _ range: Range<Int>
  ) throws(TensorFault) -> Tensor {
    guard range.count == size else { throw .size(expected: size, actual: range.count) }
    let bytes = UnsafeRawBufferPointer(rebasing: owner.bytes[range])
    if type == .bool {
      // A Swift Bool must hold 0 or 1; a file may hold anything.
      return Tensor(bytes.map { $0 != 0 }, shape: shape)
    }
    let isAligned = Int(bitPattern: bytes.baseAddress) % type.size == 0
    if isAligned, size > 0 { return Tensor(type, shape, borrowing: bytes, from: owner) }
    return Tensor(
      type, shape,
      deferring: {
        Tensor(type, shape) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: owner.bytes[range])) }
      })
  }
}

extension TensorMessage {
  /// The tensor whose elements lie in one of the typed lists.
  func typed(_ type: ElementType, _ shape: Shape) throws(TensorFault) -> Tensor {
    let count =
      switch type {
      case .float32: floats.count
      case .float64: doubles.count
      default: integers.count
      }
    guard count == shape.count else { throw .size(expected: shape.count, actual: count) }
    switch type {
    case .float32: return Tensor(floats, shape: shape)
    case .float64: return Tensor(doubles, shape: shape)
    case .float16:
      return Tensor(integers.map { Float16(bitPattern: UInt16(truncatingIfNeeded: $0)) }, shape: shape)
    case .bfloat16:
      return Tensor(integers.map { BFloat16(bitPattern: UInt16(truncatingIfNeeded: $0)) }, shape: shape)
    default: return Tensor(integers: integers, shape: shape, as: type)
    }
  }
}

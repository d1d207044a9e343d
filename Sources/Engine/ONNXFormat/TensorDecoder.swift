internal import Files
internal import Tensors

/// Decodes stored tensors; their bytes are borrowed from the mapped files where alignment allows.
struct TensorDecoder {
  private let file: ModelBytes
  private let others: ExternalFiles
  /// The memory budget of sparse tensors, shared by all copies of the decoder.
  let sparse = SparseBudget()

  /// - Parameter others: the external data files.
  init(_ file: ModelBytes, others: ExternalFiles) { (self.file, self.others) = (file, others) }

  /// The maximum rank: beyond any model, yet small enough to keep every loop over axes fast.
  static let maximumRank = 64

  /// Decodes a dense tensor.
  func decode(_ message: TensorMessage) throws(ONNXError) -> Tensor {
    do throws(TensorFault) {
      guard let type = ElementType(onnxCode: message.elementType) else { throw .elementType(message.elementType) }
      guard !message.isSegment else { throw .segmented }
      guard message.dimensions.count <= Self.maximumRank, let shape = Shape(checking: message.dimensions) else {
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
  /// Returns the tensor whose elements lie in one of the typed fields.
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

/// `SparseTensorProto`: the non-zero elements of a tensor and their indices.
struct SparseTensorMessage: WireMessage {
  var values = TensorMessage()
  /// The positions of the values: linear row-major indices, shape [count], or coordinates, shape [count, rank].
  var indices = TensorMessage()
  var dimensions: [Int] = []

  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    switch field.number {
    case 1: values = try TensorMessage(reader.message(field))
    case 2: indices = try TensorMessage(reader.message(field))
    case 3: try reader.append(field, to: &dimensions)
    default: break
    }
  }
}

/// The memory budget of a file's sparse tensors, whose dense size may far exceed the file.
final class SparseBudget {
  /// The maximum dense size of all sparse tensors together, in bytes.
  static let limit = 1 << 28
  private var remaining = limit

  /// Reserves the bytes of a tensor before it is allocated; returns false if the budget is exceeded.
  func reserve(_ shape: Shape, of type: ElementType) -> Bool {
    guard shape.count <= remaining / type.size else { return false }
    remaining -= shape.count * type.size
    return true
  }
}

extension TensorDecoder {
  /// Decodes a sparse tensor into a dense one.
  func decode(_ message: SparseTensorMessage) throws(ONNXError) -> Tensor {
    let (values, indices) = (try decode(message.values), try decode(message.indices))
    do throws(TensorFault) {
      guard message.dimensions.count <= Self.maximumRank, let shape = Shape(checking: message.dimensions) else {
        throw .shape(message.dimensions)
      }
      guard sparse.reserve(shape, of: values.elementType) else {
        throw .sparse(message.dimensions, limit: SparseBudget.limit)
      }
      let positions = try Self.linearIndices(indices.integers, count: values.shape.count, in: shape)
      var tensor = Tensor(zeros: values.elementType, shape)
      let size = values.elementType.size
      tensor.withUnsafeMutableBytes { target in
        values.withUnsafeBytes { source in
          for (index, position) in positions.enumerated() {
            for byte in 0..<size { target[position * size + byte] = source[index * size + byte] }
          }
        }
      }
      return tensor
    } catch {
      throw .tensor(name: message.values.name, error)
    }
  }

  /// Returns the linear row-major index of each value.
  private static func linearIndices(_ indices: [Int], count: Int, in shape: Shape) throws(TensorFault) -> [Int] {
    let isLinear = indices.count == count
    let width = isLinear ? 1 : shape.rank
    guard indices.count == count * width else { throw .size(expected: count * width, actual: indices.count) }
    let (extents, strides) = isLinear ? ([shape.count], [1]) : (shape.dimensions, shape.strides)
    return try (0..<count).map { row throws(TensorFault) in
      var position = 0
      for axis in 0..<width {
        let index = indices[row * width + axis]
        guard (0..<extents[axis]).contains(index) else { throw .shape(indices) }
        position += index * strides[axis]
      }
      return position
    }
  }
}

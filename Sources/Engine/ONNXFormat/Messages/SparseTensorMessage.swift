internal import Tensors

/// `SparseTensorProto`: a tensor that is 0 but for the listed elements.
struct SparseTensorMessage: WireMessage {
  var values = TensorMessage()
  /// Where the values stand: a list of places in row-major order, or a row of one index an axis for each.
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

/// How many bytes the sparse tensors of a file may still have, as they are stored in far fewer.
final class SparseRoom {
  /// The most bytes of all of them together.
  static let limit = 1 << 28
  private var left = limit

  /// Takes the bytes of a tensor before it is made; says whether there is room for it.
  func take(_ shape: Shape, of type: ElementType) -> Bool {
    guard shape.count <= left / type.size else { return false }
    left -= shape.count * type.size
    return true
  }
}

extension TensorDecoder {
  /// The tensor that a message stores, with its zeros.
  func decode(_ message: SparseTensorMessage) throws(ONNXError) -> Tensor {
    let (values, indices) = (try decode(message.values), try decode(message.indices))
    do throws(TensorFault) {
      guard message.dimensions.count <= Self.mostAxes, let shape = Shape(checking: message.dimensions) else {
        throw .shape(message.dimensions)
      }
      guard sparse.take(shape, of: values.elementType) else {
        throw .sparse(message.dimensions, limit: SparseRoom.limit)
      }
      let places = try Self.places(indices.integers, count: values.shape.count, in: shape)
      var tensor = Tensor(zeros: values.elementType, shape)
      let size = values.elementType.size
      tensor.withUnsafeMutableBytes { target in
        values.withUnsafeBytes { source in
          for (index, place) in places.enumerated() {
            for byte in 0..<size { target[place * size + byte] = source[index * size + byte] }
          }
        }
      }
      return tensor
    } catch {
      throw .tensor(name: message.values.name, error)
    }
  }

  /// Where in row-major order the values stand.
  private static func places(_ indices: [Int], count: Int, in shape: Shape) throws(TensorFault) -> [Int] {
    let isLinear = indices.count == count
    let width = isLinear ? 1 : shape.rank
    guard indices.count == count * width else { throw .size(expected: count * width, actual: indices.count) }
    let (extents, strides) = isLinear ? ([shape.count], [1]) : (shape.dimensions, shape.strides)
    return try (0..<count).map { row throws(TensorFault) in
      var place = 0
      for axis in 0..<width {
        let index = indices[row * width + axis]
        guard (0..<extents[axis]).contains(index) else { throw .shape(indices) }
        place += index * strides[axis]
      }
      return place
    }
  }
}

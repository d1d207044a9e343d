internal import Graphs
internal import Tensors

/// `ValueInfoProto` with the parts of its `TypeProto` that a tensor has.
struct ValueMessage: WireMessage {
  var name = ""
  /// The number of the element type; nil when the value is no tensor.
  var elementType: Int?
  /// The extents; nil when not even their number is told.
  var dimensions: [Dimension]?

  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    switch field.number {
    case 1: name = try reader.string(field)
    case 2: try readType(reader.message(field))
    default: break
    }
  }

  private mutating func readType(_ reader: ProtobufReader) throws(ONNXError) {
    var reader = reader
    while let field = try reader.next() {
      if field.number == 1 { try readTensorType(reader.message(field)) }
    }
  }

  private mutating func readTensorType(_ reader: ProtobufReader) throws(ONNXError) {
    var reader = reader
    while let field = try reader.next() {
      switch field.number {
      case 1: elementType = try reader.integer(field)
      case 2: dimensions = try ShapeMessage(reader.message(field)).dimensions.map(\.dimension)
      default: continue
      }
    }
  }
}

/// `TensorShapeProto`.
private struct ShapeMessage: WireMessage {
  var dimensions: [DimensionMessage] = []

  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    if field.number == 1 { try reader.append(field, to: &dimensions) }
  }
}

/// `TensorShapeProto.Dimension`: a number or a name; many writers put a negative number for "any".
private struct DimensionMessage: WireMessage {
  var dimension = Dimension.symbolic("")

  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    switch field.number {
    case 1:
      let extent = try reader.integer(field)
      dimension = extent < 0 ? .symbolic("") : .fixed(extent)
    case 2: dimension = .symbolic(try reader.string(field))
    default: break
    }
  }
}

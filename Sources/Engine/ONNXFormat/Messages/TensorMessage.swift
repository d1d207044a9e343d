internal import Graphs
internal import Tensors

/// `TensorProto`: a stored tensor; its elements lie in one of several fields.
struct TensorMessage: WireMessage {
  var name = ""
  var dimensions: [Int] = []
  var elementType = 0
  /// The range of `raw_data` in the file.
  var raw: Range<Int>?
  var floats: [Float] = []
  var doubles: [Double] = []
  /// Elements of every integer type, and the bit patterns of 16-bit floats.
  var integers: [Int] = []
  var isSegment = false
  /// Location, offset and length of external data.
  var external: [EntryMessage] = []
  var isExternal = false

  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    switch field.number {
    case 1: try reader.append(field, to: &dimensions)
    case 2: elementType = try reader.integer(field)
    case 3: isSegment = true
    case 4: try reader.append(field, to: &floats)
    case 5, 7, 11: try reader.append(field, to: &integers)
    case 8: name = try reader.string(field)
    case 9: raw = try reader.bytes(field)
    case 10: try reader.append(field, to: &doubles)
    case 13: try reader.append(field, to: &external)
    case 14: isExternal = try reader.integer(field) == 1
    default: break
    }
  }
}

/// `ValueInfoProto`, with the tensor fields of its `TypeProto`.
struct ValueMessage: WireMessage {
  var name = ""
  /// The `DataType` code; nil if the value is not a tensor.
  var elementType: Int?
  /// The dimensions; nil if the rank is unknown.
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

/// `TensorShapeProto.Dimension`: an extent or a name; many exporters write a negative extent for "any".
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

extension ElementType {
  /// The element types by `TensorProto.DataType` code.
  private static let byCode: [Int: ElementType] = [
    1: .float32, 2: .uint8, 3: .int8, 4: .uint16, 5: .int16, 6: .int32, 7: .int64, 9: .bool, 10: .float16,
    11: .float64, 12: .uint32, 13: .uint64, 16: .bfloat16,
  ]

  /// The `TensorProto.DataType` code.
  var onnxCode: Int { Self.codes[self] ?? 0 }
  private static let codes = Dictionary(uniqueKeysWithValues: byCode.map { ($1, $0) })

  /// Returns nil for an unsupported code, such as strings and complex numbers.
  init?(onnxCode: Int) {
    guard let type = Self.byCode[onnxCode] else { return nil }
    self = type
  }
}

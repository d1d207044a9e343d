/// `AttributeProto`: a constant parameter of a node.
struct AttributeMessage: WireMessage {
  /// Which of the fields counts (`AttributeType`).
  enum Kind: Int {
    case undefined = 0
    case float, integer, string, tensor, graph, floats, integers, strings
    case sparseTensor = 11
  }

  var name = ""
  var kind = Kind.undefined
  var float: Float = 0
  var integer = 0
  var string = ""
  var tensor: TensorMessage?
  var sparseTensor: SparseTensorMessage?
  var floats: [Float] = []
  var integers: [Int] = []
  var strings: [String] = []

  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError) {
    switch field.number {
    case 1: name = try reader.string(field)
    case 2: float = try reader.float(field)
    case 3: integer = try reader.integer(field)
    case 4: string = try reader.string(field)
    case 5: tensor = try TensorMessage(reader.message(field))
    case 7: try reader.append(field, to: &floats)
    case 8: try reader.append(field, to: &integers)
    case 9: try reader.append(field, to: &strings)
    case 20: kind = Kind(rawValue: try reader.integer(field)) ?? .undefined
    case 22: sparseTensor = try SparseTensorMessage(reader.message(field))
    default: break
    }
  }
}

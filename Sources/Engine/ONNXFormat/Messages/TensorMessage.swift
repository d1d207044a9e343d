/// `TensorProto`: a stored tensor, whose elements lie in one of several places.
struct TensorMessage: WireMessage {
  var name = ""
  var dimensions: [Int] = []
  var elementType = 0
  /// Where in the file the bytes of the elements lie.
  var raw: Range<Int>?
  var floats: [Float] = []
  var doubles: [Double] = []
  /// The elements of every integer type, and the bits of 16-bit floats.
  var integers: [Int] = []
  var isSegment = false
  /// Where in which other file the bytes lie.
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

/// One field of a protobuf message.
struct WireField {
  /// The content by wire type.
  enum Content {
    case varint(UInt64)
    case fixed32(UInt32)
    case fixed64(UInt64)
    /// A length-delimited string, packed list or message: a range of the file.
    case bytes(Range<Int>)
  }

  /// The field number.
  let number: Int
  let content: Content
  /// The offset of the field in the file.
  let offset: Int
}

/// Reads the fields of one message in the protobuf wire format (protobuf.dev/programming-guides/encoding).
///
/// protobuf's own library is C++ and copies all weights; here they stay where the file is mapped.
///
/// Invariant: `position ≤ end ≤ file.bytes.count`; every read checks the bytes that remain.
struct ProtobufReader {
  private let file: ModelBytes
  /// The offset in the file at which the next field begins.
  private(set) var position: Int
  private let end: Int
  private let depth: Int

  /// The maximum nesting depth of messages; ONNX needs about ten, more only for nested graphs.
  private static let maximumDepth = 32

  /// Creates a reader of the top-level message, which spans the whole file.
  init(_ file: ModelBytes) { self.init(file, 0..<file.bytes.count, depth: 0) }

  private init(_ file: ModelBytes, _ range: Range<Int>, depth: Int) {
    (self.file, self.depth) = (file, depth)
    (position, end) = (range.lowerBound, range.upperBound)
  }

  /// Returns the next field; nil at the end of the message.
  mutating func next() throws(ONNXError) -> WireField? {
    guard position < end else { return nil }
    let start = position
    let key = try varint()
    guard let number = Int(exactly: key >> 3), (1..<(1 << 29)).contains(number) else {
      throw .wire(offset: start, .fieldNumber)
    }
    let content: WireField.Content
    switch key & 7 {
    case 0: content = .varint(try varint())
    case 1: content = .fixed64(UInt64(littleEndian: try load()))
    case 2: content = .bytes(try range())
    case 5: content = .fixed32(UInt32(littleEndian: try load()))
    default: throw .wire(offset: start, .encoding(Int(key & 7)))
    }
    return WireField(number: number, content: content, offset: start)
  }

  /// Reads a varint: seven bits per byte, least significant first, at most ten bytes.
  private mutating func varint() throws(ONNXError) -> UInt64 {
    let start = position
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard position < end else { throw .wire(offset: start, .truncated) }
      let byte = UInt64(file.bytes[position])
      position += 1
      guard shift < 63 || byte < 2 else { throw .wire(offset: start, .longInteger) }
      result |= (byte & 0x7F) << shift
      if byte < 0x80 { return result }
    }
    throw .wire(offset: start, .longInteger)
  }

  private mutating func load<Integer: FixedWidthInteger & BitwiseCopyable>() throws(ONNXError) -> Integer {
    guard end - position >= MemoryLayout<Integer>.size else { throw .wire(offset: position, .truncated) }
    defer { position += MemoryLayout<Integer>.size }
    return file.bytes.loadUnaligned(fromByteOffset: position, as: Integer.self)
  }

  private mutating func range() throws(ONNXError) -> Range<Int> {
    let start = position
    guard let length = Int(exactly: try varint()), length <= end - position else {
      throw .wire(offset: start, .truncated)
    }
    defer { position += length }
    return position..<(position + length)
  }
}

extension ProtobufReader {
  /// Returns a reader of a nested message.
  func message(_ field: WireField) throws(ONNXError) -> ProtobufReader {
    let range = try bytes(field)
    guard depth < Self.maximumDepth else { throw .wire(offset: field.offset, .nesting) }
    return ProtobufReader(file, range, depth: depth + 1)
  }

  /// Returns the range of a length-delimited field in the file.
  func bytes(_ field: WireField) throws(ONNXError) -> Range<Int> {
    guard case .bytes(let range) = field.content else { throw encoding(field) }
    return range
  }

  /// Returns a string; invalid UTF-8 is repaired.
  func string(_ field: WireField) throws(ONNXError) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: file.bytes[try bytes(field)]), as: UTF8.self)
  }

  /// Returns a signed integer.
  func integer(_ field: WireField) throws(ONNXError) -> Int {
    guard case .varint(let bits) = field.content else { throw encoding(field) }
    return Int(truncatingIfNeeded: bits)
  }

  /// Returns a 32-bit float.
  func float(_ field: WireField) throws(ONNXError) -> Float {
    guard case .fixed32(let bits) = field.content else { throw encoding(field) }
    return Float(bitPattern: bits)
  }

  /// Appends the integers of a repeated field, packed or not.
  func append(_ field: WireField, to integers: inout [Int]) throws(ONNXError) {
    guard case .bytes(let range) = field.content else {
      integers.append(try integer(field))
      return
    }
    var packed = ProtobufReader(file, range, depth: depth)
    while packed.position < packed.end { integers.append(Int(truncatingIfNeeded: try packed.varint())) }
  }

  /// Appends the 32-bit floats of a repeated field, packed or not.
  func append(_ field: WireField, to floats: inout [Float]) throws(ONNXError) {
    guard case .bytes(let range) = field.content else {
      floats.append(try float(field))
      return
    }
    var packed = ProtobufReader(file, range, depth: depth)
    while packed.position < packed.end { floats.append(Float(bitPattern: UInt32(littleEndian: try packed.load()))) }
  }

  /// Appends the 64-bit floats of a repeated field, packed or not.
  func append(_ field: WireField, to doubles: inout [Double]) throws(ONNXError) {
    if case .fixed64(let bits) = field.content {
      doubles.append(Double(bitPattern: bits))
      return
    }
    var packed = ProtobufReader(file, try bytes(field), depth: depth)
    while packed.position < packed.end { doubles.append(Double(bitPattern: UInt64(littleEndian: try packed.load()))) }
  }

  private func encoding(_ field: WireField) -> ONNXError { .wire(offset: field.offset, .encoding(field.number)) }
}

/// A protobuf message; only the fields the engine needs are decoded.
protocol WireMessage {
  /// Creates a message with every field at its default.
  init()

  /// Decodes one field; unknown fields are ignored.
  mutating func read(_ field: WireField, from reader: ProtobufReader) throws(ONNXError)
}

extension WireMessage {
  /// Decodes all fields of a message.
  init(_ reader: ProtobufReader) throws(ONNXError) {
    self.init()
    var reader = reader
    while let field = try reader.next() { try read(field, from: reader) }
  }
}

extension ProtobufReader {
  /// The maximum number of elements in a repeated field: far beyond any model, yet little memory.
  private static let maximumElements = 1 << 18

  /// Appends a message of a repeated field.
  func append<Message: WireMessage>(_ field: WireField, to messages: inout [Message]) throws(ONNXError) {
    guard messages.count < Self.maximumElements else {
      throw .tooMany("\(Message.self)", limit: Self.maximumElements)
    }
    messages.append(try Message(message(field)))
  }

  /// Appends a string of a repeated field.
  func append(_ field: WireField, to strings: inout [String]) throws(ONNXError) {
    guard strings.count < Self.maximumElements else { throw .tooMany("String", limit: Self.maximumElements) }
    strings.append(try string(field))
  }
}

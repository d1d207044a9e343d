import Testing

@testable import ONNXFormat

struct ProtobufReaderTests {
  private func reader(_ bytes: [UInt8]) -> ProtobufReader { ProtobufReader(ModelBytes(copying: bytes)) }

  @Test(
    arguments: [
      (0, [0x08, 0x00]), (1, [0x08, 0x01]), (127, [0x08, 0x7F]), (128, [0x08, 0x80, 0x01]), (300, [0x08, 0xAC, 0x02]),
      (Int.max, [0x08, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]),
      (-1, [0x08, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]),
    ] as [(Int, [UInt8])])
  func readsVarints(_ expected: Int, _ bytes: [UInt8]) throws {
    var reader = reader(bytes)
    let field = try #require(try reader.next())
    #expect(field.number == 1)
    #expect(try reader.integer(field) == expected)
    #expect(try reader.next() == nil)
  }

  @Test(
    arguments: [
      (WireFault.truncated, 0, [0x80]),
      (.truncated, 1, [0x08]),
      (.truncated, 1, [0x08, 0x80]),
      (.truncated, 1, [0x0A, 0x01]),
      (.truncated, 1, [0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]),
      (.truncated, 1, [0x0D, 0, 0, 0]),
      (.truncated, 1, [0x09, 0, 0, 0, 0, 0, 0, 0]),
      (.longInteger, 1, [0x08, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02]),
      (.longInteger, 1, [0x08, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01]),
      (.fieldNumber, 0, [0x00, 0x00]),
      (.encoding(3), 0, [0x0B]),
      (.encoding(4), 0, [0x0C]),
      (.encoding(6), 0, [0x0E]),
      (.encoding(7), 0, [0x0F]),
    ] as [(WireFault, Int, [UInt8])])
  func rejectsInvalidWireFormat(_ fault: WireFault, _ offset: Int, _ bytes: [UInt8]) {
    #expect(throws: ONNXError.wire(offset: offset, fault)) {
      var reader = reader(bytes)
      while try reader.next() != nil {}
    }
  }

  @Test func rejectsAFieldWithTheWrongWireType() throws {
    var text = reader([0x0A, 0x01, 0x41])
    let field = try #require(try text.next())
    #expect(throws: ONNXError.wire(offset: 0, .encoding(1))) { try text.integer(field) }
    #expect(throws: ONNXError.wire(offset: 0, .encoding(1))) { try text.float(field) }
    #expect(try text.string(field) == "A")
  }

  @Test func readsListsPackedOrNot() throws {
    let bytes = MessageWriter {
      $0.varint(1, 5)
      $0.bytes(1, [0x06, 0xAC, 0x02])
      $0.fixed32(2, 1.5)
      $0.bytes(2, [0, 0, 0x20, 0x40])
    }.bytes
    var (integers, floats, reader) = ([Int](), [Float](), reader(bytes))
    while let field = try reader.next() {
      if field.number == 1 { try reader.append(field, to: &integers) } else { try reader.append(field, to: &floats) }
    }
    #expect(integers == [5, 6, 300])
    #expect(floats == [1.5, 2.5])
  }

  @Test func rejectsAPackedListThatEndsWithinAnElement() throws {
    var reader = reader([0x0A, 0x03, 0, 0, 0])
    let field = try #require(try reader.next())
    var floats: [Float] = []
    #expect(throws: ONNXError.wire(offset: 2, .truncated)) { try reader.append(field, to: &floats) }
  }

  @Test func rejectsMessagesNestedTooDeeply() {
    func descend(_ reader: ProtobufReader) throws {
      var reader = reader
      while let field = try reader.next() { try descend(reader.message(field)) }
    }
    var bytes: [UInt8] = []
    for _ in 0..<20 { bytes = MessageWriter { $0.bytes(1, bytes) }.bytes }
    #expect(throws: Never.self) { try descend(reader(bytes)) }
    for _ in 0..<20 { bytes = MessageWriter { $0.bytes(1, bytes) }.bytes }
    #expect(throws: ONNXError.self) { try descend(reader(bytes)) }
  }
}

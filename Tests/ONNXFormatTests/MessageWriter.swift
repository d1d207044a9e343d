/// Writes protobuf messages, well-formed or not, for tests.
struct MessageWriter {
  private(set) var bytes: [UInt8] = []

  init() {}

  init(_ fill: (inout MessageWriter) -> Void) { fill(&self) }

  mutating func varint(_ number: Int, _ value: Int) {
    append(UInt64(number) << 3)
    append(UInt64(bitPattern: Int64(value)))
  }

  mutating func fixed32(_ number: Int, _ value: Float) {
    append(UInt64(number) << 3 | 5)
    withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes += $0 }
  }

  mutating func bytes(_ number: Int, _ content: [UInt8]) {
    append(UInt64(number) << 3 | 2)
    append(UInt64(content.count))
    bytes += content
  }

  mutating func string(_ number: Int, _ text: String) { bytes(number, Array(text.utf8)) }

  mutating func message(_ number: Int, _ fill: (inout MessageWriter) -> Void) {
    bytes(number, MessageWriter(fill).bytes)
  }

  mutating func append(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

extension MessageWriter {
  /// Returns a model of a recent opset with the graph that `fill` writes.
  static func model(opset: Int = 17, graph fill: (inout MessageWriter) -> Void) -> [UInt8] {
    MessageWriter {
      $0.varint(1, 8)
      $0.message(8) { $0.varint(2, opset) }
      $0.message(7, fill)
    }.bytes
  }

  mutating func node(
    _ type: String, name: String = "", domain: String = "", _ inputs: [String], _ outputs: [String],
    attributes: (inout MessageWriter) -> Void = { _ in }
  ) {
    message(1) { node in
      for input in inputs { node.string(1, input) }
      for output in outputs { node.string(2, output) }
      node.string(3, name)
      node.string(4, type)
      if !domain.isEmpty { node.string(7, domain) }
      attributes(&node)
    }
  }

  mutating func attribute(_ name: String, integer: Int) {
    message(5) {
      $0.string(1, name)
      $0.varint(3, integer)
      $0.varint(20, 2)
    }
  }

  mutating func attribute(_ name: String, float: Float) {
    message(5) {
      $0.string(1, name)
      $0.fixed32(2, float)
      $0.varint(20, 1)
    }
  }

  mutating func attribute(_ name: String, integers: [Int]) {
    message(5) {
      $0.string(1, name)
      for integer in integers { $0.varint(8, integer) }
      $0.varint(20, 7)
    }
  }

  /// Writes a float graph input; negative extents are left open.
  mutating func input(_ name: String, _ extents: [Int], type: Int = 1) {
    message(11) { value in
      value.string(1, name)
      value.message(2) {
        $0.message(1) { tensor in
          tensor.varint(1, type)
          tensor.message(2) { shape in for extent in extents { shape.message(1) { $0.varint(1, extent) } } }
        }
      }
    }
  }

  mutating func output(_ name: String) { message(12) { $0.string(1, name) } }

  mutating func initializer(_ name: String, _ extents: [Int], type: Int, content: (inout MessageWriter) -> Void) {
    message(5) { tensor in
      for extent in extents { tensor.varint(1, extent) }
      tensor.varint(2, type)
      tensor.string(8, name)
      content(&tensor)
    }
  }
}

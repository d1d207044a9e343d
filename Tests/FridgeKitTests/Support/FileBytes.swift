/// Bytes of the protobuf wire format, enough to write small ONNX files.
struct ProtobufMessage {
  private(set) var bytes: [UInt8] = []

  /// An integer field.
  func adding(_ field: Int, _ value: Int) -> Self { appending(varint(field << 3) + varint(value)) }

  /// A field of text, bytes or a message.
  func adding(_ field: Int, _ content: [UInt8]) -> Self {
    appending(varint(field << 3 | 2) + varint(content.count) + content)
  }

  /// A field of text.
  func adding(_ field: Int, _ text: String) -> Self { adding(field, Array(text.utf8)) }

  /// A field that is a message.
  func adding(_ field: Int, _ message: Self) -> Self { adding(field, message.bytes) }

  private func appending(_ more: [UInt8]) -> Self {
    var message = self
    message.bytes += more
    return message
  }

  private func varint(_ value: Int) -> [UInt8] {
    value < 128 ? [UInt8(value)] : [UInt8(value & 127 | 128)] + varint(value >> 7)
  }
}

/// An ONNX file of a network for images of 2 × 1 pixels that scores three labels: the sums of red, green and blue.
///
/// - Parameter batch: the first extent of the input; nil leaves it open.
func channelSumsFile(metadata: [String: String] = channelSumsMetadata, output: String = "logits", batch: Int? = 1)
  -> [UInt8]
{
  let weights: [Float] = [1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1]
  let matrix = ProtobufMessage().adding(1, 3).adding(1, 6).adding(2, 1).adding(8, "weights")
    .adding(9, weights.withUnsafeBytes { Array($0) })
  let transposed = ProtobufMessage().adding(1, "transB").adding(3, 1).adding(20, 2)
  let flatten = ProtobufMessage().adding(1, "image").adding(2, "flat").adding(3, "flatten").adding(4, "Flatten")
  let sums = ProtobufMessage().adding(1, "flat").adding(1, "weights").adding(2, output).adding(3, "sums")
    .adding(4, "Gemm").adding(5, transposed)
  let graph = ProtobufMessage().adding(1, flatten).adding(1, sums).adding(2, "channel sums").adding(5, matrix)
    .adding(11, port("image", [batch, 3, 1, 2])).adding(12, port(output, [batch, 3]))
  var model = ProtobufMessage().adding(1, 8).adding(2, "tests").adding(7, graph)
    .adding(8, ProtobufMessage().adding(2, 17))
  for (key, value) in metadata.sorted(by: <) {
    model = model.adding(14, ProtobufMessage().adding(1, key).adding(2, value))
  }
  return model.bytes
}

private func port(_ name: String, _ extents: [Int?]) -> ProtobufMessage {
  let shape = extents.reduce(ProtobufMessage()) { shape, extent in
    shape.adding(1, extent.map { ProtobufMessage().adding(1, $0) } ?? ProtobufMessage().adding(2, "n"))
  }
  let type = ProtobufMessage().adding(1, ProtobufMessage().adding(1, 1).adding(2, shape))
  return ProtobufMessage().adding(1, name).adding(2, type)
}

/// Metadata for ``channelSumsFile(metadata:output:batch:)``: pixels are fed as they are.
let channelSumsMetadata = colorMetadata.merging([
  "fridge.name": "sums", "fridge.labels": "apple,lettuce,none", "fridge.input.height": "1",
  "fridge.output": "logits", "fridge.temperature": "100",
  "fridge.sha256": "dcee25960d0228e22ff0cddfb5767910bf42dee12f4a936cec6a75dc2fdba2a7",
]) { _, new in new }

/// The bytes of a PNG file in which every pixel has one colour, stored without compression.
func png(width: Int, height: Int, _ color: (UInt8, UInt8, UInt8)) -> [UInt8] {
  let row: [UInt8] = [0] + Array(repeatElement([color.0, color.1, color.2], count: width).joined())
  let rows = Array(repeatElement(row, count: height).joined())
  let header = bigEndian(width) + bigEndian(height) + [8, 2, 0, 0, 0]
  let signature: [UInt8] = [0x89] + Array("PNG\r\n\u{1A}\n".utf8)
  return signature + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
}

/// A zlib stream of stored blocks.
private func stored(_ bytes: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  for start in stride(from: 0, to: bytes.count, by: 65535) {
    let block = bytes[start..<min(start + 65535, bytes.count)]
    let length = UInt16(block.count)
    let isLast: UInt8 = start + block.count == bytes.count ? 1 : 0
    stream += [isLast, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)] + block
  }
  var (a, b) = (1, 0)
  for byte in bytes {
    a = (a + Int(byte)) % 65521
    b = (b + a) % 65521
  }
  return stream + bigEndian(b << 16 | a)
}

private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
  let content = Array(name.utf8) + body
  var remainder = UInt32.max
  for byte in content {
    remainder ^= UInt32(byte)
    for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
  }
  return bigEndian(body.count) + content + bigEndian(Int(~remainder))
}

private func bigEndian(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

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

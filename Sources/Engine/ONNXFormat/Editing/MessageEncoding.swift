internal import Tensors

extension ModelBytes {
  /// Returns the bytes of a model file with another graph; everything else is copied byte for byte.
  ///
  /// - Parameters:
  ///   - metadata: the metadata properties; they replace those whose key begins with `prefix`.
  ///   - edit: returns the encoded `GraphProto` that replaces the one that it is given a reader of.
  func copied(
    metadata: [(key: String, value: String)], replacing prefix: String,
    edit: (ProtobufReader) throws(ONNXError) -> [UInt8]
  ) throws(ONNXError) -> [UInt8] {
    var model = ProtobufWriter()
    var reader = ProtobufReader(self)
    while let field = try reader.next() {
      switch field.number {
      case 7: model.add(7, bytes: try edit(reader.message(field)))
      case 14 where try EntryMessage(reader.message(field)).key.hasPrefix(prefix): continue
      default: model.add(encoded: bytes[field.offset..<reader.position])
      }
    }
    for (key, value) in metadata {
      model.add(14) {
        $0.add(1, string: key)
        $0.add(2, string: value)
      }
    }
    return model.bytes
  }
}

extension ProtobufWriter {
  /// Appends the fields of a `NodeProto` without its attributes.
  mutating func add(node type: String, _ inputs: [String], _ outputs: [String], name: String) {
    for input in inputs { add(1, string: input) }
    for output in outputs { add(2, string: output) }
    add(3, string: name)
    add(4, string: type)
  }

  /// Appends an integer attribute to the fields of a `NodeProto`.
  mutating func add(attribute name: String, _ value: Int) {
    add(5) {
      $0.add(1, string: name)
      $0.add(3, integer: value)
      $0.add(20, integer: AttributeMessage.Kind.integer.rawValue)
    }
  }

  /// Appends an attribute of several integers to the fields of a `NodeProto`.
  mutating func add(attribute name: String, _ values: [Int]) {
    add(5) {
      $0.add(1, string: name)
      for value in values { $0.add(8, integer: value) }
      $0.add(20, integer: AttributeMessage.Kind.integers.rawValue)
    }
  }

  /// Appends the fields of a `TensorProto` that holds elements as they lie in memory.
  mutating func add<Element: TensorElement>(tensor name: String, _ elements: [Element], _ dimensions: [Int]) {
    for extent in dimensions { add(1, integer: extent) }
    add(2, integer: Element.elementType.onnxCode)
    add(8, string: name)
    // The format is little-endian, as every processor that the engine runs on.
    add(9, bytes: elements.withUnsafeBytes { Array($0) })
  }
}

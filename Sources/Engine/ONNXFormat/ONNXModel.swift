public import Files
public import Graphs
public import Tensors

/// A neural network read from an ONNX file (onnx.ai; field numbers as in onnx.proto).
///
/// The file is memory-mapped: tensors borrow its bytes and keep the mapping alive.
public struct ONNXModel: Sendable {
  /// The network; shapes are inferred when it is specialised.
  public let graph: Graph
  /// The initialisers in file order.
  public let initializers: [Tensor]
  /// The metadata properties, by key.
  public let metadata: [String: String]
  /// The opset version of the standard ONNX domain.
  public let opset: Int
  /// The program that wrote the file, with its version if given.
  public let producer: String
  /// The IR version of the file.
  public let irVersion: Int
  /// The name of the graph.
  public let name: String
  /// The description of the model.
  public let description: String
  /// The versions of all files read: the model and its external data files.
  public let versions: [FileVersion]

  /// Reads a model file; external data must lie in the same folder.
  public init(contentsOf path: FilePath) throws(ONNXError) {
    let bytes: ModelBytes
    do throws(FileError) { bytes = try ModelBytes(path) } catch { throw .file(error) }
    try self.init(bytes, folder: path.folder)
  }

  /// Returns the metadata properties of a model file, by key, without reading its network.
  public static func metadata(ofFile path: FilePath) throws(ONNXError) -> [String: String] {
    let bytes: ModelBytes
    do throws(FileError) { bytes = try ModelBytes(path) } catch { throw .file(error) }
    return try MetadataMessage(ProtobufReader(bytes)).entries.byKey
  }

  /// Reads a model from memory; it must not use external data.
  public init(decoding bytes: [UInt8]) throws(ONNXError) {
    try self.init(ModelBytes(copying: bytes), folder: nil)
  }

  private init(_ bytes: ModelBytes, folder: FilePath?) throws(ONNXError) {
    let message = try ModelMessage(ProtobufReader(bytes))
    guard let graph = message.graph else { throw .noGraph }
    opset = message.opsets.last { $0.domain.isEmpty || $0.domain == "ai.onnx" }?.version ?? 1
    guard OperatorTable.opsets.contains(opset) else {
      throw .unsupportedOpset(opset, supported: OperatorTable.opsets)
    }
    let others = ExternalFiles(folder: folder)
    let builder = try GraphBuilder(graph, opset: opset, decoder: TensorDecoder(bytes, others: others))
    versions = ([bytes] + others.files).compactMap(\.version)
    (self.graph, initializers) = (builder.graph, builder.initializers)
    metadata = message.metadata.byKey
    producer = [message.producer, message.producerVersion].filter { !$0.isEmpty }.joined(separator: " ")
    irVersion = message.irVersion
    name = graph.name
    description = message.description
  }
}

extension [EntryMessage] {
  /// The values by key; the last duplicate wins.
  fileprivate var byKey: [String: String] { reduce(into: [:]) { $0[$1.key] = $1.value } }
}

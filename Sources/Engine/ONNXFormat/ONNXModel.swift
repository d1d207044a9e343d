public import Files
public import Graphs
public import Tensors

/// A neural network as the ONNX format stores it (onnx.ai; format version and field numbers of onnx.proto).
///
/// The file is mapped, not read: its weights stay where they are as long as a tensor of the graph is alive.
public struct ONNXModel: Sendable {
  /// The network; its shapes are known once it is specialised.
  public let graph: Graph
  /// The stored tensors in the order of the file.
  public let initializers: [Tensor]
  /// What the writer chose to tell, by key.
  public let metadata: [String: String]
  /// The version of ONNX's operators that the file uses.
  public let opset: Int
  /// The program that wrote the file, with its version if told.
  public let producer: String
  /// The version of the format.
  public let irVersion: Int
  /// The name of the graph.
  public let name: String
  /// What the writer says about the model.
  public let description: String

  /// The versions of the files that were read: the model's, and those beside it that hold data of its tensors.
  public let versions: [FileVersion]

  /// Reads a model file; data in other files is looked for in its folder only.
  public init(contentsOf path: FilePath) throws(ONNXError) {
    let bytes: ModelBytes
    do throws(FileError) { bytes = try ModelBytes(path) } catch { throw .file(error) }
    try self.init(bytes, folder: path.folder)
  }

  /// What the writer of a file chose to tell, by key; the network is passed over.
  public static func metadata(ofFile path: FilePath) throws(ONNXError) -> [String: String] {
    let bytes: ModelBytes
    do throws(FileError) { bytes = try ModelBytes(path) } catch { throw .file(error) }
    return try MetadataMessage(ProtobufReader(bytes)).entries.byKey
  }

  /// Reads the bytes of a model file that holds all its data.
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
  /// The values by key; the last of several counts.
  fileprivate var byKey: [String: String] { reduce(into: [:]) { $0[$1.key] = $1.value } }
}

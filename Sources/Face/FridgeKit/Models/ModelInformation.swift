public import Files
internal import Graphs
internal import Inference
internal import Kernels
internal import ONNXFormat
public import Recognition
internal import Tensors

/// The facts about a model file.
public struct ModelInformation: Sendable {
  /// The file.
  public let path: FilePath
  /// The size of the file in bytes.
  public let byteCount: Int
  /// The program that wrote the file, with its version if the file states it.
  public let producer: String
  /// The version of the ONNX operator set that the file uses.
  public let opset: Int
  /// The number of stored parameters.
  public let parameterCount: Int
  /// The network's inputs, in order.
  public let inputs: [Port]
  /// The network's outputs, in order.
  public let outputs: [Port]
  /// The number of steps of a forward pass.
  public let stepCount: Int
  /// The kernel set of the packed weights beside the file; nil where they are packed at every load.
  public let packedFor: String?
  /// The file's description of itself; the error is that of a network which is not for photos.
  public let description: Result<DescribedModel, ModelDescriptionError>
}

extension Fridge {
  /// Returns the facts about a model, chosen as for ``modelFile(_:)``; its network is prepared to see that it runs.
  public func information(_ choice: FilePath? = nil) throws(ModelFailure) -> ModelInformation {
    let source = ModelFile(try modelFile(choice))
    let file = try source.open()
    let model = try source.prepare(file)
    return ModelInformation(
      path: source.path, byteCount: source.path.byteCount ?? 0, producer: file.producer, opset: file.opset,
      parameterCount: file.initializers.reduce(0) { $0 + $1.shape.count },
      inputs: model.inputs.map(ModelInformation.Port.init),
      outputs: model.outputs.map(ModelInformation.Port.init), stepCount: model.stepDescriptions.count,
      packedFor: model.usesPackedWeights ? model.kernels.layout : nil,
      description: Result { () throws(ModelDescriptionError) in try DescribedModel(file) })
  }
}

extension ModelInformation {
  /// An input or output of a network.
  public struct Port: Sendable, Equatable, CustomStringConvertible {
    /// Its name in the file.
    public let name: String
    private let type: ValueType

    fileprivate init(_ port: Model.Port) { (name, type) = (port.name, ValueType(port.elementType, port.shape)) }

    /// The name of its element type, such as `float32`.
    public var elementType: String { type.elementType.rawValue }
    /// Its extents, outermost first.
    public var shape: [Int] { type.shape.dimensions }
    /// Name, element type and extents, such as `image float32 1×3×224×224`.
    public var description: String { "\(name) \(type)" }
  }
}

/// The result of checking a model file's weights against the published hash.
public struct ModelVerification: Sendable, Equatable {
  /// The file.
  public let path: FilePath
  /// The hash that the file states; nil when it states none.
  public let stated: String?
  /// The SHA-256 of the stored tensors' bytes in the order of the file, in hexadecimal digits.
  public let computed: String
  /// Whether the packed weights beside the file equal what packing gives now; nil when there are none.
  public let packedIsIntact: Bool?

  /// Whether both hashes agree; nil when the file states none.
  public var isIntact: Bool? { stated.map { $0 == computed } }
}

extension Fridge {
  /// Checks a model, chosen as for ``modelFile(_:)``: that it runs, that its weights have the stated hash, and that the
  /// packed weights beside it were made from them.
  ///
  /// A file that describes itself must describe a classifier or a detector.
  public func verify(_ choice: FilePath? = nil) throws(ModelFailure) -> ModelVerification {
    let source = ModelFile(try modelFile(choice))
    let file = try source.open()
    return ModelVerification(
      path: source.path, stated: try source.statedHash(file), computed: file.weightsHash,
      packedIsIntact: try source.packedIsIntact(file))
  }
}

extension ModelFile {
  /// Returns the hash that the file states, after preparing the network.
  func statedHash(_ file: ONNXModel) throws(ModelFailure) -> String? {
    guard file.metadata["fridge.format"] != nil else {
      _ = try prepare(file)
      return nil
    }
    if case .detector = try describedModel() { return try prepareDetector(file).description.sha256 }
    return try prepareClassifier(file).description.sha256
  }
}

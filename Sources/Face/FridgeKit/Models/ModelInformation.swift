public import Files
public import Graphs
internal import Inference
internal import Kernels
internal import ONNXFormat
public import Recognition
internal import Tensors

/// All that can be told of a model file.
public struct ModelInformation: Sendable {
  /// The file.
  public let path: FilePath
  /// The size of the file in bytes.
  public let byteCount: Int
  /// The program that wrote the file, with its version if told.
  public let producer: String
  /// The version of ONNX's operators that the file uses.
  public let opset: Int
  /// How many numbers the network stores.
  public let parameterCount: Int
  /// What the network takes, in order.
  public let inputs: [(name: String, type: ValueType)]
  /// What the network gives, in order.
  public let outputs: [(name: String, type: ValueType)]
  /// How many steps a forward pass has.
  public let stepCount: Int
  /// The kernel set that the weights lie packed for beside the file; nil where they are packed whenever it is loaded.
  public let packedFor: String?
  /// What the file says about itself; the error is that of a network which is not for photos.
  public let description: Result<DescribedModel, ModelDescriptionError>
}

extension Fridge {
  /// Tells all about a model, chosen as for ``modelFile(_:)``; its network is prepared to see that it can be run.
  public func information(_ choice: FilePath? = nil) throws(ModelFailure) -> ModelInformation {
    let path = try modelFile(choice)
    let file = try path.openModel()
    let model = try path.prepare(file)
    return ModelInformation(
      path: path, byteCount: path.byteCount ?? 0, producer: file.producer, opset: file.opset,
      parameterCount: file.initializers.reduce(0) { $0 + $1.shape.count }, inputs: model.inputs.map(\.described),
      outputs: model.outputs.map(\.described), stepCount: model.stepDescriptions.count,
      packedFor: model.usesGivenWeights ? model.kernels.name : nil,
      description: Result { () throws(ModelDescriptionError) in try DescribedModel(file) })
  }
}

extension Model.Port {
  fileprivate var described: (name: String, type: ValueType) { (name, ValueType(elementType, shape)) }
}

/// Whether a model file's weights are those it was published with.
public struct ModelVerification: Sendable, Equatable {
  /// The file.
  public let path: FilePath
  /// The hash that the file states; nil when it states none.
  public let stated: String?
  /// The SHA-256 of the stored tensors' bytes in the order of the file, in hexadecimal digits.
  public let computed: String

  /// Whether the weights packed beside it are what packing gives now; nil when there are none.
  public let packedIsIntact: Bool?

  /// Whether both hashes agree; nil when the file states none.
  public var isIntact: Bool? { stated.map { $0 == computed } }
}

extension Fridge {
  /// Checks a model, chosen as for ``modelFile(_:)``: that it can be run, that its weights have the stated hash, and that
  /// the packed ones beside it are made of them.
  ///
  /// A file that describes itself must describe a classifier or a detector.
  public func verify(_ choice: FilePath? = nil) throws(ModelFailure) -> ModelVerification {
    let path = try modelFile(choice)
    let file = try path.openModel()
    return ModelVerification(
      path: path, stated: try path.statedHash(file), computed: file.weightsHash,
      packedIsIntact: try path.packedIsIntact(file))
  }
}

extension FilePath {
  /// The hash that this model's file states, once it is known to run.
  fileprivate func statedHash(_ file: ONNXModel) throws(ModelFailure) -> String? {
    guard file.metadata["fridge.format"] != nil else {
      _ = try prepare(file)
      return nil
    }
    if case .detector = try DescribedModel(self) { return try prepareDetector(file).description.sha256 }
    return try prepareClassifier(file).description.sha256
  }
}

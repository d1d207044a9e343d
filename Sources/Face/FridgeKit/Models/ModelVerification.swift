public import Files
internal import ONNXFormat
internal import Recognition

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

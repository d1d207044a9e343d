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

  /// Whether both agree; nil when the file states no hash.
  public var isIntact: Bool? { stated.map { $0 == computed } }
}

extension Fridge {
  /// Checks a model, chosen as for ``modelFile(_:)``: that it can be run, and that its weights have the stated hash.
  ///
  /// A file that describes itself must describe a classifier or a detector.
  public func verify(_ choice: FilePath? = nil) throws(ModelFailure) -> ModelVerification {
    let path = try modelFile(choice)
    let file = try path.openModel()
    guard file.metadata["fridge.format"] != nil else {
      _ = try path.prepare(file)
      return ModelVerification(path: path, stated: nil, computed: file.weightsHash)
    }
    let stated =
      if case .detector = try DescribedModel(path) {
        try path.prepareDetector(file).description.sha256
      } else {
        try path.prepareClassifier(file).description.sha256
      }
    return ModelVerification(path: path, stated: stated, computed: file.weightsHash)
  }
}

public import Files
public import Recognition
internal import ONNXFormat

/// A model file in the folder of models.
public struct ListedModel: Sendable {
  /// Where it is.
  public let path: FilePath
  /// The size of the file in bytes.
  public let byteCount: Int
  /// What it says about itself, or why it cannot be used.
  public let description: Result<DescribedModel, ModelFailure>

  /// The name by which `--model` finds it: the file's name without `.onnx`.
  public var name: FilePath { path.modelName }
}

extension ListedModel {
  init(_ path: FilePath) {
    self.path = path
    byteCount = path.byteCount ?? 0
    description = Result { () throws(ModelFailure) in try DescribedModel(path) }
  }
}

extension DescribedModel {
  /// What the file of a model says about itself; the network is not prepared.
  init(_ path: FilePath) throws(ModelFailure) {
    let file = try path.openModel()
    do { try self.init(file) } catch { throw .classifier(path, .description(error)) }
  }
}

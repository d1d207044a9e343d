public import Files
internal import Inference
internal import ONNXFormat
internal import Recognition

extension Fridge {
  /// The models in the folder of models, by name.
  public func models() throws(ModelFailure) -> [ListedModel] {
    guard let folder = folders?.models else { throw .noData }
    if folder.kind == nil { return [] }
    let names: [FilePath]
    do { names = try Folder(folder).names() } catch { throw .file(error) }
    return names.filter { $0.fileExtension == "onnx" }.map { ListedModel(folder.appending($0)) }
  }

  /// The file of a model: `choice` itself when it is a path, the model of that name, or, without a choice, the first
  /// in the folder of models that describes itself as a classifier.
  public func modelFile(_ choice: FilePath? = nil) throws(ModelFailure) -> FilePath {
    guard let choice else {
      guard let folder = folders?.models else { throw .noData }
      let usable = try models().first { if case .success = $0.description { true } else { false } }
      guard let usable else { throw .noModels(folder) }
      return usable.path
    }
    if choice.looksLikeModelPath { return choice.matchingComposition }
    let models = try models()
    guard let model = models.first(where: { $0.name.isCanonicallyEquivalent(to: choice) }) else {
      throw .unknown(choice, available: models.map(\.name))
    }
    return model.path
  }

  /// Loads a model for photos.
  public func recognition(_ options: PhotoOptions = PhotoOptions()) throws(ModelFailure) -> PhotoRecognition {
    let path = try modelFile(options.model)
    let classifier = try path.prepareClassifier(try path.openModel())
    return PhotoRecognition(model: path, description: classifier.description, options: options) { threads in
      ClassifierSession(classifier, threads: threads, crop: options.crop)
    }
  }
}

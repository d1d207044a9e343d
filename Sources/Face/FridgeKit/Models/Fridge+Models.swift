public import Files
internal import Inference
internal import ONNXFormat
public import Recognition

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
  /// in the folder of models that describes itself as a classifier and not as another form of one.
  public func modelFile(_ choice: FilePath? = nil) throws(ModelFailure) -> FilePath {
    guard let choice else {
      guard let folder = folders?.models else { throw .noData }
      let usable = try models().first {
        if case .success(.classifier(let classifier)) = $0.description { classifier.variantOf.isEmpty } else { false }
      }
      guard let usable else { throw .noModels(folder) }
      return usable.path
    }
    return try file(named: choice)
  }

  /// The file of a detector; nil when none is wanted, or none is in the folder of models.
  ///
  /// - Parameter choice: which; the shipped one is the first in the folder of models that describes itself as one.
  public func detectorFile(_ choice: DetectorChoice) throws(ModelFailure) -> FilePath? {
    switch choice {
    case .none: return nil
    case .file(let path): return try file(named: path)
    case .shipped:
      guard folders != nil else { return nil }
      return try models().first {
        if case .success(.detector(let detector)) = $0.description { detector.variantOf.isEmpty } else { false }
      }?.path
    }
  }

  private func file(named choice: FilePath) throws(ModelFailure) -> FilePath {
    if choice.looksLikeModelPath { return choice.matchingComposition }
    let models = try models()
    guard let model = models.first(where: { $0.name.isCanonicallyEquivalent(to: choice) }) else {
      throw .unknown(choice, available: models.map(\.name))
    }
    return model.path
  }

  /// Loads the models for photos.
  public func recognition(_ options: PhotoOptions = PhotoOptions()) throws(ModelFailure) -> PhotoRecognition {
    let path = try modelFile(options.model)
    let classifier = try path.prepareClassifier(try path.openModel())
    let detector = try detector(options.detector)
    return PhotoRecognition(
      model: path, description: classifier.description, detector: detector, options: options
    ) { threads in
      ClassifierSession(classifier, threads: threads, crop: options.crop)
    }
  }

  /// Loads a detector; nil when none is wanted, or none is in the folder of models.
  public func detector(_ choice: DetectorChoice) throws(ModelFailure) -> Detector? {
    guard let path = try detectorFile(choice) else { return nil }
    return try path.prepareDetector(try path.openModel())
  }
}

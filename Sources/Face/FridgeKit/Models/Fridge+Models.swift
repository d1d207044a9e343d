public import Files
internal import Inference
internal import ONNXFormat
public import Recognition

extension Fridge {
  /// The models in the folder of models, by name.
  public func models() throws(ModelFailure) -> [ListedModel] { try modelPaths().map { ListedModel($0) } }

  /// The model files in the folder of models, by name.
  private func modelPaths() throws(ModelFailure) -> [FilePath] {
    guard let folder = folders?.models else { throw .noData }
    if folder.kind == nil { return [] }
    do {
      return try Folder(folder).names().filter { $0.fileExtension == "onnx" }.map { folder.appending($0) }
    } catch {
      throw .file(error)
    }
  }

  /// The file of a model: `choice` itself when it is a path, the model of that name, or, without a choice, the first
  /// in the folder of models that describes itself as a classifier and not as another form of one.
  public func modelFile(_ choice: FilePath? = nil) throws(ModelFailure) -> FilePath {
    if let choice { return try file(named: choice) }
    guard let folder = folders?.models else { throw .noData }
    let first = try firstModel {
      if case .classifier(let classifier) = $0 { classifier.variantOf.isEmpty } else { false }
    }
    guard let first else { throw .noModels(folder) }
    return first
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
      return try firstModel { if case .detector(let detector) = $0 { detector.variantOf.isEmpty } else { false } }
    }
  }

  /// The first file of the folder of models whose metadata describe what is wanted. The networks are not looked at.
  private func firstModel(where isWanted: (DescribedModel) -> Bool) throws(ModelFailure) -> FilePath? {
    try modelPaths().first { path in
      guard let metadata = try? ONNXModel.metadata(ofFile: path),
        let description = try? DescribedModel(metadata: metadata)
      else { return false }
      return isWanted(description)
    }
  }

  private func file(named choice: FilePath) throws(ModelFailure) -> FilePath {
    if choice.looksLikeModelPath { return choice.matchingComposition }
    let paths = try modelPaths()
    guard let path = paths.first(where: { $0.modelName.isCanonicallyEquivalent(to: choice) }) else {
      throw .unknown(choice, available: paths.map(\.modelName))
    }
    return path
  }

  /// Loads the models for photos, each on a thread of its own.
  ///
  /// - Parameter photos: those that ``PhotoRecognition/report(on:cancellation:handle:)`` will be asked for; the first is
  ///   read meanwhile.
  public func recognition(
    _ options: PhotoOptions = PhotoOptions(), for photos: [FilePath] = []
  ) throws(ModelFailure) -> PhotoRecognition {
    let path = try modelFile(options.model)
    let loading = Background { () throws(ModelFailure) in
      LoadedClassifier(try path.prepareClassifier(try path.openModel()), options, photos: photos.count)
    }
    let detector = Background { () throws(ModelFailure) in
      // The names of what is recognised take a millisecond to read, which is lost on nobody here.
      _ = vocabulary
      return try self.detector(options.detector)
    }
    let first = photos.first.flatMap { path.read($0, options) }
    let (loaded, found) = (loading.result(), detector.result())
    let classifier = try loaded.get()
    return PhotoRecognition(
      model: path, description: classifier.classifier.description, detector: try found.get(), options: options,
      first: first
    ) { threads in
      classifier.session(threads: threads)
    }
  }

  /// Loads a detector; nil when none is wanted, or none is in the folder of models.
  public func detector(_ choice: DetectorChoice) throws(ModelFailure) -> Detector? {
    guard let path = try detectorFile(choice) else { return nil }
    return try path.prepareDetector(try path.openModel())
  }
}

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

public import Files
public import Graphs
public import KernelDispatch
public import Kernels
public import Lessons
public import ONNXFormat
public import Recognition

/// A model file in the folder of models.
public struct ListedModel: Sendable {
  /// The path of the file.
  public let path: FilePath
  /// The size of the file in bytes.
  public let byteCount: Int
  /// The file's description of itself, or why it cannot be used.
  public let description: Result<DescribedModel, ModelFailure>

  init(_ file: ModelFile) {
    path = file.path
    byteCount = file.path.byteCount ?? 0
    description = Result { () throws(ModelFailure) in try file.describedModel() }
  }

  /// The name by which `--model` finds it: the file's name without `.onnx`.
  public var name: FilePath { ModelFile(path).name }
}

extension Fridge {
  /// Lists the models in the folder of models, sorted by name.
  public func models() throws(ModelFailure) -> [ListedModel] { try modelFiles().map { ListedModel($0) } }

  /// Finds the file of a model: `choice` itself when it is a path, the model of that name, or, without a choice, the
  /// first in the folder of models that describes itself as a classifier of food and not as another form of one.
  public func modelFile(_ choice: FilePath? = nil) throws(ModelFailure) -> FilePath {
    if let choice { return try path(named: choice) }
    guard let folder = folders?.models else { throw .noData }
    let first = try firstModel {
      guard case .classifier(let classifier) = $0 else { return false }
      return classifier.variantOf.isEmpty && !classifier.namesShapes
    }
    guard let first else { throw .noModels(folder) }
    return first
  }

  /// Finds the file of a model that names shapes: `choice`, or the first in the folder of models that does.
  func shapeModelFile(_ choice: FilePath?) throws(ModelFailure) -> FilePath {
    if let choice { return try path(named: choice) }
    guard let folder = folders?.models else { throw .noData }
    let first = try firstModel { if case .classifier(let classifier) = $0 { classifier.namesShapes } else { false } }
    guard let first else { throw .noShapes(folder) }
    return first
  }

  /// Finds the file of a detector; nil when none is wanted, or none is in the folder of models.
  ///
  /// - Parameter choice: the detector; the shipped one is the first in the folder of models that describes itself as
  ///   one.
  public func detectorFile(_ choice: DetectorChoice) throws(ModelFailure) -> FilePath? {
    switch choice {
    case .none: return nil
    case .file(let choice): return try path(named: choice)
    case .shipped:
      guard folders != nil else { return nil }
      return try firstModel { if case .detector(let detector) = $0 { detector.variantOf.isEmpty } else { false } }
    }
  }

  /// Finds the files of all models that these options choose: the classifier's, then the detector's, if there is one.
  public func modelFiles(for options: PhotoOptions) throws(ModelFailure) -> [FilePath] {
    let (classifier, detector) = (try modelFile(options.model), try detectorFile(options.detector))
    return [classifier] + (detector.map { [$0] } ?? [])
  }

  /// Returns the files in the folder of models, sorted by name.
  func modelFiles() throws(ModelFailure) -> [ModelFile] {
    guard let folder = folders?.models else { throw .noData }
    if folder.kind == nil { return [] }
    do {
      return try Folder(folder).names().filter { $0.fileExtension == "onnx" }.map { ModelFile(folder.appending($0)) }
    } catch {
      throw .file(error)
    }
  }

  /// Finds the first file of the folder of models whose metadata describe a wanted model.
  private func firstModel(where isWanted: (DescribedModel) -> Bool) throws(ModelFailure) -> FilePath? {
    try modelFiles().first { $0.metadataDescription().map(isWanted) ?? false }?.path
  }

  private func path(named choice: FilePath) throws(ModelFailure) -> FilePath {
    if ModelFile.isPath(choice) { return choice.matchingNormalization }
    let files = try modelFiles()
    guard let file = files.first(where: { $0.name.isCanonicallyEquivalent(to: choice) }) else {
      throw .unknown(choice, available: files.map(\.name))
    }
    return file.path
  }
}

/// Why a model could not be used.
public enum ModelFailure: Error {
  /// The program's data were not found, so a model has to be given by path.
  case noData
  /// The folder of models has no file that describes itself as a classifier.
  case noModels(FilePath)
  /// The folder of models has no file that describes itself as a detector.
  case noDetector
  /// The model, or every one in the folder of models, does not name shapes.
  case noShapes(FilePath)
  /// No model has that name; `available` lists the names of those in the folder of models.
  case unknown(FilePath, available: [FilePath])
  /// The file, or the folder of models, could not be read.
  case file(FileError)
  /// The file is not an ONNX file that can be read.
  case format(FilePath, ONNXError)
  /// The engine cannot run the network.
  case network(FilePath, GraphError)
  /// The network is not a classifier of photos.
  case classifier(FilePath, PhotoModelError)
  /// The network is not a detector.
  case detector(FilePath, PhotoModelError)
  /// `FRIDGE_KERNELS` names no kernel set that this machine can run.
  case kernels(UnknownKernelSet)
  /// The kernel set of that name has no kernels for the precision.
  case precision(Precision, String)
  /// The user's lessons cannot be read.
  case lessons(LessonError)
}

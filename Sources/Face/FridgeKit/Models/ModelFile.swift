public import Files
public import Graphs
internal import Inference
public import ONNXFormat
public import Recognition
internal import Tensors

extension FilePath {
  /// Whether a choice of model is meant as a path and not as a name.
  var looksLikeModelPath: Bool { bytes.contains(UInt8(ascii: "/")) || fileExtension == "onnx" || kind == .file }

  /// The name by which a model in the folder of models is found: the file's name without `.onnx`.
  var modelName: FilePath { FilePath(bytes: name.bytes.dropLast(".onnx".utf8.count)) }

  /// The ONNX file of that path.
  func openModel() throws(ModelFailure) -> ONNXModel {
    do { return try ONNXModel(contentsOf: self) } catch { throw .format(self, error) }
  }

  /// The network of this file, ready to run.
  func prepare(_ file: ONNXModel, inputShapes: [String: Shape] = [:]) throws(ModelFailure) -> Model {
    do { return try Model(file.graph, inputShapes: inputShapes, packed: packedWeights(of: file)) } catch {
      throw .network(self, error)
    }
  }

  /// The classifier that this file describes, ready to run.
  func prepareClassifier(_ file: ONNXModel) throws(ModelFailure) -> Classifier {
    do { return try Classifier(file, packed: packedWeights(of: file)) } catch { throw .classifier(self, error) }
  }

  /// The detector that this file describes, ready to run.
  func prepareDetector(_ file: ONNXModel) throws(ModelFailure) -> Detector {
    do { return try Detector(file, packed: packedWeights(of: file)) } catch { throw .detector(self, error) }
  }

  /// Reads a photo for the classifier that this file describes; nil where it cannot tell how large.
  func read(_ photo: FilePath, _ options: PhotoOptions) -> FirstPhoto? {
    guard let metadata = try? ONNXModel.metadata(ofFile: self),
      let description = try? ModelDescription(metadata: metadata)
    else { return nil }
    return FirstPhoto(photo, atLeast: description.preprocessing(crop: options.crop).decodeSize, options: options)
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
  /// No model has that name; `available` lists those that there are.
  case unknown(FilePath, available: [FilePath])
  /// The file, or the folder of models, could not be read.
  case file(FileError)
  /// The file is no ONNX file that can be read.
  case format(FilePath, ONNXError)
  /// The engine cannot run the network.
  case network(FilePath, GraphError)
  /// The network is no classifier for photos.
  case classifier(FilePath, ClassifierError)
  /// The network is no detector.
  case detector(FilePath, DetectorError)
}

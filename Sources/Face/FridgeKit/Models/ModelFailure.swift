public import Files
public import Graphs
public import ONNXFormat
public import Recognition

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

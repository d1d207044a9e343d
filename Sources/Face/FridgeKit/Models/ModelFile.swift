internal import Files
internal import Graphs
internal import Inference
internal import KernelDispatch
internal import Kernels
internal import ONNXFormat
internal import Recognition
internal import Tensors

/// A model file on disk: the ONNX file at a path, with the packed weights that may lie beside it.
struct ModelFile: Sendable {
  /// The path of the ONNX file.
  let path: FilePath

  /// The precision in which the network is to multiply.
  let precision: Precision

  /// Refers to a file; nothing is read yet.
  init(_ path: FilePath, precision: Precision = .float32) { (self.path, self.precision) = (path, precision) }

  /// The name by which a model in the folder of models is found: the file's name without `.onnx`.
  var name: FilePath { FilePath(bytes: path.name.bytes.dropLast(".onnx".utf8.count)) }

  /// Whether a user's choice of model is a path and not a name.
  static func isPath(_ choice: FilePath) -> Bool {
    choice.bytes.contains(UInt8(ascii: "/")) || choice.fileExtension == "onnx" || choice.kind == .file
  }
}

extension Precision {
  /// Checks that `FRIDGE_KERNELS`, if set, names kernels of this machine, and that the chosen ones multiply like this.
  fileprivate func checkKernels() throws(ModelFailure) {
    do { try KernelSet.checkEnvironment() } catch { throw .kernels(error) }
    if KernelSet.chosen.multiplying(in: self) == nil { throw .precision(self, KernelSet.chosen.name) }
  }
}

extension Fridge {
  /// Checks that this machine has kernels for ``precision``, so that a long-running program fails before it begins.
  public func checkKernels() throws(ModelFailure) { try precision.checkKernels() }
}

extension ModelFile {
  /// Opens the ONNX file, after checking that the kernels asked for can run it.
  func open() throws(ModelFailure) -> ONNXModel {
    try precision.checkKernels()
    do { return try ONNXModel(contentsOf: path) } catch { throw .format(path, error) }
  }

  /// Returns the description that the metadata give, without looking at the network; nil when they describe no model.
  func metadataDescription() -> DescribedModel? {
    guard let metadata = try? ONNXModel.metadata(ofFile: path) else { return nil }
    return try? DescribedModel(metadata: metadata)
  }

  /// Reads the description of the model; the network is not prepared.
  func describedModel() throws(ModelFailure) -> DescribedModel {
    let file = try open()
    do { return try DescribedModel(file) } catch { throw .classifier(path, .description(error)) }
  }
}

extension ModelFile {
  /// Prepares the network for running.
  func prepare(_ file: ONNXModel, inputShapes: [String: Shape] = [:]) throws(ModelFailure) -> Model {
    do {
      return try Model(file.graph, inputShapes: inputShapes, kernels: kernels, packed: packedWeights(of: file))
    } catch { throw .network(path, error) }
  }

  /// Prepares the classifier that the file describes.
  ///
  /// - Parameter mapped: its ``mappedWeights()``, if the caller has them.
  func prepareClassifier(
    _ file: ONNXModel, mapped: MappedFile? = nil, outputs: Classifier.Outputs = .labels
  ) throws(ModelFailure) -> Classifier {
    do {
      return try Classifier(
        file, kernels: kernels, packed: packedWeights(of: file, in: mapped), outputs: outputs)
    } catch { throw .classifier(path, error) }
  }

  /// Prepares the detector that the file describes.
  func prepareDetector(_ file: ONNXModel) throws(ModelFailure) -> Detector {
    do { return try Detector(file, kernels: kernels, packed: packedWeights(of: file)) } catch {
      throw .detector(path, error)
    }
  }
}

extension ModelFile {
  /// The kernels that run the network.
  var kernels: KernelSet { KernelSet.chosen.multiplying(in: precision) ?? .chosen }

  /// The file of the packed weights: beside the model, named after it and the layout.
  var packedPath: FilePath {
    let stem = path.fileExtension == "onnx" ? path.bytes.dropLast(".onnx".utf8.count) : path.bytes[...]
    return FilePath(bytes: stem + ".\(kernels.layout).packed".utf8)
  }

  /// Returns the file of the packed weights; nil where there is none.
  func mappedWeights() -> MappedFile? { try? MappedFile(packedPath) }

  /// Returns the packed weights; nil where there are none, or only those of another version of the model.
  ///
  /// - Parameter mapped: its ``mappedWeights()``, if the caller has them.
  func packedWeights(of file: ONNXModel, in mapped: MappedFile? = nil) -> PackedWeights? {
    guard let mapped = mapped ?? mappedWeights(), let packed = PackedWeights(mapped.bytes, owner: mapped),
      packed.source == file.source
    else { return nil }
    return packed
  }

  /// Packs the weights for the kernel set in use.
  func newlyPacked(_ file: ONNXModel) throws(ModelFailure) -> PackedWeights {
    do { return try Model(file.graph, kernels: kernels).packedWeights(of: file.source) } catch {
      throw .network(path, error)
    }
  }
}

extension ONNXModel {
  /// The versions of the model's files: any change to one of them changes this string.
  fileprivate var source: String { versions.map(\.description).joined(separator: "\n") }
}

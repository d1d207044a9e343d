public import Files
public import Inference
internal import ONNXFormat
public import Tensors

/// Why a network could not be run on arrays.
public enum ModelRunFailure: Error {
  /// The model could not be used.
  case model(ModelFailure)
  /// An input file could not be read, or an output file not be written.
  case file(FileError)
  /// A file holds no usable array.
  case array(FilePath, NumPyFormat.Failure)
  /// The network does not accept the arrays, or is not defined for their values.
  case run(FilePath, RunError)
  /// Two outputs would be written to the same file.
  case sameFile(FilePath)
}

extension Fridge {
  /// Runs any network on arrays of NumPy's `.npy` format.
  ///
  /// - Parameters:
  ///   - choice: the model, as for ``modelFile(_:)``.
  ///   - inputs: the file of each input's array, by the input's name; their shapes fix the dynamic dimensions.
  ///   - folder: receives one `NAME.npy` for each output, named by ``FilePath/init(component:ending:)``; created when
  ///     missing. As an array does not state which program wrote it, an existing file is replaced only by force.
  ///   - isForced: whether existing files may be replaced.
  /// - Returns: the files written, in the order of the outputs.
  public func run(
    _ choice: FilePath?, inputs: [String: FilePath], output folder: FilePath, isForced: Bool = false
  ) throws(ModelRunFailure) -> [FilePath] {
    var arrays: [String: Tensor] = [:]
    for (name, file) in inputs { arrays[name] = try file.readArray() }
    let (path, model) = try prepareModel(choice, inputShapes: arrays.mapValues(\.shape))
    let rule = OverwriteRule(inputs: [path] + inputs.values, isForced: isForced)
    let files = try Self.files(for: model.outputs.map(\.name), in: folder, rule)
    let results: [String: Tensor]
    do {
      results = try Session(model, threads: 0).run(model.reinterpreting(arrays))
    } catch { throw .run(path, error) }
    do { try folder.createFolder() } catch { throw .file(error) }
    var written: [FilePath] = []
    for (port, file) in zip(model.outputs, files) {
      guard let tensor = results[port.name] else { continue }
      do { try file.write(NumPyFormat.encode(tensor)) } catch { throw .file(error) }
      written.append(file.path)
    }
    return written
  }

  /// Prepares a network for inputs of the given shapes.
  func prepareModel(
    _ choice: FilePath?, inputShapes: [String: Shape] = [:]
  ) throws(ModelRunFailure) -> (FilePath, Model) {
    do {
      let file = ModelFile(try modelFile(choice), precision: precision)
      return (file.path, try file.prepare(try file.open(), inputShapes: inputShapes))
    } catch { throw .model(error) }
  }

  /// Returns the file of each output, checked before anything is run.
  private static func files(
    for outputs: [String], in folder: FilePath, _ rule: OverwriteRule
  ) throws(ModelRunFailure) -> [OutputFile] {
    var files: [OutputFile] = []
    for name in outputs {
      let path = folder.appending(FilePath(component: name, ending: ".npy"))
      if files.contains(where: { $0.path == path }) { throw .sameFile(path) }
      do { files.append(try OutputFile(path, rule) { _ in false }) } catch { throw .file(error) }
    }
    return files
  }
}

extension FilePath {
  fileprivate func readArray() throws(ModelRunFailure) -> Tensor {
    let bytes: [UInt8]
    do { bytes = try readBytes(limit: 1 << 32) } catch { throw .file(error) }
    do { return try NumPyFormat.decode(bytes) } catch { throw .array(self, error) }
  }
}

extension Model {
  /// Returns the arrays with those for `bfloat16` inputs, which NumPy can hold only as `uint16` bits, reinterpreted as
  /// such.
  fileprivate func reinterpreting(_ arrays: [String: Tensor]) -> [String: Tensor] {
    var arrays = arrays
    for port in inputs where port.elementType == .bfloat16 {
      guard let bits = arrays[port.name], bits.elementType == .uint16 else { continue }
      arrays[port.name] = bits.withUnsafeBytes { bytes in
        Tensor(.bfloat16, bits.shape) { $0.copyMemory(from: bytes) }
      }
    }
    return arrays
  }
}

public import Files
public import Inference
internal import ONNXFormat
public import Tensors

/// Why a network could not be run on arrays.
public enum ModelRunFailure: Error {
  /// The model could not be used.
  case model(ModelFailure)
  /// An array's file could not be read, or a result's file not be written.
  case file(FileError)
  /// A file holds no array that can be used.
  case array(FilePath, NumPyFormat.Failure)
  /// The network does not take the arrays, or is not defined for what they hold.
  case run(FilePath, RunError)
  /// Two outputs would be written to the same file.
  case sameFile(FilePath)
}

extension Fridge {
  /// Runs any network on arrays of NumPy's `.npy` format.
  ///
  /// - Parameters:
  ///   - choice: the model, as for ``modelFile(_:)``.
  ///   - inputs: the file of each input's array, by the input's name; their shapes settle the extents left open.
  ///   - folder: gets one `NAME.npy` for each output, named as ``FilePath/init(component:ending:)`` has it; created when
  ///     missing. As an array does not say which program wrote it, a file that is there is replaced only by force.
  ///   - isForced: whether files that are there may be replaced.
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

  /// A network prepared for inputs of the given shapes.
  func prepareModel(
    _ choice: FilePath?, inputShapes: [String: Shape] = [:]
  ) throws(ModelRunFailure) -> (FilePath, Model) {
    do {
      let path = try modelFile(choice)
      return (path, try path.prepare(try path.openModel(), inputShapes: inputShapes))
    } catch { throw .model(error) }
  }

  /// The file of each output, checked before anything is run.
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
  /// The arrays with those for `bfloat16` inputs, which NumPy can hold only as `uint16` bits, read as such.
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

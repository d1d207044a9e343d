public import Files
internal import Inference
internal import KernelDispatch
internal import Kernels
internal import ONNXFormat

/// A model whose weights lie packed beside it, so that it loads without packing them.
public struct PackedModel: Sendable, Equatable {
  /// The model's file.
  public let model: FilePath
  /// The kernel set that the weights are packed for, such as `avx512vnni`.
  public let kernels: String
  /// The file of the packed weights.
  public let path: FilePath
  /// The size of that file in bytes.
  public let byteCount: Int
}

extension Fridge {
  /// Packs the weights of a model into a file beside it, which is used from then on for as long as neither changes.
  ///
  /// - Parameters:
  ///   - choice: a model as for ``modelFile(_:)``; nil for every one in the folder of models.
  ///   - isForced: whether a file of other origin that has the name may be replaced.
  public func pack(_ choice: FilePath? = nil, isForced: Bool = false) throws(ModelFailure) -> [PackedModel] {
    let paths = if let choice { [try modelFile(choice)] } else { try models().map(\.path) }
    var packed: [PackedModel] = []
    for path in paths { packed.append(try path.pack(isForced: isForced)) }
    return packed
  }
}

extension FilePath {
  /// The file for this model's packed weights: beside it, named after it and the kernels.
  private var packedFile: FilePath {
    let stem = fileExtension == "onnx" ? bytes.dropLast(".onnx".utf8.count) : bytes[...]
    return FilePath(bytes: stem + ".\(KernelSet.chosen.name).packed".utf8)
  }

  fileprivate func pack(isForced: Bool) throws(ModelFailure) -> PackedModel {
    let (path, rule) = (packedFile, OverwriteRule(inputs: [self], isForced: isForced))
    let file: OutputFile
    do { file = try OutputFile(path, rule) { PackedWeights.begin($0) } } catch { throw .file(error) }
    let bytes = try newlyPacked(try openModel()).encoded
    do { try file.write(bytes) } catch { throw .file(error) }
    return PackedModel(model: self, kernels: KernelSet.chosen.name, path: path, byteCount: bytes.count)
  }

  private func newlyPacked(_ file: ONNXModel) throws(ModelFailure) -> PackedWeights {
    do { return try Model(file.graph).packedWeights(of: file.source) } catch { throw .network(self, error) }
  }

  /// Whether the packed weights of this model are what packing gives now; nil where there are none.
  func packedIsIntact(_ file: ONNXModel) throws(ModelFailure) -> Bool? {
    guard let packed = packedWeights(of: file) else { return nil }
    return packed.encoded == (try newlyPacked(file)).encoded
  }

  /// The packed weights of this model; nil where there are none, or only those of another version of it.
  func packedWeights(of file: ONNXModel) -> PackedWeights? {
    guard let mapped = try? MappedFile(packedFile), let packed = PackedWeights(mapped.bytes, owner: mapped),
      packed.source == file.source
    else { return nil }
    return packed
  }
}

extension ONNXModel {
  /// What tells the files of this model from what they were before each change.
  fileprivate var source: String { versions.map(\.description).joined(separator: "\n") }
}

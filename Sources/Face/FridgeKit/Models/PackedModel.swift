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
    for path in paths { packed.append(try ModelFile(path, precision: precision).pack(isForced: isForced)) }
    return packed
  }
}

extension ModelFile {
  fileprivate func pack(isForced: Bool) throws(ModelFailure) -> PackedModel {
    let rule = OverwriteRule(inputs: [path], isForced: isForced)
    let output: OutputFile
    do { output = try OutputFile(packedPath, rule) { PackedWeights.begin($0) } } catch { throw .file(error) }
    let bytes = try newlyPacked(try open()).encoded
    do { try output.write(bytes) } catch { throw .file(error) }
    return PackedModel(model: path, kernels: kernels.name, path: output.path, byteCount: bytes.count)
  }

  /// Returns whether the packed weights equal what packing gives now; nil where there are none.
  func packedIsIntact(_ file: ONNXModel) throws(ModelFailure) -> Bool? {
    guard let packed = packedWeights(of: file) else { return nil }
    return packed.encoded == (try newlyPacked(file)).encoded
  }
}

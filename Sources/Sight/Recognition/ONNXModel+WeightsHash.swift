public import ONNXFormat
internal import Tensors

extension ONNXModel {
  /// The SHA-256 of the bytes of all stored tensors in the order of the file, as 64 hexadecimal digits.
  ///
  /// It stands in the metadata of a model file as `fridge.sha256`, see ``ModelDescription/sha256``.
  public var weightsHash: String {
    var hash = SHA256()
    for tensor in initializers { tensor.withUnsafeBytes { hash.update($0) } }
    return hash.hexadecimalDigits()
  }
}

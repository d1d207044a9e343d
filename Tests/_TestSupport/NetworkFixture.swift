public import Files
public import Tensors
public import Testing

/// A model file with the arrays that belong to it.
public struct NetworkFixture: Sendable, CustomTestStringConvertible {
  /// The model file.
  public let path: FilePath

  public var testDescription: String { "\(path.folder.name)/\(path.name)" }

  private static let folder = FilePath(#filePath).folder.folder.appending("GraphsTests/Fixtures")

  /// The model files below a folder of the fixtures.
  public static func all(in subfolder: FilePath) throws -> [NetworkFixture] {
    try Folder(folder.appending(subfolder)).files { $0.fileExtension == "onnx" }.map(NetworkFixture.init)
  }

  /// The arrays `<name>.<role>0.npy`, `<name>.<role>1.npy`, …
  public func tensors(_ role: String) throws -> [Tensor] {
    let stem = path.description.dropLast(".onnx".count)
    var tensors: [Tensor] = []
    while true {
      let start = "\(stem).\(role)\(tensors.count)"
      if FilePath("\(start).npy").kind == .file {
        tensors.append(try NumPyFormat.decode(FilePath("\(start).npy").readBytes()))
      } else if FilePath("\(start).bf16.npy").kind == .file {
        let bits = try NumPyFormat.decode(FilePath("\(start).bf16.npy").readBytes())
        let numbers = bits.elements(of: UInt16.self).map { BFloat16(bitPattern: $0) }
        tensors.append(Tensor(numbers, shape: bits.shape))
      } else {
        return tensors
      }
    }
  }
}

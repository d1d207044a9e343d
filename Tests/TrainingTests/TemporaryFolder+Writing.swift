import Files
import TestSupport

extension TemporaryFolder {
  /// Writes a file, and the folders above it.
  func write(_ name: FilePath, _ text: String = "") throws -> FilePath {
    let file = self(name)
    try file.folder.createFolder()
    try file.write(Array(text.utf8))
    return file
  }
}

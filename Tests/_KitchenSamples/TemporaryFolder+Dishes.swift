package import Files
package import TestSupport

extension TemporaryFolder {
  /// Creates a subfolder with one dish file.
  package func dishes(_ text: String = SampleDishes.text, name: FilePath = "dishes.jsonl") throws -> FilePath {
    let folder = path.appending("dishes")
    try folder.createFolder()
    try folder.appending(name).write(text.utf8)
    return folder
  }
}

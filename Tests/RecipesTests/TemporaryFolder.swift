import Files
import Glibc

/// A folder of its own for one test, removed with all that is in it when the test lets go of it.
final class TemporaryFolder {
  let path: FilePath

  init() {
    var name = Array("/tmp/fridge-recipes-XXXXXX".utf8CString)
    precondition(mkdtemp(&name) != nil, "the system gives a temporary folder")
    path = FilePath(bytes: name.map { UInt8(bitPattern: $0) })
  }

  deinit { Self.remove(path) }

  /// A folder in it with one dish file.
  func dishes(_ text: String = SampleDishes.text, name: FilePath = "dishes.jsonl") throws -> FilePath {
    let folder = path.appending("dishes")
    try folder.createFolder()
    try folder.appending(name).write(text.utf8)
    return folder
  }

  private static func remove(_ path: FilePath) {
    guard path.kind == .folder else {
      _ = path.withCString { unlink($0) }
      return
    }
    for name in (try? Folder(path).names()) ?? [] { remove(path.appending(name)) }
    _ = path.withCString { rmdir($0) }
  }
}

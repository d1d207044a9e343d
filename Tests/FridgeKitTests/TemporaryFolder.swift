import Files
import Glibc

/// A new empty folder that is removed, with all it holds, when dropped.
final class TemporaryFolder {
  let path: FilePath

  init() throws {
    var template = Array("/tmp/fridge-kit-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError.failed("/tmp", operation: "mkdtemp", code: errno) }
    path = FilePath(bytes: template.map { UInt8(bitPattern: $0) })
  }

  deinit { remove(path) }

  /// Writes empty files, and the folders above them.
  func create(_ names: FilePath...) throws {
    for name in names {
      try self(name).folder.createFolder()
      try self(name).write([])
    }
  }

  /// The path of something in the folder.
  func callAsFunction(_ name: FilePath) -> FilePath { path.appending(name) }

  private func remove(_ path: FilePath) {
    _ = path.withCString { chmod($0, 0o700) }
    for name in (try? Folder(path).names()) ?? [] {
      let entry = path.appending(name)
      if !entry.isLink && entry.kind == .folder { remove(entry) } else { _ = entry.withCString { unlink($0) } }
    }
    _ = path.withCString { rmdir($0) }
  }
}

extension FilePath {
  /// Whether the name itself is that of a symbolic link.
  var isLink: Bool {
    var status = stat()
    return withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Makes this name a symbolic link to `target`.
  func link(to target: FilePath) {
    let code = target.withCString { to in withCString { symlink(to, $0) } }
    precondition(code == 0, "cannot link \(self)")
  }
}

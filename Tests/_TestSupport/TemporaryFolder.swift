public import Files
public import Glibc

/// A new empty folder that is removed, with all it holds, when dropped.
public final class TemporaryFolder {
  /// Where it is.
  public let path: FilePath

  /// A folder below the one for temporary files.
  public init() {
    var template = Array("/tmp/fridge-tests-XXXXXX".utf8CString)
    precondition(mkdtemp(&template) != nil, "the system gives a temporary folder")
    path = FilePath(bytes: template.map { UInt8(bitPattern: $0) })
  }

  deinit { remove(path) }

  /// Writes empty files, and the folders above them.
  public func create(_ names: FilePath...) throws {
    for name in names {
      try self(name).folder.createFolder()
      try self(name).write([])
    }
  }

  /// The path of something in the folder.
  public func callAsFunction(_ name: FilePath) -> FilePath { path.appending(name) }

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
  public var isLink: Bool {
    var status = stat()
    return withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Makes this name a symbolic link to `target`.
  public func link(to target: FilePath) {
    let code = target.withCString { to in withCString { symlink(to, $0) } }
    precondition(code == 0, "cannot link \(self)")
  }

  /// The permission bits.
  public var rights: mode_t {
    var status = stat()
    return withCString { stat($0, &status) } == 0 ? status.st_mode & 0o777 : 0
  }
}

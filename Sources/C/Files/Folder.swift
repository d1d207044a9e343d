internal import Glibc

/// The entries of a folder.
public struct Folder: Sendable {
  /// Which folder it is.
  public let path: FilePath

  /// A folder by its path; nothing is read yet.
  public init(_ path: FilePath) { self.path = path }

  /// The names in the folder in byte order, `.` and `..` left out.
  public func names() throws(FileError) -> [FilePath] {
    guard let stream = path.withCString({ opendir($0) }) else { throw FileError(path, operation: "open folder") }
    defer { closedir(stream) }
    var names: [FilePath] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { FilePath(bytes: $0) }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// The regular files below the folder that `isWanted` accepts, depth first in byte order.
  ///
  /// Hidden entries are passed over; a folder reached twice through links is entered once.
  public func files(where isWanted: (FilePath) -> Bool) throws(FileError) -> [FilePath] {
    var found: [FilePath] = []
    var seen: Set<FolderIdentity> = []
    try collect(into: &found, seen: &seen, isWanted)
    return found
  }

  private func collect(
    into found: inout [FilePath], seen: inout Set<FolderIdentity>, _ isWanted: (FilePath) -> Bool
  ) throws(FileError) {
    guard let identity = FolderIdentity(path), seen.insert(identity).inserted else { return }
    for name in try names() where name.bytes.first != UInt8(ascii: ".") {
      let entry = path.appending(name)
      switch entry.kind {
      case .folder: try Folder(entry).collect(into: &found, seen: &seen, isWanted)
      case .file: if isWanted(entry) { found.append(entry) }
      case .other, nil: continue
      }
    }
  }
}

/// What tells one folder from another however it is reached.
private struct FolderIdentity: Hashable {
  let device: dev_t
  let node: ino_t

  init?(_ path: FilePath) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    (device, node) = (status.st_dev, status.st_ino)
  }
}

extension FilePath {
  /// Creates the folder and those above it that are missing.
  public func createFolder() throws(FileError) {
    if kind == .folder { return }
    if folder != self, folder.kind == nil { try folder.createFolder() }
    guard withCString({ mkdir($0, 0o777) }) == 0 || kind == .folder else { throw FileError(self, operation: "mkdir") }
  }
}

internal import Glibc

/// A folder whose entries can be listed.
public struct Folder: Sendable {
  /// The path of the folder.
  public let path: FilePath

  /// Creates a folder from its path without reading it.
  public init(_ path: FilePath) { self.path = path }

  /// Returns the names in the folder in byte order, without `.` and `..`.
  public func names() throws(FileError) -> [FilePath] {
    guard let stream = path.withCString({ opendir($0) }) else { throw FileError(path, operation: "open folder") }
    defer { closedir(stream) }
    var names: [FilePath] = []
    while let entry = readdir(stream) {
      let name = entry.name
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// Returns the regular files below the folder that `isWanted` accepts, depth first in byte order.
  ///
  /// Hidden entries are skipped; a folder reached twice through links is entered once. The first unreadable folder
  /// throws.
  public func files(where isWanted: (FilePath) -> Bool) throws(FileError) -> [FilePath] {
    var files: [FilePath] = []
    for entry in entries(where: isWanted) {
      switch entry {
      case .file(let path): files.append(path)
      case .unreadable(let error): throw error
      }
    }
    return files
  }

  /// Returns the same files as ``files(where:)``, with unreadable folders listed as errors.
  public func entries(where isWanted: (FilePath) -> Bool) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    var seen: Set<FileIdentity> = []
    collect(into: &entries, seen: &seen, isWanted)
    return entries
  }

  private func collect(
    into entries: inout [FolderEntry], seen: inout Set<FileIdentity>, _ isWanted: (FilePath) -> Bool
  ) {
    if let identity = FileIdentity(path), !seen.insert(identity).inserted { return }
    let names: [FilePath]
    do { names = try self.names() } catch { return entries.append(.unreadable(error)) }
    for name in names where name.bytes.first != UInt8(ascii: ".") {
      let path = path.appending(name)
      switch path.kind {
      case .folder: Folder(path).collect(into: &entries, seen: &seen, isWanted)
      case .file: if isWanted(path) { entries.append(.file(path)) }
      case .other, nil: continue
      }
    }
  }
}

/// An entry found while walking a folder.
public enum FolderEntry: Sendable, Equatable {
  /// The path of a regular file.
  case file(FilePath)
  /// The error of a folder that cannot be read.
  case unreadable(FileError)
}

extension FilePath {
  /// Creates the folder and its missing parents.
  public func createFolder() throws(FileError) {
    if kind == .folder { return }
    if folder != self, folder.kind == nil { try folder.createFolder() }
    if withCString({ mkdir($0, 0o777) }) == 0 { return }
    let code = errno
    if kind != .folder { throw FileError(self, operation: "mkdir", code: code) }
  }
}

extension UnsafeMutablePointer<dirent> {
  /// The entry's name. It may be longer than the declared size of the field, or the record shorter, so only the bytes
  /// up to the terminating NUL are read.
  fileprivate var name: FilePath {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "." }
    let start = UnsafeRawPointer(self) + offset
    let count = strlen(start.assumingMemoryBound(to: CChar.self))
    return FilePath(bytes: UnsafeRawBufferPointer(start: start, count: count))
  }
}

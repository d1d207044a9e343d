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
      let name = entry.name
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// The regular files below the folder that `isWanted` accepts, depth first in byte order.
  ///
  /// Hidden entries are passed over; a folder reached twice through links is entered once. The first folder that cannot
  /// be read is an error.
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

  /// What ``files(where:)`` finds, where a folder that cannot be read stands in the list as its error.
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

/// Something met on the way through a folder.
public enum FolderEntry: Sendable, Equatable {
  /// A regular file, by its path.
  case file(FilePath)
  /// A folder that cannot be read.
  case unreadable(FileError)
}

extension FilePath {
  /// Creates the folder and those above it that are missing.
  public func createFolder() throws(FileError) {
    if kind == .folder { return }
    if folder != self, folder.kind == nil { try folder.createFolder() }
    if withCString({ mkdir($0, 0o777) }) == 0 { return }
    let code = errno
    if kind != .folder { throw FileError(self, operation: "mkdir", code: code) }
  }
}

extension UnsafeMutablePointer<dirent> {
  /// The entry's name. It may be longer than the field's declared size, and the record shorter, so only bytes up to the
  /// terminating NUL are looked at.
  fileprivate var name: FilePath {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "." }
    let start = UnsafeRawPointer(self) + offset
    let count = strlen(start.assumingMemoryBound(to: CChar.self))
    return FilePath(bytes: UnsafeRawBufferPointer(start: start, count: count))
  }
}

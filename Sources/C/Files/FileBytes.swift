internal import Glibc

/// What a path names.
public enum FileKind: Sendable, Equatable {
  case file, folder, other
}

/// What tells a file from what it was before each change: its size, and when it was written last.
public struct FileVersion: Sendable, Equatable, CustomStringConvertible {
  /// The size in bytes.
  let byteCount: Int
  /// When it was written last, since 1970.
  let (seconds, nanoseconds): (Int, Int)

  init(_ status: stat) {
    byteCount = Int(status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }

  /// All of it as text.
  public var description: String { "\(byteCount) bytes, \(seconds) s, \(nanoseconds) ns" }
}

extension FilePath {
  /// What the path names, links followed; nil when there is nothing, or nothing to be seen.
  public var kind: FileKind? {
    var status = stat()
    guard withCString({ stat($0, &status) }) == 0 else { return nil }
    return FileKind(mode: status.st_mode)
  }

  /// The size in bytes of the regular file it names, links followed; nil when it names none.
  public var byteCount: Int? {
    var status = stat()
    guard withCString({ stat($0, &status) }) == 0, FileKind(mode: status.st_mode) == .file else { return nil }
    return Int(status.st_size)
  }

  /// Reads a whole file into memory.
  ///
  /// - Parameter limit: the most bytes accepted; checked before anything is allocated, and again while reading.
  public func readBytes(limit: Int = .max) throws(FileError) -> [UInt8] {
    let descriptor = try openForReading()
    defer { close(descriptor) }
    let size = try regularSize(of: descriptor)
    guard size <= limit else { throw .tooLarge(self, bytes: size, limit: limit) }
    var bytes: [UInt8] = []
    var code: Int32 = 0
    bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        guard got > 0 else { break }
        count += got
      }
    }
    guard code == 0 else { throw FileError(self, operation: "read", code: code) }
    return bytes
  }

  func openForReading() throws(FileError) -> Int32 {
    let descriptor = withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw FileError(self, operation: "open") }
    return descriptor
  }

  /// The size in bytes of an open file, which must be a regular one.
  func regularSize(of descriptor: Int32) throws(FileError) -> Int { try regularVersion(of: descriptor).byteCount }

  /// The version of an open file, which must be a regular one.
  func regularVersion(of descriptor: Int32) throws(FileError) -> FileVersion {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(self, operation: "stat") }
    switch FileKind(mode: status.st_mode) {
    case .file: return FileVersion(status)
    case .folder: throw .isFolder(self)
    case .other: throw .notRegular(self)
    }
  }
}

extension FileKind {
  fileprivate init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
  }
}

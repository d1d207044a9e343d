internal import Glibc

/// The kind of a directory entry.
public enum FileKind: Sendable, Equatable {
  case file, folder, other
}

/// The size and modification time of a file, which differ after every change.
public struct FileVersion: Sendable, Equatable, CustomStringConvertible {
  /// The size in bytes.
  let byteCount: Int
  /// The modification time since 1970.
  let (seconds, nanoseconds): (Int, Int)

  init(_ status: stat) {
    byteCount = Int(status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }

  /// The size and modification time as text.
  public var description: String { "\(byteCount) bytes, \(seconds) s, \(nanoseconds) ns" }
}

extension FilePath {
  /// The kind of the entry, following links; nil if it does not exist or is inaccessible.
  public var kind: FileKind? {
    var status = stat()
    guard withCString({ stat($0, &status) }) == 0 else { return nil }
    return FileKind(mode: status.st_mode)
  }

  /// The size of the regular file in bytes, following links; nil if it is not a regular file.
  public var byteCount: Int? {
    var status = stat()
    guard withCString({ stat($0, &status) }) == 0, FileKind(mode: status.st_mode) == .file else { return nil }
    return Int(status.st_size)
  }
}

/// The identity of a file (device and inode), independent of its path and of links.
struct FileIdentity: Hashable {
  private let device: dev_t
  private let node: ino_t

  /// Returns nil if the file does not exist.
  init?(_ path: FilePath) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    (device, node) = (status.st_dev, status.st_ino)
  }
}

extension FileKind {
  init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
  }
}

internal import Glibc

/// Why a file could not be read or written.
public enum FileError: Error, Equatable {
  /// Nothing has that name.
  case notFound(FilePath)
  /// A folder stands where a file is needed.
  case isFolder(FilePath)
  /// A file, or nothing, stands where a folder is needed.
  case notFolder(FilePath)
  /// The system denies access.
  case denied(FilePath)
  /// Neither a file nor a folder: a socket, a device.
  case notRegular(FilePath)
  /// An output has the name of a file that is there and may not be replaced; it was left alone.
  case taken(FilePath)
  /// An output is one of the inputs; it was left alone.
  case isInput(FilePath)
  /// The file has more bytes than the reader accepts.
  case tooLarge(FilePath, bytes: Int, limit: Int)
  /// A system call failed for another reason; `code` is its `errno`.
  case failed(FilePath, operation: String, code: Int32)

  /// The error that `errno` stands for after `operation` on `path`.
  init(_ path: FilePath, operation: String, code: Int32 = errno) {
    self =
      switch code {
      case ENOENT: .notFound(path)
      case EISDIR: .isFolder(path)
      case ENOTDIR: .notFolder(path)
      case EACCES, EPERM: .denied(path)
      default: .failed(path, operation: operation, code: code)
      }
  }

  /// The file or folder concerned.
  public var path: FilePath {
    switch self {
    case .notFound(let path), .isFolder(let path), .notFolder(let path), .denied(let path), .notRegular(let path),
      .taken(let path), .isInput(let path), .tooLarge(let path, _, _), .failed(let path, _, _):
      path
    }
  }

  /// Whether the disk takes nothing more: it is full or read-only.
  public var isRefusalOfDisk: Bool {
    guard case .failed(_, _, let code) = self else { return false }
    return [EROFS, ENOSPC, EDQUOT].contains(code)
  }

  /// The system's words for an `errno` value, in English.
  public static func reason(forCode code: Int32) -> String { String(cString: strerror(code)) }
}

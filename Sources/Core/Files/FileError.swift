internal import Glibc

/// An error in reading or writing a file.
public enum FileError: Error, Equatable {
  /// The file does not exist.
  case notFound(FilePath)
  /// The path is a folder where a file is required.
  case isFolder(FilePath)
  /// The path is not a folder where one is required.
  case notFolder(FilePath)
  /// Permission is denied.
  case denied(FilePath)
  /// The path is neither a file nor a folder, but a socket or device.
  case notRegular(FilePath)
  /// The output exists and may not be replaced; it was left unchanged.
  case taken(FilePath)
  /// The output is one of the inputs; it was left unchanged.
  case isInput(FilePath)
  /// The file exceeds the size limit of the reader.
  case tooLarge(FilePath, bytes: Int, limit: Int)
  /// A system call failed for another reason; `code` is its `errno`.
  case failed(FilePath, operation: String, code: Int32)

  /// Creates the error for an `errno` value after `operation` on `path`.
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

  /// Whether the file system is full, over quota or read-only.
  public var isDiskFullOrReadOnly: Bool {
    guard case .failed(_, _, let code) = self else { return false }
    return [EROFS, ENOSPC, EDQUOT].contains(code)
  }

  /// Returns the system's message for an `errno` value, in English.
  public static func reason(forCode code: Int32) -> String { String(cString: strerror(code)) }
}

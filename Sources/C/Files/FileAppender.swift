internal import Glibc

/// A file that grows by whole pieces: each is written completely or, when that fails, taken back.
public final class FileAppender {
  private let path: FilePath
  private let descriptor: Int32
  private var count: Int

  /// Opens a file for appending, created when it is missing.
  ///
  /// - Parameter kept: how many of the bytes there already are stay; the rest is cut off. A file that cannot be cut, such
  ///   as a pipe, keeps what it has.
  public init(_ path: FilePath, keeping kept: Int) throws(FileError) {
    self.path = path
    if path.kind == .folder { throw .isFolder(path) }
    descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw FileError(path, operation: "create") }
    count = kept
    guard ftruncate(descriptor, kept) == 0 || errno == EINVAL else {
      let code = errno
      close(descriptor)
      throw FileError(path, operation: "truncate", code: code)
    }
  }

  deinit { close(descriptor) }

  /// Adds bytes at the end, all of them or none.
  public func append(_ bytes: [UInt8]) throws(FileError) {
    do {
      try path.writeAll(bytes, to: descriptor)
      count += bytes.count
    } catch {
      ftruncate(descriptor, count)
      throw error
    }
  }
}

internal import Glibc

/// A file that appears whole or not at all: bytes go to a neighbour that takes the name on ``commit()``.
///
/// Dropped without a commit, the neighbour is removed and whatever had the name before stays as it was.
public final class FileWriter {
  private let path: FilePath
  private let neighbour: FilePath
  private let descriptor: Int32
  private var isCommitted = false

  /// Opens the neighbour, in the same folder so that renaming is atomic.
  public init(replacing path: FilePath) throws(FileError) {
    self.path = path
    if path.kind == .folder { throw .isFolder(path) }
    neighbour = FilePath(bytes: path.bytes + ".\(getpid()).part".utf8)
    descriptor = neighbour.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw FileError(path, operation: "create") }
  }

  deinit {
    close(descriptor)
    if !isCommitted { _ = neighbour.withCString { unlink($0) } }
  }

  /// Adds bytes at the end.
  public func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    try path.writeAll(Array(bytes), to: descriptor)
  }

  /// Brings the bytes to the disk and gives the file its name.
  public func commit() throws(FileError) {
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileError(path, operation: "sync") }
    guard neighbour.withCString({ from in path.withCString { rename(from, $0) } }) == 0 else {
      throw FileError(path, operation: "rename")
    }
    isCommitted = true
  }
}

extension FilePath {
  /// Writes the whole file at once, or leaves what was there.
  public func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    let writer = try FileWriter(replacing: self)
    try writer.write(bytes)
    try writer.commit()
  }

  /// Writes every byte to an open descriptor, however many calls that takes.
  func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(self, operation: "write") }
      written += count
    }
  }
}

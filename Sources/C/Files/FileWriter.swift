internal import Glibc

/// A file that appears whole or not at all: bytes go to a neighbour that takes the name on ``commit()``.
///
/// Dropped without a commit, the neighbour is removed and whatever had the name before stays as it was. A link is
/// followed and stays a link. What is neither a file nor a folder, such as `/dev/stdout`, is written to directly.
public final class FileWriter {
  private let path: FilePath
  private let target: FilePath
  private let neighbour: FilePath?
  private let descriptor: Int32
  private var failure: FileError?
  private var isCommitted = false

  /// Opens the neighbour, in the same folder so that renaming is atomic.
  public init(replacing path: FilePath) throws(FileError) {
    self.path = path
    target = path.resolvingLinks ?? path
    switch path.kind {
    case .folder: throw .isFolder(path)
    case .other:
      neighbour = nil
      descriptor = path.withCString { open($0, O_WRONLY | O_CLOEXEC) }
      guard descriptor >= 0 else { throw FileError(path, operation: "open") }
    case .file, nil: (neighbour, descriptor) = try target.createNeighbour(for: path)
    }
  }

  deinit {
    close(descriptor)
    if !isCommitted, let neighbour { _ = neighbour.withCString { unlink($0) } }
  }

  /// Adds bytes at the end.
  public func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    do { try path.writeAll(Array(bytes), to: descriptor) } catch {
      failure = error
      throw error
    }
  }

  /// Brings the bytes to the disk and gives the file its name; fails when a write did.
  public func commit() throws(FileError) {
    if let failure { throw failure }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileError(path, operation: "sync") }
    guard let neighbour else { return }
    guard neighbour.withCString({ from in target.withCString { rename(from, $0) } }) == 0 else {
      throw FileError(path, operation: "rename")
    }
    isCommitted = true
    target.folder.bringToDisk()
  }
}

extension FilePath {
  /// Writes the whole file at once, or leaves what was there.
  public func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    let writer = try FileWriter(replacing: self)
    try writer.write(bytes)
    try writer.commit()
  }

  /// Throws the reason for which a file cannot be written here, with so many bytes beside it; nothing stays of the attempt.
  ///
  /// The file itself is not opened: closing it would end the locks that this process holds on it, as POSIX has it.
  public func checkWritable(bytes count: Int) throws(FileError) {
    switch kind {
    case .folder: throw .isFolder(self)
    case .other: throw .notRegular(self)
    case .file:
      guard withCString({ faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) }) == 0 else {
        throw FileError(self, operation: "write")
      }
    case nil: break
    }
    try FileWriter(replacing: self).write([UInt8](repeating: 0, count: count))
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

  /// A new file in the same folder, with the rights of the one it is to replace. Its name is short, as a name made
  /// from a longest possible one could not be.
  fileprivate func createNeighbour(for path: FilePath) throws(FileError) -> (FilePath, descriptor: Int32) {
    var serial = 0
    while true {
      let neighbour = folder.appending(FilePath(".\(getpid())-\(serial).part"))
      let descriptor = neighbour.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      if descriptor >= 0 {
        copyRights(to: descriptor)
        return (neighbour, descriptor)
      }
      guard errno == EEXIST else { throw FileError(path, operation: "create") }
      serial += 1
    }
  }

  private func copyRights(to descriptor: Int32) {
    var status = stat()
    if withCString({ stat($0, &status) }) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
  }

  /// Makes a renaming in this folder survive a power cut, on file systems that allow it.
  fileprivate func bringToDisk() {
    let descriptor = withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

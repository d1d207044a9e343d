internal import Glibc

/// An atomic file writer: bytes go to a temporary file that ``commit()`` renames to the target.
///
/// Without a commit, the temporary file is removed and the target stays unchanged. Links are followed and preserved.
/// Devices and pipes, such as `/dev/stdout`, are written to directly.
public final class FileWriter {
  private let path: FilePath
  private let target: FilePath
  private let temporary: FilePath?
  private let descriptor: Int32
  private var failure: FileError?
  private var isCommitted = false

  /// Creates the temporary file, in the same folder so that renaming is atomic.
  public init(replacing path: FilePath) throws(FileError) {
    self.path = path
    target = path.resolvingLinks ?? path
    switch path.kind {
    case .folder: throw .isFolder(path)
    case .other:
      temporary = nil
      descriptor = path.withCString { open($0, O_WRONLY | O_CLOEXEC) }
      guard descriptor >= 0 else { throw FileError(path, operation: "open") }
    case .file, nil: (temporary, descriptor) = try target.createTemporaryFile(for: path)
    }
  }

  deinit {
    close(descriptor)
    if !isCommitted, let temporary { _ = temporary.withCString { unlink($0) } }
  }

  /// Appends bytes.
  public func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    // Bytes in a buffer, which may be large, are not copied.
    let written = bytes.withContiguousStorageIfAvailable { buffer in
      Result { () throws(FileError) in try path.writeAll(UnsafeRawBufferPointer(buffer), to: descriptor) }
    }
    do {
      if let written { try written.get() } else { try path.writeAll(Array(bytes), to: descriptor) }
    } catch {
      failure = error
      throw error
    }
  }

  /// Flushes the bytes to disk and renames the file; throws if an earlier write failed.
  public func commit() throws(FileError) {
    if let failure { throw failure }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileError(path, operation: "sync") }
    guard let temporary else { return }
    guard temporary.withCString({ from in target.withCString { rename(from, $0) } }) == 0 else {
      throw FileError(path, operation: "rename")
    }
    isCommitted = true
    target.folder.flushFolder()
  }
}

extension FilePath {
  /// Replaces the file atomically, or leaves it unchanged on an error.
  public func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    let writer = try FileWriter(replacing: self)
    try writer.write(bytes)
    try writer.commit()
  }

  /// Throws if the file cannot be written, tested with a temporary file of `count` bytes that is then removed.
  ///
  /// The file itself is not opened: under POSIX, closing it would release the locks that this process holds on it.
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

  /// Writes all bytes to an open descriptor, repeating partial writes.
  func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    try bytes.withUnsafeBytes { buffer in
      Result { () throws(FileError) in try writeAll(buffer, to: descriptor) }
    }.get()
  }

  /// Writes all bytes to an open descriptor, repeating partial writes.
  fileprivate func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(self, operation: "write") }
      written += count
    }
  }

  /// Creates a temporary file in the same folder with the permissions of the target.
  ///
  /// Its name does not contain that of the target, which may already have the maximum length.
  fileprivate func createTemporaryFile(for path: FilePath) throws(FileError) -> (FilePath, descriptor: Int32) {
    var serial = 0
    while true {
      let temporary = folder.appending(FilePath(".\(getpid())-\(serial).part"))
      let descriptor = temporary.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      if descriptor >= 0 {
        copyPermissions(to: descriptor)
        return (temporary, descriptor)
      }
      guard errno == EEXIST else { throw FileError(path, operation: "create") }
      serial += 1
    }
  }

  private func copyPermissions(to descriptor: Int32) {
    var status = stat()
    if withCString({ stat($0, &status) }) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
  }

  /// Flushes the folder so that a rename in it survives a power failure, where the file system supports that.
  fileprivate func flushFolder() {
    let descriptor = withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// A file that grows in atomic appends: each is written completely or rolled back.
public final class FileAppender {
  private let path: FilePath
  private let descriptor: Int32
  private var count: Int

  /// Opens a file for appending, creating it if needed.
  ///
  /// - Parameter kept: the number of existing bytes to keep; the rest is truncated, except where the file does not
  ///   support truncation, as a pipe.
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

  /// Appends all bytes or none.
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

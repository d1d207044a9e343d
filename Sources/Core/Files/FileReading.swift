internal import Glibc

extension FilePath {
  /// Reads the whole file into memory.
  ///
  /// - Parameter limit: the maximum size in bytes, checked before anything is allocated.
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

  /// Returns the size in bytes of an open file; throws if it is not a regular file.
  func regularSize(of descriptor: Int32) throws(FileError) -> Int { try regularVersion(of: descriptor).byteCount }

  /// Returns the version of an open file; throws if it is not a regular file.
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

/// A memory-mapped file; the mapping lives as long as the object.
///
/// The pages are private and read-only. Truncating the file while it is mapped crashes the process on access (SIGBUS).
public final class MappedFile: Sendable {
  /// The path of the file.
  public let path: FilePath
  // The mapping never moves and is never written, so sharing its address between threads is safe.
  private nonisolated(unsafe) let start: UnsafeMutableRawPointer?
  /// The version of the file when it was opened.
  public let version: FileVersion
  /// The size in bytes.
  public var count: Int { version.byteCount }

  /// Maps a regular file; an empty file yields no bytes.
  public init(_ path: FilePath) throws(FileError) {
    let descriptor = try path.openForReading()
    defer { close(descriptor) }
    version = try path.regularVersion(of: descriptor)
    self.path = path
    let size = version.byteCount
    guard size > 0 else {
      start = nil
      return
    }
    guard let mapping = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), mapping != MAP_FAILED else {
      throw FileError(path, operation: "mmap")
    }
    start = mapping
  }

  deinit { if let start { munmap(start, count) } }

  /// The bytes, valid as long as the object is alive.
  public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// Reads a byte of each cache line in a range, so that its pages are mapped and its bytes lie in the processor's cache.
  ///
  /// - Parameter range: offsets in the file; those past its end are left out.
  /// - Returns: the sum of these bytes, as nothing would be read if nothing came of it.
  @inline(never) public func readAhead(_ range: Range<Int>) -> Int {
    stride(from: range.lowerBound, to: min(range.upperBound, count), by: 64).reduce(0) { $0 + Int(bytes[$1]) }
  }
}

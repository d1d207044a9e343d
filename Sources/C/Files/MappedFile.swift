internal import Glibc

/// A file seen as memory, without reading it first; the mapping lives as long as the object.
///
/// The pages are private and read-only. Truncating the file while it is mapped is the one thing it cannot survive.
public final class MappedFile: Sendable {
  /// Where the bytes came from.
  public let path: FilePath
  // The mapping never moves and is never written, so sharing its address between threads is safe.
  private nonisolated(unsafe) let start: UnsafeMutableRawPointer?
  /// What the file was like when it was opened.
  public let version: FileVersion
  /// How many bytes the file has.
  public var count: Int { version.byteCount }

  /// Maps a regular file; an empty one maps to no bytes.
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

  /// The bytes; valid as long as the object is alive.
  public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }
}

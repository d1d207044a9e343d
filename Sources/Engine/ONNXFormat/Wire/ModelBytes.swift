internal import Files

/// The bytes of a model file, which tensors may borrow and keep alive.
final class ModelBytes: Sendable {
  // Nobody writes the bytes after initialisation, so threads may share the address.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let file: MappedFile?

  /// The bytes of a mapped file.
  init(_ path: FilePath) throws(FileError) {
    let file = try MappedFile(path)
    (self.file, bytes) = (file, file.bytes)
  }

  /// A copy of bytes in memory.
  init(copying source: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 64)
    copy.copyBytes(from: source)
    (file, bytes) = (nil, UnsafeRawBufferPointer(copy))
  }

  /// What the file was like when it was opened; nil for bytes in memory.
  var version: FileVersion? { file?.version }

  deinit { if file == nil { bytes.deallocate() } }
}

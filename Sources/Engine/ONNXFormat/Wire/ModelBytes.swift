internal import Files

/// The bytes of a model file; tensors may borrow them and keep them alive.
final class ModelBytes: Sendable {
  // The bytes are never written after initialisation, so threads may share the address.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let file: MappedFile?

  /// Maps a file.
  init(_ path: FilePath) throws(FileError) {
    let file = try MappedFile(path)
    (self.file, bytes) = (file, file.bytes)
  }

  /// Copies bytes in memory.
  init(copying source: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 64)
    copy.copyBytes(from: source)
    (file, bytes) = (nil, UnsafeRawBufferPointer(copy))
  }

  /// The version of the file when it was opened; nil for bytes in memory.
  var version: FileVersion? { file?.version }

  deinit { if file == nil { bytes.deallocate() } }
}

/// The external data files of a model, each mapped once.
final class ExternalFiles {
  private let folder: FilePath?
  private var mapped: [FilePath: ModelBytes] = [:]

  /// The files mapped so far, sorted by path.
  var files: [ModelBytes] {
    mapped.sorted { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }.map(\.value)
  }

  /// - Parameter folder: the model's folder, which no path may leave; nil rejects every path.
  init(folder: FilePath?) { self.folder = folder }

  /// Returns the file and byte range that a tensor's entries `location`, `offset` and `length` specify.
  ///
  /// - Parameter size: the size of the tensor in bytes, the default of `length`.
  func bytes(_ entries: [EntryMessage], size: Int) throws(TensorFault) -> (ModelBytes, Range<Int>) {
    let location = entries.last { $0.key == "location" }?.value ?? ""
    let offset = try Self.number(entries, "offset") ?? 0
    let length = try Self.number(entries, "length") ?? size
    let file = try open(location)
    guard offset <= file.bytes.count, length <= file.bytes.count - offset else {
      throw .externalRange("\(offset) + \(length) of \(file.bytes.count)")
    }
    return (file, offset..<(offset + length))
  }

  private static func number(_ entries: [EntryMessage], _ key: String) throws(TensorFault) -> Int? {
    guard let text = entries.last(where: { $0.key == key })?.value else { return nil }
    guard let number = Int(text), number >= 0 else { throw .externalRange("\(key) \(text)") }
    return number
  }

  private func open(_ location: String) throws(TensorFault) -> ModelBytes {
    let relative = FilePath(location)
    let parts = relative.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let folder, !relative.isAbsolute, parts.allSatisfy({ !$0.isEmpty && !$0.elementsEqual("..".utf8) }) else {
      throw .externalPath(location)
    }
    let path = folder.appending(relative)
    if let file = mapped[path] { return file }
    guard path.kind != nil else { throw .external(.notFound(path)) }
    guard let resolved = path.resolvingLinks, let root = folder.resolvingLinks, resolved.isInside(root) else {
      throw .externalPath(location)
    }
    do throws(FileError) {
      let file = try ModelBytes(path)
      mapped[path] = file
      return file
    } catch {
      throw .external(error)
    }
  }
}

extension FilePath {
  /// Whether the path, with links resolved, lies inside a folder.
  fileprivate func isInside(_ folder: FilePath) -> Bool {
    bytes.starts(with: folder == "/" ? folder.bytes : folder.bytes + "/".utf8)
  }
}

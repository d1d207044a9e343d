internal import Glibc

/// A file path as the bytes that the system uses, which need not be UTF-8.
///
/// Paths are equal if their bytes are; ``description`` is for display and repairs invalid UTF-8.
public struct FilePath: Hashable, Sendable {
  /// The bytes of the path, without a terminating NUL.
  public let bytes: [UInt8]

  /// Creates a path from bytes, up to the first NUL.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes.prefix { $0 != 0 }) }

  /// Creates a path from text, as UTF-8.
  public init(_ text: String) { self.init(bytes: text.utf8) }

  /// Creates a single path component from an untrusted name.
  ///
  /// Slashes, NUL and other control bytes become `_`, byte by byte, so that a combining mark after a slash cannot hide
  /// it. `.`, `..` and an empty name become `_` too. A long name is truncated between characters to fit, with its
  /// ending, into the 255 bytes that file systems allow.
  ///
  /// - Parameter ending: a suffix such as `.npy`.
  public init(component name: String, ending: String = "") {
    var bytes = name.utf8.map { $0 < 0x20 || $0 == 0x7F || $0 == Self.slash ? UInt8(ascii: "_") : $0 }
    let room = max(Self.longestComponent - ending.utf8.count, 1)
    if bytes.count > room {
      let isContinuation = { (byte: UInt8) in byte & 0xC0 == 0x80 }
      var end = room
      while end > 0, isContinuation(bytes[end]) { end -= 1 }
      bytes = Array(bytes[..<end])
    }
    if bytes.allSatisfy({ $0 == UInt8(ascii: ".") }), bytes.count <= 2 { bytes = [UInt8(ascii: "_")] }
    self.init(bytes: bytes + Array(ending.utf8))
  }

  private static let longestComponent = 255

  /// Calls `body` with the NUL-terminated bytes, for system calls.
  public func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    try (bytes + [0]).withUnsafeBufferPointer { buffer in
      try buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { preconditionFailure("a terminated path is never empty") }
        return try body(start)
      }
    }
  }
}

extension FilePath: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a path from a literal, as UTF-8.
  public init(stringLiteral value: String) { self.init(value) }

  /// The path as text; invalid UTF-8 appears as U+FFFD.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

// Taking paths apart and joining them.
extension FilePath {
  private static let slash = UInt8(ascii: "/")

  /// Whether the path is absolute.
  public var isAbsolute: Bool { bytes.first == Self.slash }

  /// The last component, without trailing slashes; `/` for the root.
  public var name: FilePath {
    let trimmed = bytes.trimmingSuffix { $0 == Self.slash }
    guard !trimmed.isEmpty else { return bytes.isEmpty ? self : "/" }
    return FilePath(bytes: trimmed.suffix { $0 != Self.slash })
  }

  /// Whether the path is a folder or ends with a slash.
  public var isFolderName: Bool { kind == .folder || bytes.last == Self.slash }

  /// The parent folder: `.` for a bare name, `/` for the root.
  public var folder: FilePath {
    let trimmed = bytes.trimmingSuffix { $0 == Self.slash }
    guard let cut = trimmed.lastIndex(of: Self.slash) else { return trimmed.isEmpty && isAbsolute ? "/" : "." }
    let parent = trimmed[..<cut].trimmingSuffix { $0 == Self.slash }
    return parent.isEmpty ? "/" : FilePath(bytes: parent)
  }

  /// The part of the name after its last dot, in lower case; empty if there is none.
  public var fileExtension: String {
    let name = name.bytes
    return Self.lastDot(of: name).map { String(decoding: name[($0 + 1)...], as: UTF8.self).lowercased() } ?? ""
  }

  /// The name without its file extension.
  public var stem: FilePath {
    let name = name.bytes
    return FilePath(bytes: Array(name[..<(Self.lastDot(of: name) ?? name.count)]))
  }

  /// Returns the index of the dot before the extension; a leading dot only hides a file.
  private static func lastDot(of name: [UInt8]) -> Int? {
    name.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the path of `component` in this folder, or `component` itself if it is absolute.
  public func appending(_ component: FilePath) -> FilePath {
    if component.isAbsolute || bytes.isEmpty { return component }
    return FilePath(bytes: bytes.last == Self.slash ? bytes + component.bytes : bytes + [Self.slash] + component.bytes)
  }

  /// Whether two names are canonically equivalent Unicode text (NFC and NFD forms are).
  ///
  /// A name that is not UTF-8 is equivalent only to itself.
  public func isCanonicallyEquivalent(to other: FilePath) -> Bool {
    if bytes == other.bytes { return true }
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return text == String(validating: other.bytes, as: UTF8.self)
  }
}

// Queries and changes of the file system.
extension FilePath {
  /// The executable of this process, with links resolved; nil if unknown.
  public static var program: FilePath? { FilePath("/proc/self/exe").resolvingLinks }

  /// The absolute path with links resolved; nil if it does not exist.
  public var resolvingLinks: FilePath? {
    guard let resolved = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return FilePath(bytes: UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map { UInt8(bitPattern: $0) })
  }

  /// The existing path that differs from this one only in Unicode normalisation (NFC, NFD); self if there is none.
  ///
  /// A Korean name typed on Linux is NFC; the same name copied from a Mac is NFD.
  public var matchingNormalization: FilePath {
    guard kind == nil, folder != self else { return self }
    let parent = folder.matchingNormalization
    guard let names = try? Folder(parent).names() else { return self }
    guard let match = names.first(where: { $0.isCanonicallyEquivalent(to: name) }) else { return self }
    return bytes.contains(UInt8(ascii: "/")) ? parent.appending(match) : match
  }

  /// Creates an empty file of this name unless there is an entry of that name already, even a broken link.
  ///
  /// - Returns: whether it was created: then no other process can have chosen the same name.
  public func createFile() throws(FileError) -> Bool {
    let descriptor = withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    if descriptor < 0, errno == EEXIST { return false }
    guard descriptor >= 0 else { throw FileError(self, operation: "create") }
    close(descriptor)
    return true
  }

  /// Removes the file, if there is one.
  public func remove() throws(FileError) {
    guard withCString({ unlink($0) }) == 0 || errno == ENOENT else { throw FileError(self, operation: "remove") }
  }

  /// Writes the contents of the file to the disk, if the system still holds any in memory.
  package func flushToDisk() throws(FileError) {
    let descriptor = try openForReading()
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileError(self, operation: "sync") }
  }

  /// Renames the file or folder within the same file system, replacing any existing file.
  public func rename(to other: FilePath) throws(FileError) {
    guard withCString({ from in other.withCString { Glibc.rename(from, $0) } }) == 0 else {
      throw FileError(self, operation: "rename")
    }
  }
}

extension RandomAccessCollection {
  fileprivate func trimmingSuffix(while isUnwanted: (Element) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, isUnwanted(self[index(before: end)]) { formIndex(before: &end) }
    return self[..<end]
  }

  fileprivate func suffix(while isWanted: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, isWanted(self[index(before: start)]) { formIndex(before: &start) }
    return self[start...]
  }
}

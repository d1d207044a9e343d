internal import Glibc

/// A folder for temporary files that only this user can enter.
public struct ScratchFolder: Sendable {
  /// The path of the folder.
  public let path: FilePath

  /// Creates a folder in the one that the environment variable `TMPDIR` names, or else in `/tmp`.
  ///
  /// - Parameter prefix: the beginning of its name; a hyphen and six characters that no other entry has follow.
  public init(prefix: String) throws(FileError) {
    let parent = getenv("TMPDIR").flatMap { $0.pointee == 0 ? nil : $0 }.map {
      FilePath(bytes: UnsafeRawBufferPointer(start: $0, count: strlen($0)))
    }
    try self.init(prefix: prefix, in: parent ?? "/tmp")
  }

  init(prefix: String, in parent: FilePath) throws(FileError) {
    // mkdtemp replaces the last six characters.
    let name = FilePath("\(prefix)-" + String(repeating: "X", count: 6))
    var template = parent.appending(name).bytes + [0]
    let isMade = template.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { mkdtemp($0.assumingMemoryBound(to: CChar.self)) != nil } ?? false
    }
    guard isMade else { throw FileError(parent, operation: "create folder") }
    path = FilePath(bytes: template.dropLast())
  }

  /// Removes the folder with the files in it; folders in it stay, and then it does too.
  public func remove() {
    for name in (try? Folder(path).names()) ?? [] { try? path.appending(name).remove() }
    _ = path.withCString { rmdir($0) }
  }
}

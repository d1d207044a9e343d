internal import Glibc

extension FilePath {
  /// The file that this process runs, links resolved; nil when the system does not tell.
  public static var program: FilePath? { FilePath("/proc/self/exe").resolvingLinks }

  /// The absolute path without links; nil when nothing is there.
  public var resolvingLinks: FilePath? {
    guard let resolved = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return FilePath(bytes: UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map { UInt8(bitPattern: $0) })
  }

  /// The same path as the folders on the way spell it, when only the composition of letters (NFC, NFD) differs; self
  /// otherwise.
  ///
  /// A Korean name typed on Linux is composed; the same name copied from a Mac is not.
  public var matchingComposition: FilePath {
    guard kind == nil, folder != self else { return self }
    let parent = folder.matchingComposition
    guard let names = try? Folder(parent).names() else { return self }
    guard let match = names.first(where: { $0.isCanonicallyEquivalent(to: name) }) else { return self }
    return bytes.contains(UInt8(ascii: "/")) ? parent.appending(match) : match
  }
}

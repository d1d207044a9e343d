internal import Files
internal import Glibc

/// A pattern of file names with `*`, `?` and `[…]`, as shells have.
struct Glob {
  let pattern: FilePath

  init(_ pattern: FilePath) { self.pattern = pattern }

  /// The names that match, in byte order; none when the pattern has no wildcard.
  var matches: [FilePath] {
    guard pattern.bytes.contains(where: "*?[".utf8.contains) else { return [] }
    var found = glob_t()
    defer { globfree(&found) }
    guard pattern.withCString({ glob($0, 0, nil, &found) }) == 0, let paths = found.gl_pathv else { return [] }
    let names = UnsafeBufferPointer(start: paths, count: Int(found.gl_pathc)).compactMap(\.self)
    return names.map { name in
      FilePath(bytes: UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) })
    }
  }
}

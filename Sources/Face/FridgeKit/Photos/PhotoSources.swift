public import Files
internal import Glibc

/// The expansion of command-line words and list files to paths of photos.
public enum PhotoSources {
  /// The extensions of photos in lower case.
  public static let extensions: Set<String> = ["jpg", "jpeg", "jpe", "jfif", "png", "webp", "heic", "heif", "hif"]

  /// Returns the photos that words name, in the order of the words.
  ///
  /// A folder stands for the photos below it; a word with `*`, `?` or `[` that names no file stands for its matches. A
  /// word that names nothing at all is kept, so that its report states the error; so is an unreadable folder.
  public static func photos(named words: [FilePath]) -> [FilePath] { words.flatMap(photos(namedBy:)) }

  /// Returns the words of a list such as `find` prints: one per line, or terminated by NUL bytes when the list has any.
  public static func words(inList bytes: [UInt8]) -> [FilePath] {
    let isNulSeparated = bytes.contains(0)
    return bytes.split(separator: isNulSeparated ? 0 : UInt8(ascii: "\n")).compactMap { line in
      let endsInReturn = !isNulSeparated && line.last == UInt8(ascii: "\r")
      let name = endsInReturn ? line.dropLast() : line
      return name.isEmpty ? nil : FilePath(bytes: name)
    }
  }

  private static func photos(namedBy word: FilePath) -> [FilePath] {
    let path = word.matchingNormalization
    if path.kind != nil { return photos(at: path) }
    let matches = Glob(path).matches
    return matches.isEmpty ? [path] : matches.flatMap(photos(at:))
  }

  private static func photos(at path: FilePath) -> [FilePath] {
    guard path.kind == .folder else { return [path] }
    return Folder(path).entries(where: { extensions.contains($0.fileExtension) }).map { entry in
      switch entry {
      case .file(let photo): photo
      case .unreadable(let error): error.path
      }
    }
  }
}

/// A file-name pattern with the wildcards `*`, `?` and `[…]` of shells.
struct Glob {
  let pattern: FilePath

  init(_ pattern: FilePath) { self.pattern = pattern }

  /// The matching names, in byte order; none when the pattern has no wildcard.
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

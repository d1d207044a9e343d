public import Files

/// Which files a user means by the words of a command line or the lines of a list.
public enum PhotoSources {
  /// The extensions, in lower case, by which photos in a folder are told from other files.
  public static let extensions: Set<String> = ["jpg", "jpeg", "jpe", "jfif", "png", "webp", "heic", "heif", "hif"]

  /// The photos that words name, in the order of the words.
  ///
  /// A folder stands for the photos below it; a word with `*`, `?` or `[` that names nothing stands for what it matches.
  /// A word that names nothing at all is kept, so that its report says so; so is a folder that may not be read.
  public static func photos(named words: [FilePath]) -> [FilePath] { words.flatMap(photos(namedBy:)) }

  /// The words of a list such as `find` prints: one a line, or ended by NUL bytes when the list has any.
  public static func words(inList bytes: [UInt8]) -> [FilePath] {
    let isNulSeparated = bytes.contains(0)
    return bytes.split(separator: isNulSeparated ? 0 : UInt8(ascii: "\n")).compactMap { line in
      let endsInReturn = !isNulSeparated && line.last == UInt8(ascii: "\r")
      let name = endsInReturn ? line.dropLast() : line
      return name.isEmpty ? nil : FilePath(bytes: name)
    }
  }

  private static func photos(namedBy word: FilePath) -> [FilePath] {
    let path = word.matchingComposition
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

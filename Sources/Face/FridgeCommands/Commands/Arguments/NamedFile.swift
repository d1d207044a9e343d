internal import CommandLineKit
internal import Files

/// A file for something that has a name: `NAME=FILE`.
struct NamedFile: Sendable, Equatable {
  let name: String
  let file: FilePath
}

extension NamedFile: ArgumentValue {
  /// Accepts a name without an equals sign, the sign, and a path.
  init?(argument: Argument) {
    guard let equals = argument.bytes.firstIndex(of: UInt8(ascii: "=")), equals > 0,
      let name = String(validating: argument.bytes[..<equals], as: UTF8.self),
      let file = FilePath(argument: Argument(bytes: argument.bytes[(equals + 1)...]))
    else { return nil }
    (self.name, self.file) = (name, file)
  }

  static var kind: ValueKind { .form("NAME=FILE") }
}

extension [NamedFile] {
  /// The files by their names; each name may be given once.
  func byName() throws(CommandError) -> [String: FilePath] {
    var files: [String: FilePath] = [:]
    for entry in self {
      guard files.updateValue(entry.file, forKey: entry.name) == nil else { throw .inputTwice(entry.name) }
    }
    return files
  }
}

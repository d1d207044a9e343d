internal import Glibc

/// The rule by which the program replaces a file that a person names as an output.
///
/// A file that the program did not write itself is replaced only where ``isForced`` says so, an input never.
public struct OverwriteRule: Sendable {
  /// The files that the command reads; links to them count as themselves.
  public let inputs: [FilePath]
  /// Whether files of other origin may be replaced too.
  public let isForced: Bool

  /// A rule for a command that reads the inputs.
  public init(inputs: [FilePath] = [], isForced: Bool = false) {
    self.inputs = inputs
    self.isForced = isForced
  }

  /// Returns the rule with more inputs.
  public func reading(_ more: [FilePath]) -> OverwriteRule {
    OverwriteRule(inputs: inputs + more, isForced: isForced)
  }

  /// Throws ``FileError/isInput(_:)`` where the file is one of the inputs, by whatever name or link.
  public func checkIsNoInput(_ file: FilePath) throws(FileError) {
    // Devices and pipes are written to, not replaced.
    guard file.kind == .file, let identity = FileIdentity(file) else { return }
    if inputs.contains(where: { FileIdentity($0) == identity }) { throw .isInput(file) }
  }
}

/// A file that a person names as an output, checked before the work for it begins and again before it is replaced.
public struct OutputFile: Sendable {
  /// Where the file is, or is to be.
  public let path: FilePath
  private let rule: OverwriteRule
  private let isOwn: @Sendable (UnsafeRawBufferPointer) -> Bool

  /// Checks that the file may be written; nothing is written yet.
  ///
  /// - Parameter isOwn: returns whether the bytes of a file are the program's own output of this kind. An empty file
  ///   has nothing to lose and is not asked about.
  /// - Throws: ``FileError/isInput(_:)``, ``FileError/taken(_:)``, or why the file that is there cannot be read.
  public init(
    _ path: FilePath, _ rule: OverwriteRule, isOwn: @escaping @Sendable (UnsafeRawBufferPointer) -> Bool
  ) throws(FileError) {
    (self.path, self.rule, self.isOwn) = (path, rule, isOwn)
    try check()
  }

  /// Writes the whole file, or leaves what was there.
  public func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    try check()
    try path.write(bytes)
  }

  private func check() throws(FileError) {
    guard path.kind == .file else { return }
    try rule.checkIsNoInput(path)
    if rule.isForced || path.byteCount == 0 { return }
    let present = try MappedFile(path)
    guard withExtendedLifetime(present, { isOwn(present.bytes) }) else { throw .taken(path) }
  }
}

/// The file that a path leads to, however it is spelled or linked.
struct FileIdentity: Hashable {
  private let device: dev_t
  private let node: ino_t

  /// Returns nil when nothing has that name.
  init?(_ path: FilePath) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    (device, node) = (status.st_dev, status.st_ino)
  }
}

/// The rule for replacing an existing output file.
///
/// The program replaces its own output freely, other files only if ``isForced``, and inputs never.
public struct OverwriteRule: Sendable {
  /// The files that the command reads, also when reached through links.
  public let inputs: [FilePath]
  /// Whether files that the program did not write may be replaced too.
  public let isForced: Bool

  /// Creates a rule for a command that reads the inputs.
  public init(inputs: [FilePath] = [], isForced: Bool = false) {
    self.inputs = inputs
    self.isForced = isForced
  }

  /// Returns the rule with more inputs.
  public func reading(_ more: [FilePath]) -> OverwriteRule {
    OverwriteRule(inputs: inputs + more, isForced: isForced)
  }

  /// Throws ``FileError/isInput(_:)`` if the file is one of the inputs, under any path or link.
  public func checkIsNoInput(_ file: FilePath) throws(FileError) {
    // Devices and pipes are written to, not replaced.
    guard file.kind == .file, let identity = FileIdentity(file) else { return }
    if inputs.contains(where: { FileIdentity($0) == identity }) { throw .isInput(file) }
  }
}

/// An output file named by the user, checked before the work begins and again before it is replaced.
public struct OutputFile: Sendable {
  /// The path of the file.
  public let path: FilePath
  private let rule: OverwriteRule
  private let isOwn: @Sendable (UnsafeRawBufferPointer) -> Bool

  /// Checks that the file may be written; nothing is written yet.
  ///
  /// - Parameter isOwn: returns whether the bytes of a file are the program's own output of this kind; not called for
  ///   an empty file, which may always be replaced.
  /// - Throws: ``FileError/isInput(_:)``, ``FileError/taken(_:)``, or an error in reading the existing file.
  public init(
    _ path: FilePath, _ rule: OverwriteRule, isOwn: @escaping @Sendable (UnsafeRawBufferPointer) -> Bool
  ) throws(FileError) {
    (self.path, self.rule, self.isOwn) = (path, rule, isOwn)
    try check()
  }

  /// Replaces the file atomically, or leaves it unchanged on an error.
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

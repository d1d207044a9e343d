/// Why an archive cannot be read.
public enum ArchiveFault: Error, Sendable, Equatable {
  /// The end record of a ZIP archive is missing: the file is cut short, or is no archive.
  case noDirectory
  /// A record points outside of the file, or contradicts another.
  case inconsistent(offset: Int)
  /// An entry is encrypted, or packed by another method than deflate.
  case unsupported(entry: String)
  /// Packed data are damaged.
  case damaged
  /// What was unpacked is not what was packed.
  case checksum
}

internal import Files

/// A checksum appended to a database file, which detects damage faster than SQLite does.
///
/// SQLite takes the number of pages from its header and ignores what follows the last page. For the 5 MB of 2,000
/// recipes the checksum is compared in a millisecond; SQLite's quick check takes eight. A file that SQLite has changed
/// in place has no checksum any more, and neither has one that would take too long to compare.
enum StoreChecksum {
  private static let count = 8
  /// SQLite's page size, which no build of the store changes.
  private static let pageSize = 4096
  /// The size from which a store has no checksum: it would be compared in 4 ms.
  static let largest = 16 << 20

  /// Returns the bytes of a database followed by their checksum.
  static func appended(to bytes: [UInt8]) -> [UInt8] { bytes + bytes.withUnsafeBytes { Fingerprint(of: $0) }.bytes }

  /// Returns whether a file has whole pages only, or is unchanged since it was written with a checksum.
  static func isIntact(_ path: FilePath) -> Bool {
    guard let file = try? MappedFile(path), file.count >= pageSize else { return false }
    if file.count % pageSize == 0 { return true }
    guard file.count % pageSize == count else { return false }
    return withExtendedLifetime(file) {
      let (pages, checksum) = (file.bytes.prefix(file.count - count), file.bytes.suffix(count))
      return checksum.elementsEqual(Fingerprint(of: UnsafeRawBufferPointer(rebasing: pages)).bytes)
    }
  }

  /// Removes the checksum of a file that is to be changed in place.
  static func remove(from path: FilePath) throws(FileError) {
    let size = try MappedFile(path).count
    if size % pageSize != 0 { _ = try FileAppender(path, keeping: size / pageSize * pageSize) }
  }
}

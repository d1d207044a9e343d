/// The entries of a ZIP archive (APPNOTE 6.3), read through its central directory.
///
/// Stored and deflated entries are read; encryption, other methods and archives in several parts are not. Every offset
/// and length is checked against the file before it is used.
struct ZipArchive {
  /// A file of the archive.
  struct Entry: Equatable {
    /// Its path, repaired where it is not UTF-8.
    let name: String
    fileprivate let isPlain: Bool
    fileprivate let method: Int
    fileprivate let checksum: Int
    fileprivate let packedCount: Int
    fileprivate let headerOffset: Int
  }

  /// The files in the order of the directory; folders are left out.
  let entries: [Entry]
  private let bytes: LittleEndianBytes

  private static let endSignature = 0x0605_4B50
  private static let directorySignature = 0x0201_4B50
  private static let localSignature = 0x0403_4B50

  /// Reads the directory.
  init(_ file: [UInt8]) throws(ArchiveFault) {
    bytes = LittleEndianBytes(file)
    guard let end = Self.endRecord(in: bytes), let total = bytes.short(at: end + 10),
      let start = bytes.long(at: end + 16)
    else { throw .noDirectory }
    entries = try Self.directory(in: bytes, at: start, count: total)
  }

  /// The end record lies behind everything but its own comment of at most 65,535 bytes.
  private static func endRecord(in bytes: LittleEndianBytes) -> Int? {
    stride(from: bytes.count - 22, through: max(0, bytes.count - 22 - 0xFFFF), by: -1)
      .first { bytes.long(at: $0) == endSignature }
  }

  private static func directory(
    in bytes: LittleEndianBytes, at start: Int, count: Int
  ) throws(ArchiveFault) -> [Entry] {
    var (entries, offset): ([Entry], Int) = ([], start)
    for _ in 0..<count {
      guard bytes.long(at: offset) == directorySignature, let flags = bytes.short(at: offset + 8),
        let method = bytes.short(at: offset + 10), let checksum = bytes.long(at: offset + 16),
        let packed = bytes.long(at: offset + 20), let nameLength = bytes.short(at: offset + 28),
        let extra = bytes.short(at: offset + 30), let comment = bytes.short(at: offset + 32),
        let header = bytes.long(at: offset + 42), let name = bytes.slice(offset + 46, nameLength)
      else { throw .inconsistent(offset: offset) }
      let entry = Entry(
        name: String(decoding: name, as: UTF8.self), isPlain: flags & 1 == 0, method: method, checksum: checksum,
        packedCount: packed, headerOffset: header)
      if !entry.name.hasSuffix("/") { entries.append(entry) }
      offset += 46 + nameLength + extra + comment
    }
    return entries
  }

  /// The unpacked bytes of an entry, checked against its checksum.
  func content(of entry: Entry, limit: Int) throws(RecordFault) -> [UInt8] {
    guard entry.isPlain, [0, 8].contains(entry.method) else { throw .archive(.unsupported(entry: entry.name)) }
    let offset = entry.headerOffset
    guard bytes.long(at: offset) == Self.localSignature, let name = bytes.short(at: offset + 26),
      let extra = bytes.short(at: offset + 28), let packed = bytes.slice(offset + 30 + name + extra, entry.packedCount)
    else { throw .archive(.inconsistent(offset: offset)) }
    if entry.method == 0, packed.count > limit { throw .tooLarge(limit: limit) }
    let content = entry.method == 0 ? Array(packed) : try Inflation.unpack(Array(packed), .bare, limit: limit)
    guard Inflation.checksum(content) == entry.checksum else { throw .archive(.checksum) }
    return content
  }
}

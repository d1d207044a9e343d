internal import CZlib

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

/// Numbers in a byte array, least significant byte first; nil when they would reach beyond its end.
struct LittleEndianBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many bytes there are.
  var count: Int { bytes.count }

  /// The number in two bytes.
  func short(at offset: Int) -> Int? {
    slice(offset, 2).map { Int($0[$0.startIndex]) | Int($0[$0.startIndex + 1]) << 8 }
  }

  /// The number in four bytes.
  func long(at offset: Int) -> Int? {
    guard let low = short(at: offset), let high = short(at: offset + 2) else { return nil }
    return low | high << 16
  }

  /// So many bytes.
  func slice(_ offset: Int, _ length: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return bytes[offset..<(offset + length)]
  }
}

/// Unpacks deflated data (RFC 1951), bare or as gzip (RFC 1952), up to a limit.
enum Inflation {
  /// How packed data are wrapped.
  enum Wrapping {
    case bare
    case gzip

    /// What zlib calls the window bits: 15 for the largest window, negative without a header, 16 more for gzip.
    fileprivate var windowBits: Int32 {
      switch self {
      case .bare: -15
      case .gzip: 15 + 16
      }
    }
  }

  private static let chunk = 64 << 10

  /// The unpacked bytes.
  ///
  /// - Parameter limit: the most bytes to unpack; a longer stream is refused as soon as it gets there.
  static func unpack(_ packed: [UInt8], _ wrapping: Wrapping, limit: Int) throws(RecordFault) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, wrapping.windowBits, ZLIB_VERSION, size) == Z_OK else { throw .archive(.damaged) }
    defer { inflateEnd(&stream) }
    var input = packed
    var unpacked: [UInt8] = []
    let isWhole = input.withUnsafeMutableBufferPointer { buffer in
      // The stream keeps this address only until the closure returns.
      stream.next_in = buffer.baseAddress
      stream.avail_in = UInt32(clamping: buffer.count)
      return fill(&unpacked, from: &stream, limit: limit)
    }
    if unpacked.count > limit { throw .tooLarge(limit: limit) }
    guard isWhole else { throw .archive(.damaged) }
    return unpacked
  }

  /// Unpacks until the stream ends; stops one chunk beyond the limit.
  ///
  /// - Returns: whether the end was reached.
  private static func fill(_ unpacked: inout [UInt8], from stream: inout z_stream, limit: Int) -> Bool {
    var output = [UInt8](repeating: 0, count: chunk)
    while unpacked.count <= limit {
      let code = output.withUnsafeMutableBufferPointer { buffer in
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(buffer.count)
        return inflate(&stream, Z_NO_FLUSH)
      }
      unpacked += output.prefix(chunk - Int(stream.avail_out))
      if code == Z_STREAM_END { return true }
      // Without progress the data end too early.
      guard code == Z_OK else { return false }
    }
    return false
  }

  /// The CRC-32 of bytes, as ZIP stores it.
  static func checksum(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { Int(crc32(0, $0.baseAddress, UInt32(clamping: $0.count))) }
  }
}

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

internal import CZlib

/// The entries of a ZIP archive (APPNOTE 6.3), found through its central directory.
///
/// zlib decompresses entries but knows no archives, so the directory is parsed here. Stored and deflated entries are
/// supported; encryption, other methods and split archives are not. Every offset and length is checked against the file
/// before it is used.
struct ZipArchive {
  /// A file in the archive.
  struct Entry: Equatable {
    /// The path, with invalid UTF-8 replaced.
    let name: String
    fileprivate let isPlain: Bool
    fileprivate let method: Int
    fileprivate let checksum: Int
    fileprivate let packedCount: Int
    fileprivate let headerOffset: Int
  }

  /// The files in the order of the directory, without folders.
  let entries: [Entry]
  private let bytes: LittleEndianBytes

  private static let endSignature = 0x0605_4B50
  private static let directorySignature = 0x0201_4B50
  private static let localSignature = 0x0403_4B50

  /// Reads the directory.
  init(_ file: [UInt8]) throws(ArchiveError) {
    bytes = LittleEndianBytes(file)
    guard let end = Self.endRecord(in: bytes), let total = bytes.uint16(at: end + 10),
      let start = bytes.uint32(at: end + 16)
    else { throw .noDirectory }
    entries = try Self.directory(in: bytes, at: start, count: total)
  }

  /// Returns the offset of the end record, which only its own comment of at most 65,535 bytes follows.
  private static func endRecord(in bytes: LittleEndianBytes) -> Int? {
    stride(from: bytes.count - 22, through: max(0, bytes.count - 22 - 0xFFFF), by: -1)
      .first { bytes.uint32(at: $0) == endSignature }
  }

  private static func directory(
    in bytes: LittleEndianBytes, at start: Int, count: Int
  ) throws(ArchiveError) -> [Entry] {
    var (entries, offset): ([Entry], Int) = ([], start)
    for _ in 0..<count {
      guard bytes.uint32(at: offset) == directorySignature, let flags = bytes.uint16(at: offset + 8),
        let method = bytes.uint16(at: offset + 10), let checksum = bytes.uint32(at: offset + 16),
        let packed = bytes.uint32(at: offset + 20), let nameLength = bytes.uint16(at: offset + 28),
        let extra = bytes.uint16(at: offset + 30), let comment = bytes.uint16(at: offset + 32),
        let header = bytes.uint32(at: offset + 42), let name = bytes.slice(offset + 46, nameLength)
      else { throw .inconsistent(offset: offset) }
      let entry = Entry(
        name: String(decoding: name, as: UTF8.self), isPlain: flags & 1 == 0, method: method, checksum: checksum,
        packedCount: packed, headerOffset: header)
      if !entry.name.hasSuffix("/") { entries.append(entry) }
      offset += 46 + nameLength + extra + comment
    }
    return entries
  }

  /// Returns the decompressed bytes of an entry, verified by its CRC-32.
  func content(of entry: Entry, limit: Int) throws(RecordError) -> [UInt8] {
    guard entry.isPlain, [0, 8].contains(entry.method) else { throw .archive(.unsupported(entry: entry.name)) }
    let offset = entry.headerOffset
    guard bytes.uint32(at: offset) == Self.localSignature, let name = bytes.uint16(at: offset + 26),
      let extra = bytes.uint16(at: offset + 28), let packed = bytes.slice(offset + 30 + name + extra, entry.packedCount)
    else { throw .archive(.inconsistent(offset: offset)) }
    if entry.method == 0, packed.count > limit { throw .tooLarge(limit: limit) }
    let content = entry.method == 0 ? Array(packed) : try Deflate.decompress(Array(packed), .raw, limit: limit)
    guard Deflate.checksum(content) == entry.checksum else { throw .archive(.checksum) }
    return content
  }
}

/// Bounds-checked access to little-endian integers in a byte array.
struct LittleEndianBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The number of bytes.
  var count: Int { bytes.count }

  /// Returns the 16-bit integer at an offset; nil beyond the end.
  func uint16(at offset: Int) -> Int? {
    slice(offset, 2).map { Int($0[$0.startIndex]) | Int($0[$0.startIndex + 1]) << 8 }
  }

  /// Returns the 32-bit integer at an offset; nil beyond the end.
  func uint32(at offset: Int) -> Int? {
    guard let low = uint16(at: offset), let high = uint16(at: offset + 2) else { return nil }
    return low | high << 16
  }

  /// Returns `length` bytes from an offset; nil beyond the end.
  func slice(_ offset: Int, _ length: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return bytes[offset..<(offset + length)]
  }
}

/// Decompresses deflate streams (RFC 1951), raw or in gzip (RFC 1952), with zlib.
enum Deflate {
  /// The container of a compressed stream.
  enum Container {
    case raw
    case gzip

    /// The `windowBits` of zlib: 15 for the largest window, negative without a header, plus 16 for gzip.
    fileprivate var windowBits: Int32 {
      switch self {
      case .raw: -15
      case .gzip: 15 + 16
      }
    }
  }

  private static let chunk = 64 << 10

  /// Returns the decompressed bytes.
  ///
  /// - Parameter limit: The maximum size of the result; a longer stream is rejected as soon as it exceeds it.
  static func decompress(_ packed: [UInt8], _ container: Container, limit: Int) throws(RecordError) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, container.windowBits, ZLIB_VERSION, size) == Z_OK else { throw .archive(.damaged) }
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

  /// Decompresses until the stream ends, or up to one chunk beyond the limit.
  ///
  /// - Returns: Whether the end of the stream was reached.
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
      // No progress means truncated data.
      guard code == Z_OK else { return false }
    }
    return false
  }

  /// Returns the CRC-32 of bytes, as ZIP stores it.
  static func checksum(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { Int(crc32(0, $0.baseAddress, UInt32(clamping: $0.count))) }
  }
}

/// The reason why an archive cannot be read.
public enum ArchiveError: Error, Sendable, Equatable {
  /// The end record of the archive is missing: the file is truncated or not a ZIP archive.
  case noDirectory
  /// A record points outside the file or contradicts another one.
  case inconsistent(offset: Int)
  /// An entry is encrypted or compressed by a method other than deflate.
  case unsupported(entry: String)
  /// The compressed data are damaged.
  case damaged
  /// The decompressed data do not match their checksum.
  case checksum
}

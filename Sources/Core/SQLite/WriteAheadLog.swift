/// The write-ahead log beside a database file: whole pages that replace those in the file.
///
/// The format is that of SQLite's file format, 4: <https://sqlite.org/fileformat2.html#walformat>. Uncommitted
/// transactions and everything after the first damaged page are ignored.
struct WriteAheadLog {
  private static let (headSize, frameHeadSize) = (32, 24)
  private static let sizes = 512...65_536

  private let bytes: [UInt8]
  private let pageSize: Int
  /// The offset of the newest committed content of each page, by page number from 1.
  private var pages: [Int: Int] = [:]
  /// The number of pages of the database after the last transaction; 0 if none was committed.
  private var pageCount = 0

  /// Reads a log; nil if the bytes are not a log, which SQLite would ignore too.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headSize, let order = ByteOrder(magic: bytes.word(at: 0)) else { return nil }
    pageSize = Int(bytes.word(at: 8))
    guard Self.sizes.contains(pageSize), pageSize.nonzeroBitCount == 1 else { return nil }
    self.bytes = bytes
    var checksum = Checksum(order: order)
    checksum.add(bytes[..<24])
    guard checksum.isStated(in: bytes, at: 24) else { return nil }
    readFrames(checksum)
  }

  private mutating func readFrames(_ head: Checksum) {
    var (checksum, pending): (Checksum, [Int: Int]) = (head, [:])
    let size = Self.frameHeadSize + pageSize
    for frame in stride(from: Self.headSize, through: bytes.count - size, by: size) {
      let (number, content) = (Int(bytes.word(at: frame)), frame + Self.frameHeadSize)
      // Frames left from an earlier use of the file have other salts.
      guard number > 0, bytes[(frame + 8)..<(frame + 16)].elementsEqual(bytes[16..<24]) else { return }
      checksum.add(bytes[frame..<(frame + 8)])
      checksum.add(bytes[content..<(frame + size)])
      guard checksum.isStated(in: bytes, at: frame + 16) else { return }
      pending[number] = content
      // The last page of a transaction states the size of the database in pages.
      let count = Int(bytes.word(at: frame + 4))
      if count > 0 {
        pages.merge(pending) { $1 }
        (pageCount, pending) = (count, [:])
      }
    }
  }

  /// Returns the bytes of the database file with the committed pages of the log applied.
  func applied(to file: [UInt8]) throws(DatabaseError) -> [UInt8] {
    if pageCount == 0 { return file }
    guard pageCount <= Database.sizeLimit / pageSize else { throw .corrupt("a log of \(pageCount) pages") }
    let size = pageCount * pageSize
    var result = Array(file.prefix(size))
    result += repeatElement(0, count: size - result.count)
    for (number, content) in pages where number <= pageCount {
      let start = (number - 1) * pageSize
      result.replaceSubrange(start..<(start + pageSize), with: bytes[content..<(content + pageSize)])
    }
    return result
  }
}

/// The byte order of the words that a log's checksums add up.
private enum ByteOrder {
  case littleEndian
  case bigEndian

  /// Creates the byte order that the log's magic number stands for.
  init?(magic: UInt32) {
    switch magic {
    case 0x377F_0682: self = .littleEndian
    case 0x377F_0683: self = .bigEndian
    default: return nil
    }
  }
}

/// The running checksum of a log, which every frame continues: SQLite's file format, 4.2.
private struct Checksum {
  private let order: ByteOrder
  private var (first, second): (UInt32, UInt32) = (0, 0)

  init(order: ByteOrder) { self.order = order }

  /// Adds bytes, whose count must be a multiple of eight.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    for offset in stride(from: bytes.startIndex, to: bytes.endIndex, by: 8) {
      first = first &+ number(in: bytes, at: offset) &+ second
      second = second &+ number(in: bytes, at: offset + 4) &+ first
    }
  }

  private func number(in bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
    let word = bytes.word(at: offset)
    return order == .bigEndian ? word : word.byteSwapped
  }

  /// Returns whether the two words at an offset equal this checksum.
  func isStated(in bytes: [UInt8], at offset: Int) -> Bool {
    bytes.word(at: offset) == first && bytes.word(at: offset + 4) == second
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns the big-endian word of four bytes at an index.
  fileprivate func word(at index: Int) -> UInt32 {
    var word: UInt32 = 0
    for offset in 0..<4 { word = word << 8 | UInt32(self[index + offset]) }
    return word
  }
}

/// The write-ahead log beside a database file: whole pages that take the place of those in the file.
///
/// The form is that of SQLite's file format, 4: <https://sqlite.org/fileformat2.html#walformat>. A transaction that was
/// not committed counts as if it had never begun, and so does all that follows the first damaged page.
struct WriteAheadLog {
  private static let (headSize, frameHeadSize) = (32, 24)
  private static let sizes = 512...65_536

  private let bytes: [UInt8]
  private let pageSize: Int
  /// Where the newest committed content of each page is, by the number of the page from 1.
  private var pages: [Int: Int] = [:]
  /// How many pages the database has after the last transaction; 0 when none was committed.
  private var pageCount = 0

  /// Reads a log; nil when the bytes are none, which SQLite would pass over.
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
      // The salts are others in what is left of an earlier use of the file.
      guard number > 0, bytes[(frame + 8)..<(frame + 16)].elementsEqual(bytes[16..<24]) else { return }
      checksum.add(bytes[frame..<(frame + 8)])
      checksum.add(bytes[content..<(frame + size)])
      guard checksum.isStated(in: bytes, at: frame + 16) else { return }
      pending[number] = content
      // The last page of a transaction says how many the database has now.
      let count = Int(bytes.word(at: frame + 4))
      if count > 0 {
        pages.merge(pending) { $1 }
        (pageCount, pending) = (count, [:])
      }
    }
  }

  /// The bytes of the database file with all that was committed in the log.
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

/// The order of the bytes in the numbers that a log's checksums add up.
private enum ByteOrder {
  case littleEndian
  case bigEndian

  /// The order that the first number of a log stands for.
  init?(magic: UInt32) {
    switch magic {
    case 0x377F_0682: self = .littleEndian
    case 0x377F_0683: self = .bigEndian
    default: return nil
    }
  }
}

/// The running checksum of a log, which each frame goes on with: SQLite's file format, 4.2.
private struct Checksum {
  private let order: ByteOrder
  private var (first, second): (UInt32, UInt32) = (0, 0)

  init(order: ByteOrder) { self.order = order }

  /// Adds bytes, whose number is a multiple of eight.
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

  /// Whether the two numbers at an offset are this checksum.
  func isStated(in bytes: [UInt8], at offset: Int) -> Bool {
    bytes.word(at: offset) == first && bytes.word(at: offset + 4) == second
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The four bytes from an index on as a number, the most significant first.
  fileprivate func word(at index: Int) -> UInt32 {
    var word: UInt32 = 0
    for offset in 0..<4 { word = word << 8 | UInt32(self[index + offset]) }
    return word
  }
}

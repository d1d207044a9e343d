/// The packed weights of a prepared network, in a form that can be written to a file and memory-mapped.
///
/// The file consists of the eight bytes `fridgePW`; ``layoutVersion``, the number of pieces and the lengths of two
/// texts, as 32-bit integers; the texts ``source`` and ``target``; the sizes of the pieces as 64-bit integers; the
/// pieces. All integers are little-endian. Each piece begins at a multiple of 64 bytes, and the file ends
/// ``AlignedBuffer/slack`` bytes after the last. Pieces are only ever operands of arithmetic, so a corrupt file can
/// give wrong results but do no harm.
public final class PackedWeights: Sendable {
  /// The origin of the weights: text that identifies the version of the model file that they were packed from.
  public let source: String
  /// The kernel set and the inputs that the weights were packed for.
  let target: String
  let pieces: [AlignedBuffer]

  /// The version of the layout; it increases whenever a step packs its weights differently.
  public static let layoutVersion: UInt32 = 4

  init(source: String, target: String, pieces: [AlignedBuffer]) {
    (self.source, self.target, self.pieces) = (source, target, pieces)
  }

  /// The size of the weights in bytes.
  public var byteCount: Int { pieces.reduce(0) { $0 + $1.count } }
}

extension PackedWeights {
  private static let magic = Array("fridgePW".utf8)
  /// The alignment of pieces: a cache line, and the widest register.
  private static let alignment = 64
  private static let fixedBytes = 24

  /// Returns whether bytes begin like packed weights of any version.
  public static func begin(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: magic) }

  /// Reads weights in place from bytes that `owner` keeps alive and unchanged; nil where they are no complete file of
  /// this version.
  ///
  /// - Parameter bytes: must begin at a multiple of 64 bytes, as a mapped file does.
  public convenience init?(_ bytes: UnsafeRawBufferPointer, owner: AnyObject) {
    guard bytes.count >= Self.fixedBytes, bytes.starts(with: Self.magic),
      Int(bitPattern: bytes.baseAddress) % Self.alignment == 0
    else { return nil }
    func number(at offset: Int) -> Int {
      Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    let (count, lengths) = (number(at: 12), [number(at: 16), number(at: 20)])
    let table = Self.fixedBytes + lengths[0] + lengths[1]
    guard number(at: 8) == Self.layoutVersion, table + 8 * count <= bytes.count else { return nil }
    func text(at offset: Int, _ length: Int) -> String {
      String(decoding: bytes[offset..<(offset + length)], as: UTF8.self)
    }
    var pieces: [AlignedBuffer] = []
    var end = table + 8 * count
    for index in 0..<count {
      let size = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: table + 8 * index, as: UInt64.self))
      let start = end.rounded(upTo: Self.alignment)
      guard size <= bytes.count, start + Int(size) <= bytes.count else { return nil }
      end = start + Int(size)
      pieces.append(AlignedBuffer(borrowing: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), from: owner))
    }
    guard end + AlignedBuffer.slack == bytes.count else { return nil }
    self.init(
      source: text(at: Self.fixedBytes, lengths[0]), target: text(at: Self.fixedBytes + lengths[0], lengths[1]),
      pieces: pieces)
  }

  /// The contents of the file.
  public var encoded: [UInt8] {
    let texts = [Array(source.utf8), Array(target.utf8)]
    var bytes = Self.magic
    for number in [Self.layoutVersion, UInt32(pieces.count), UInt32(texts[0].count), UInt32(texts[1].count)] {
      withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }
    bytes += texts[0] + texts[1]
    for piece in pieces { withUnsafeBytes(of: UInt64(piece.count).littleEndian) { bytes += $0 } }
    for piece in pieces {
      bytes += repeatElement(0, count: bytes.count.rounded(upTo: Self.alignment) - bytes.count)
      bytes += UnsafeRawBufferPointer(start: piece.start, count: piece.count)
    }
    return bytes + repeatElement(0, count: AlignedBuffer.slack)
  }
}

/// The weights of a prepared network as its steps read them, in a form that can be written to a file and mapped again.
///
/// The file, all numbers little-endian: the eight bytes `fridgePW`; as 32-bit numbers ``layoutVersion``, the count of
/// pieces and the lengths of two texts; the texts ``source`` and ``target``; the pieces' sizes as 64-bit numbers; the
/// pieces. Each piece begins at a multiple of 64 bytes, and the file ends ``AlignedBuffer/slack`` bytes after the last.
/// What is in the pieces is only ever multiplied, so whatever a file holds, it can give wrong numbers but do no harm.
public final class PackedWeights: Sendable {
  /// What the weights were packed from: whatever tells the writer's model file from all others and from its past.
  public let source: String
  /// What they were packed for: the kernels, and the inputs that the network was prepared for.
  let target: String
  let pieces: [AlignedBuffer]

  /// Counts up whenever a step packs its weights in another way.
  public static let layoutVersion: UInt32 = 1

  init(source: String, target: String, pieces: [AlignedBuffer]) {
    (self.source, self.target, self.pieces) = (source, target, pieces)
  }

  /// The bytes that the weights take.
  public var byteCount: Int { pieces.reduce(0) { $0 + $1.count } }
}

extension PackedWeights {
  private static let magic = Array("fridgePW".utf8)
  /// What pieces are aligned to: a line of the cache, and the widest register.
  private static let alignment = 64
  private static let fixedBytes = 24

  /// Whether bytes begin as packed weights of any version do.
  public static func begin(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: magic) }

  /// The weights in bytes that `owner` keeps alive and unchanged; nil where those are not a whole file of this version.
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
      let start = Self.aligned(end)
      guard size <= bytes.count, start + Int(size) <= bytes.count else { return nil }
      end = start + Int(size)
      pieces.append(AlignedBuffer(borrowing: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), from: owner))
    }
    guard end + AlignedBuffer.slack == bytes.count else { return nil }
    self.init(
      source: text(at: Self.fixedBytes, lengths[0]), target: text(at: Self.fixedBytes + lengths[0], lengths[1]),
      pieces: pieces)
  }

  /// The bytes of the file.
  public var encoded: [UInt8] {
    let texts = [Array(source.utf8), Array(target.utf8)]
    var bytes = Self.magic
    for number in [Self.layoutVersion, UInt32(pieces.count), UInt32(texts[0].count), UInt32(texts[1].count)] {
      withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }
    bytes += texts[0] + texts[1]
    for piece in pieces { withUnsafeBytes(of: UInt64(piece.count).littleEndian) { bytes += $0 } }
    for piece in pieces {
      bytes += repeatElement(0, count: Self.aligned(bytes.count) - bytes.count)
      bytes += UnsafeRawBufferPointer(start: piece.start, count: piece.count)
    }
    return bytes + repeatElement(0, count: AlignedBuffer.slack)
  }

  private static func aligned(_ offset: Int) -> Int { (offset + alignment - 1) / alignment * alignment }
}

/// The chunks of a PNG file after its signature (PNG specification, 5.3).
struct PNGChunks {
  /// A chunk.
  struct Chunk {
    /// Its four-letter name.
    let name: ArraySlice<UInt8>
    /// The data, without length, name and checksum.
    let payload: ByteView
    /// The whole chunk as stored.
    let whole: ByteView

    func isNamed(_ text: String) -> Bool { name.elementsEqual(text.utf8) }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let file: ByteView
  private var offset: Int

  init(_ file: ByteView) throws(ImageError) {
    guard file.has(Self.signature, at: 0) else {
      if Self.signature.starts(with: file.bytes) { throw .truncated(.png) }
      throw .damaged(.png, reason: "line endings were converted, as in a text file")
    }
    self.file = file
    offset = Self.signature.count
  }

  /// Returns the next chunk; throws if it is incomplete.
  mutating func next() throws(ImageError) -> Chunk {
    guard let length = file.unsigned(.bits32, at: offset), let name = file.view(from: offset + 4, count: 4) else {
      throw .truncated(.png)
    }
    guard name.bytes.allSatisfy(Self.isLetter) else { throw .damaged(.png, reason: "a chunk name is invalid") }
    guard let whole = file.view(from: offset, count: length + 12), let payload = whole.view(from: 8, count: length)
    else { throw .truncated(.png) }
    offset += length + 12
    return Chunk(name: name.bytes, payload: payload, whole: whole)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}

/// The image header of a PNG file (PNG specification, 11.2.1).
struct PNGFrame {
  let size: PixelSize
  /// Whether every pixel has an alpha sample; transparent palette entries and colour keys do not count.
  let hasAlpha: Bool
  /// Whether samples have 16 bits.
  let isDeep: Bool
  /// Whether the pixels are stored in seven passes (Adam7).
  let isInterlaced: Bool
  /// The size of the uncompressed rows in bytes, without filter bytes; interlacing changes it little.
  let rawByteCount: Int

  init(_ chunk: PNGChunks.Chunk) throws(ImageError) {
    let payload = chunk.payload
    guard chunk.isNamed("IHDR"), let width = payload.unsigned(.bits32, at: 0),
      let height = payload.unsigned(.bits32, at: 4), let depth = payload.unsigned(.bits8, at: 8),
      let colorType = payload.unsigned(.bits8, at: 9), let interlacing = payload.unsigned(.bits8, at: 12)
    else { throw .damaged(.png, reason: "the file does not start with an image header") }
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height) else {
      throw .damaged(.png, reason: "a size of \(width) by \(height)")
    }
    guard [1, 2, 4, 8, 16].contains(depth), let samples = Self.samplesPerPixel[colorType] else {
      throw .damaged(.png, reason: "\(depth) bits of colour type \(colorType)")
    }
    size = PixelSize(width: width, height: height)
    hasAlpha = colorType & 4 != 0
    isDeep = depth == 16
    isInterlaced = interlacing != 0
    rawByteCount = width * samples * depth / 8 * height
  }

  /// A bound that keeps the product of both sides and the bits per pixel below 2^63.
  private static let longestSide = Int(Int32.max) >> 3

  private static let samplesPerPixel = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
}

/// What the image header chunk of a PNG tells (PNG specification, 11.2.1).
struct PNGFrame {
  let size: PixelSize
  /// Whether every pixel brings an alpha sample; transparency of palette entries or single colours does not count.
  let hasAlpha: Bool
  /// Whether samples have 16 bits.
  let isDeep: Bool
  /// Whether the pixels come in seven passes.
  let isInterlaced: Bool
  /// How many bytes the rows have before compression, filter bytes left out; interlacing changes it little.
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

  /// The most that the specification allows; the product of two sides and all samples stays below 2^63.
  private static let longestSide = Int(Int32.max) >> 3

  private static let samplesPerPixel = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
}

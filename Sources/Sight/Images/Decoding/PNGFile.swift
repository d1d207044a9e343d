internal import CPNG

/// A PNG file whose chunks have been read.
struct PNGFile {
  let header: ImageHeader
  private let frame: PNGFrame
  /// The still image and nothing else.
  private let bytes: [UInt8]

  /// Copies only the chunks that pixels are made of.
  ///
  /// Left out are gamma and profiles, which would change colours and which Pillow ignores, transparent colours, for the
  /// same reason, and the further frames of an animation.
  init(_ file: [UInt8]) throws(ImageError) {
    var chunks = try PNGChunks(ByteView(file))
    let first = try chunks.next()
    frame = try PNGFrame(first)
    var kept = PNGChunks.signature + first.whole.bytes
    kept.reserveCapacity(file.count)
    var orientation: Orientation?
    var compressedCount = 0
    while true {
      let chunk = try chunks.next()
      if chunk.isNamed("eXIf") { orientation = orientation ?? Orientation(exif: chunk.payload) }
      if chunk.isNamed("IDAT") { compressedCount += chunk.payload.count }
      guard ["PLTE", "IDAT", "IEND"].contains(where: chunk.isNamed) else { continue }
      kept += chunk.whole.bytes
      if chunk.isNamed("IEND") { break }
    }
    // Deflate makes at most 1032 bytes out of one, so what is shorter lacks rows.
    guard frame.rawByteCount / 1032 <= compressedCount else { throw .truncated(.png) }
    bytes = kept
    header = ImageHeader(format: .png, codedSize: frame.size, orientation: orientation ?? .up)
  }
}

extension PNGFile {
  /// Decodes with libpng's simplified interface, which handles palettes, grey, depths and interlacing by itself.
  func decoded() throws(ImageError) -> Image {
    var control = png_image()
    control.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&control) }
    guard png_image_begin_read_from_memory(&control, bytes, bytes.count) != 0 else { throw Self.damage(control) }
    // Without the flag libpng takes 16-bit samples for linear light and brightens them.
    if frame.isDeep { control.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB) }
    control.format = png_uint_32(frame.hasAlpha ? Self.redGreenBlueAlpha : Self.redGreenBlue)
    let channels = frame.hasAlpha ? 4 : 3
    let count = frame.size.width * frame.size.height * channels
    var isRead = false
    // libpng writes `height` rows of `width` pixels without padding, which is the capacity.
    var samples = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      isRead =
        png_image_finish_read(&control, nil, buffer.baseAddress, png_int_32(frame.size.width * channels), nil) != 0
      initialized = isRead ? count : 0
    }
    guard isRead else { throw Self.damage(control) }
    if frame.hasAlpha { samples.dropEveryFourth() }
    return Image(width: frame.size.width, height: frame.size.height, pixels: samples)
  }

  private static let redGreenBlue = PNG_FORMAT_FLAG_COLOR
  private static let redGreenBlueAlpha = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA

  /// The error that libpng's message stands for.
  private static func damage(_ control: png_image) -> ImageError {
    let message = withUnsafeBytes(of: control.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return .damaged(.png, reason: message)
  }
}

extension [UInt8] {
  /// Keeps red, green and blue of pixels that bring an alpha sample, in place.
  fileprivate mutating func dropEveryFourth() {
    let pixelCount = count / 4
    withUnsafeMutableBufferPointer { samples in
      // The target never overtakes the source: 3 * pixel <= 4 * pixel.
      for pixel in 0..<pixelCount {
        samples[pixel * 3] = samples[pixel * 4]
        samples[pixel * 3 + 1] = samples[pixel * 4 + 1]
        samples[pixel * 3 + 2] = samples[pixel * 4 + 2]
      }
    }
    removeLast(pixelCount)
  }
}

internal import CPNG

/// A PNG file whose chunks have been read.
struct PNGFile {
  let header: ImageHeader
  private let frame: PNGFrame
  /// The file reduced to the chunks of the default image.
  private let bytes: [UInt8]

  /// Copies only the chunks that define the pixels.
  ///
  /// Gamma, colour profiles and transparent colours would change colours, and Pillow ignores them; the later frames of
  /// an animation are not needed.
  init(_ file: [UInt8], limits: ImageLimits) throws(ImageError) {
    var chunks = try PNGChunks(ByteView(file))
    let first = try chunks.next()
    frame = try PNGFrame(first)
    try limits.check(frame.size)
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
    // Deflate expands each byte to at most 1032, so a shorter file lacks rows.
    guard frame.rawByteCount / 1032 <= compressedCount else { throw .truncated(.png) }
    bytes = kept
    header = ImageHeader(format: .png, codedSize: frame.size, orientation: orientation ?? .up)
  }
}

extension PNGFile {
  /// Decodes with libpng's simplified API, which handles palettes, grey, bit depths and interlacing.
  func decoded() throws(ImageError) -> Image {
    let (width, height) = (frame.size.width, frame.size.height)
    // Since libpng 1.6.51, and in older versions with its fix of CVE-2025-65018, interlaced 16-bit samples reduced to
    // 8 bits end up in the wrong rows.
    if frame.isDeep && frame.isInterlaced {
      let samples: [UInt16] = try samples(PNG_FORMAT_FLAG_LINEAR, treatingDeepSamplesAsLight: true)
      return Image(width: width, height: height, pixels: frame.hasAlpha ? samples.unmultiplied : samples.upperBytes)
    }
    var samples: [UInt8] = try samples(0, treatingDeepSamplesAsLight: false)
    if frame.hasAlpha { samples.dropEveryFourth() }
    return Image(width: width, height: height, pixels: samples)
  }

  /// Returns interleaved red, green, blue and, if the format has it, alpha.
  private func samples<Sample: FixedWidthInteger>(
    _ formatFlag: UInt32, treatingDeepSamplesAsLight isLight: Bool
  ) throws(ImageError) -> [Sample] {
    var control = png_image()
    control.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&control) }
    guard png_image_begin_read_from_memory(&control, bytes, bytes.count) != 0 else { throw Self.damage(control) }
    if frame.isDeep && !isLight { control.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB) }
    let alphaFlag = frame.hasAlpha ? PNG_FORMAT_FLAG_ALPHA : 0
    control.format = PNG_FORMAT_FLAG_COLOR | alphaFlag | formatFlag
    let rowLength = frame.size.width * (frame.hasAlpha ? 4 : 3)
    let count = rowLength * frame.size.height
    var isRead = false
    // libpng writes `height` rows of `rowLength` samples of type `Sample`: the capacity.
    let samples = [Sample](unsafeUninitializedCapacity: count) { buffer, initialized in
      isRead = png_image_finish_read(&control, nil, buffer.baseAddress, png_int_32(rowLength), nil) != 0
      initialized = isRead ? count : 0
    }
    guard isRead else { throw Self.damage(control) }
    return samples
  }

  /// Returns the error that carries libpng's message.
  private static func damage(_ control: png_image) -> ImageError {
    let message = withUnsafeBytes(of: control.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return .damaged(.png, reason: message)
  }
}

extension [UInt8] {
  /// Drops the alpha sample of every pixel in place.
  mutating func dropEveryFourth() {
    let pixelCount = count / 4
    withUnsafeMutableBufferPointer { samples in
      // Writes never overtake reads: 3 * pixel <= 4 * pixel.
      for pixel in 0..<pixelCount {
        samples[pixel * 3] = samples[pixel * 4]
        samples[pixel * 3 + 1] = samples[pixel * 4 + 1]
        samples[pixel * 3 + 2] = samples[pixel * 4 + 2]
      }
    }
    removeLast(pixelCount)
  }
}

extension [UInt16] {
  /// The upper byte of each sample.
  var upperBytes: [UInt8] { map { UInt8(truncatingIfNeeded: $0 >> 8) } }

  /// The upper bytes of red, green and blue, un-premultiplied: libpng premultiplies 16-bit samples by alpha.
  ///
  /// A fully transparent pixel has lost its colour and becomes black.
  var unmultiplied: [UInt8] {
    var colors: [UInt8] = []
    colors.reserveCapacity(count / 4 * 3)
    for pixel in stride(from: 0, to: count, by: 4) {
      let alpha = UInt64(self[pixel + 3])
      for sample in self[pixel..<(pixel + 3)] {
        let color = alpha == 0 ? 0 : Swift.min(UInt64(sample) * 65_535 / alpha, 65_535)
        colors.append(UInt8(truncatingIfNeeded: color >> 8))
      }
    }
    return colors
  }
}

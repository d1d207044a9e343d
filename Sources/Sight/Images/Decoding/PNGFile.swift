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
    // Deflate makes at most 1032 bytes out of one, so what is shorter lacks rows.
    guard frame.rawByteCount / 1032 <= compressedCount else { throw .truncated(.png) }
    bytes = kept
    header = ImageHeader(format: .png, codedSize: frame.size, orientation: orientation ?? .up)
  }
}

extension PNGFile {
  /// Decodes with libpng's simplified interface, which handles palettes, grey, depths and interlacing by itself.
  func decoded() throws(ImageError) -> Image {
    let (width, height) = (frame.size.width, frame.size.height)
    // Reduced to 8 bits, interlaced samples of 16 come out in the wrong rows since libpng 1.6.51, and in the older
    // versions that took over its correction of CVE-2025-65018.
    if frame.isDeep && frame.isInterlaced {
      let samples: [UInt16] = try samples(PNG_FORMAT_FLAG_LINEAR, treatingDeepSamplesAsLight: true)
      return Image(width: width, height: height, pixels: frame.hasAlpha ? samples.unmultiplied : samples.upperBytes)
    }
    var samples: [UInt8] = try samples(0, treatingDeepSamplesAsLight: false)
    if frame.hasAlpha { samples.dropEveryFourth() }
    return Image(width: width, height: height, pixels: samples)
  }

  /// Red, green, blue and, where every pixel has it, alpha, interleaved.
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
    let rowCount = frame.size.width * (frame.hasAlpha ? 4 : 3)
    let count = rowCount * frame.size.height
    var isRead = false
    // libpng writes `height` rows of `rowCount` samples of the width that the format asks for: the capacity.
    let samples = [Sample](unsafeUninitializedCapacity: count) { buffer, initialized in
      isRead = png_image_finish_read(&control, nil, buffer.baseAddress, png_int_32(rowCount), nil) != 0
      initialized = isRead ? count : 0
    }
    guard isRead else { throw Self.damage(control) }
    return samples
  }

  /// The error that libpng's message stands for.
  private static func damage(_ control: png_image) -> ImageError {
    let message = withUnsafeBytes(of: control.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return .damaged(.png, reason: message)
  }
}

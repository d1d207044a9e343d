internal import CWebP

/// A WebP file whose chunks have been read.
struct WebPFile {
  let header: ImageHeader
  /// The picture, or the first one of an animation, without its alpha plane.
  private let picture: [UInt8]
  private let pictureSize: PixelSize
  /// Where the picture lies in what is shown.
  private let place: PixelRectangle

  init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) {
    var chunks = try WebPChunks(file: ByteView(bytes))
    var found: (picture: ByteView, frame: ByteView?)?
    var canvas: PixelSize?
    var orientation: Orientation?
    while let chunk = try chunks.next() {
      if chunk.isNamed("VP8X") { canvas = Self.size(from: chunk.payload, at: 4) }
      if chunk.isNamed("EXIF") { orientation = orientation ?? Orientation(exif: chunk.payload) }
      guard found == nil else { continue }
      if Self.isPicture(chunk) { found = (chunk.whole, nil) }
      if chunk.isNamed("ANMF") { found = try Self.picture(inFrame: chunk.payload).map { ($0, chunk.payload) } }
    }
    guard let found else { throw .damaged(.webp, reason: "there is no picture in it") }
    picture = Array(found.picture.bytes)
    pictureSize = try Self.features(of: picture)
    place = PixelRectangle(origin: found.frame.flatMap(Self.origin), size: pictureSize)
    let shown = found.frame == nil ? pictureSize : canvas ?? pictureSize
    guard place.clamped(to: shown) == place else { throw .damaged(.webp, reason: "a frame lies outside the picture") }
    try limits.check(shown)
    header = ImageHeader(format: .webp, codedSize: shown, orientation: orientation ?? .up)
  }

  private static func isPicture(_ chunk: WebPChunks.Chunk) -> Bool { chunk.isNamed("VP8 ") || chunk.isNamed("VP8L") }

  private static func picture(inFrame frame: ByteView) throws(ImageError) -> ByteView? {
    var chunks = WebPChunks(frame: frame)
    while let chunk = try chunks.next() {
      if isPicture(chunk) { return chunk.whole }
    }
    return nil
  }

  /// Two 24-bit numbers, each one less than a side (RFC 9649, section 2.7).
  private static func size(from view: ByteView, at offset: Int) -> PixelSize? {
    guard let width = view.unsigned(.bits24, at: offset, .littleEndian),
      let height = view.unsigned(.bits24, at: offset + 3, .littleEndian)
    else { return nil }
    return PixelSize(width: width + 1, height: height + 1)
  }

  /// Two 24-bit numbers, each half a coordinate (RFC 9649, section 2.7.1.1).
  private static func origin(of frame: ByteView) -> (x: Int, y: Int)? {
    guard let x = frame.unsigned(.bits24, at: 0, .littleEndian), let y = frame.unsigned(.bits24, at: 3, .littleEndian)
    else { return nil }
    return (x * 2, y * 2)
  }

  private static func features(of picture: [UInt8]) throws(ImageError) -> PixelSize {
    var features = WebPBitstreamFeatures()
    try check(WebPGetFeatures(picture, picture.count, &features))
    return PixelSize(width: Int(features.width), height: Int(features.height))
  }
}

extension WebPFile {
  /// Decodes with libwebp, which averages pixels down to the reduced size row by row.
  func decoded(at reduction: Reduction) throws(ImageError) -> Image {
    guard place.size != header.codedSize else { return try decodedPicture(size: reduction.size(of: pictureSize)) }
    var shown = Image(filling: header.codedSize, with: .black)
    shown.paste(try decodedPicture(size: pictureSize), x: place.x, y: place.y)
    return shown
  }

  private func decodedPicture(size: PixelSize) throws(ImageError) -> Image {
    var configuration = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&configuration) != 0 else {
      throw .decoderMissing(.webp, library: "libwebp of this version")
    }
    configuration.options.use_scaling = size == pictureSize ? 0 : 1
    configuration.options.scaled_width = Int32(size.width)
    configuration.options.scaled_height = Int32(size.height)
    configuration.output.colorspace = MODE_RGB
    configuration.output.is_external_memory = 1
    var status = VP8_STATUS_OK
    // libwebp checks stride and size of the buffer it is lent, and fills all of it when it reports success.
    let image = Image(size: size) { buffer in
      buffer.initialize(repeating: 0)
      configuration.output.u.RGBA.rgba = buffer.baseAddress
      configuration.output.u.RGBA.stride = Int32(size.width * Image.channels)
      configuration.output.u.RGBA.size = buffer.count
      status = WebPDecode(picture, picture.count, &configuration)
    }
    WebPFreeDecBuffer(&configuration.output)
    try Self.check(status)
    return image
  }

  private static func check(_ status: VP8StatusCode) throws(ImageError) {
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: throw .truncated(.webp)
    case VP8_STATUS_UNSUPPORTED_FEATURE: throw .unsupported(.webp, reason: "a feature that libwebp has not")
    case VP8_STATUS_OUT_OF_MEMORY: throw .damaged(.webp, reason: "no memory for the picture")
    default: throw .damaged(.webp, reason: "the picture breaks off or is miscoded")
    }
  }
}

extension PixelRectangle {
  fileprivate init(origin: (x: Int, y: Int)?, size: PixelSize) {
    self.init(x: origin?.x ?? 0, y: origin?.y ?? 0, width: size.width, height: size.height)
  }
}

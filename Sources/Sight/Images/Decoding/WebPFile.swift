internal import CWebP

/// A WebP file whose chunks have been read.
struct WebPFile {
  let header: ImageHeader
  /// The picture, or the first one of an animation, without its alpha plane.
  private let picture: [UInt8]

  /// Of an animation the first picture counts, in its own size, which may be smaller than the canvas it is shown on.
  init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) {
    var chunks = try WebPChunks(file: ByteView(bytes))
    var picture: ByteView?
    var orientation: Orientation?
    while let chunk = try chunks.next() {
      if chunk.isNamed("EXIF") { orientation = orientation ?? Orientation(exif: chunk.payload) }
      guard picture == nil else { continue }
      if Self.isPicture(chunk) { picture = chunk.whole }
      if chunk.isNamed("ANMF") { picture = try Self.picture(inFrame: chunk.payload) }
    }
    guard let picture else { throw .damaged(.webp, reason: "there is no picture in it") }
    self.picture = Array(picture.bytes)
    let size = try Self.size(of: self.picture)
    try limits.check(size)
    header = ImageHeader(format: .webp, codedSize: size, orientation: orientation ?? .up)
  }

  private static func isPicture(_ chunk: WebPChunks.Chunk) -> Bool { chunk.isNamed("VP8 ") || chunk.isNamed("VP8L") }

  private static func picture(inFrame frame: ByteView) throws(ImageError) -> ByteView? {
    var chunks = WebPChunks(frame: frame)
    while let chunk = try chunks.next() {
      if isPicture(chunk) { return chunk.whole }
    }
    return nil
  }

  private static func size(of picture: [UInt8]) throws(ImageError) -> PixelSize {
    var features = WebPBitstreamFeatures()
    try check(WebPGetFeatures(picture, picture.count, &features))
    return PixelSize(width: Int(features.width), height: Int(features.height))
  }
}

extension WebPFile {
  /// Decodes with libwebp, which averages pixels down to the reduced size row by row.
  func decoded(at reduction: Reduction) throws(ImageError) -> Image {
    let size = reduction.size(of: header.codedSize)
    var configuration = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&configuration) != 0 else {
      throw .decoderMissing(.webp, library: "libwebp of this version")
    }
    configuration.options.use_scaling = size == header.codedSize ? 0 : 1
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

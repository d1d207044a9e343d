internal import CWebP

/// A WebP file whose chunks have been read.
struct WebPFile {
  let header: ImageHeader
  /// The image, or the first frame of an animation, without its alpha plane.
  private let picture: [UInt8]

  /// The first frame of an animation keeps its own size, which may be smaller than the canvas.
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
    guard let picture else { throw .damaged(.webp, reason: "the file contains no image") }
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
  /// Decodes with libwebp, which averages pixels to the reduced size row by row.
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
    // libwebp checks stride and size of the buffer it is given, and on success has filled all of it.
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
    case VP8_STATUS_UNSUPPORTED_FEATURE: throw .unsupported(.webp, reason: "a feature that libwebp does not support")
    case VP8_STATUS_OUT_OF_MEMORY: throw .damaged(.webp, reason: "no memory for the image")
    default: throw .damaged(.webp, reason: "the image data is incomplete or invalid")
    }
  }
}

/// The chunks of a WebP file or of one of its frames (RFC 9649, section 2).
struct WebPChunks {
  /// A chunk.
  struct Chunk {
    /// Its four-letter name.
    let name: ArraySlice<UInt8>
    /// The data, without name, length and padding.
    let payload: ByteView
    /// The whole chunk without padding.
    let whole: ByteView

    func isNamed(_ text: String) -> Bool { name.elementsEqual(text.utf8) }
  }

  private let view: ByteView
  private var offset = 0

  /// Reads the chunks of a file; throws if the file is shorter than its header says.
  init(file: ByteView) throws(ImageError) {
    guard let length = file.unsigned(.bits32, at: 4, .littleEndian), length >= 4,
      let view = file.view(from: 12, count: length - 4)
    else { throw .truncated(.webp) }
    self.view = view
  }

  /// Reads the chunks after the first 16 bytes of an animation frame.
  init(frame: ByteView) { view = frame.dropping(16) }

  /// Returns the next chunk; nil at the end.
  mutating func next() throws(ImageError) -> Chunk? {
    guard offset < view.count else { return nil }
    guard let name = view.view(from: offset, count: 4),
      let length = view.unsigned(.bits32, at: offset + 4, .littleEndian),
      let payload = view.view(from: offset + 8, count: length), let whole = view.view(from: offset, count: length + 8)
    else { throw .damaged(.webp, reason: "a chunk extends beyond the end of the file") }
    offset += 8 + length + length % 2
    return Chunk(name: name.bytes, payload: payload, whole: whole)
  }
}

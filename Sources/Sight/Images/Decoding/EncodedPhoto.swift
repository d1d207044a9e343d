/// A photo whose header has been read and found within the limits.
enum EncodedPhoto {
  case jpeg(JPEGFile)
  case png(PNGFile)
  case webp(WebPFile)
  case heic(HEICFile)

  init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) {
    try limits.check(bytes: bytes)
    switch ImageFormat(of: bytes) {
    case .jpeg: self = .jpeg(try JPEGFile(bytes, limits: limits))
    case .png: self = .png(try PNGFile(bytes, limits: limits))
    case .webp: self = .webp(try WebPFile(bytes, limits: limits))
    case .heic: self = .heic(try HEICFile(bytes, limits: limits))
    case nil: throw .unknownFormat(firstBytes: Array(bytes.prefix(16)))
    }
  }

  var header: ImageHeader {
    switch self {
    case .jpeg(let file): file.header
    case .png(let file): file.header
    case .webp(let file): file.header
    case .heic(let file): file.header
    }
  }

  /// The pixels as coded, not yet turned.
  ///
  /// - Parameter least: the smallest coded size that will do; nil for the full one.
  func decoded(atLeast least: PixelSize?) throws(ImageError) -> Image {
    let reduction = Reduction(of: header.codedSize, toAtLeast: least)
    return switch self {
    case .jpeg(let file): try file.decoded(at: reduction)
    case .png(let file): try file.decoded()
    case .webp(let file): try file.decoded(at: reduction)
    case .heic(let file): try file.decoded()
    }
  }
}

/// A decoded, upright photo and its full size.
public struct Photo: Sendable, Equatable {
  /// The upright pixels, at full size or at a fraction of it.
  public let image: Image
  /// The full size of the upright photo; ``image`` may be smaller.
  public let size: PixelSize

  /// Creates a photo from a decoded image.
  public init(image: Image, size: PixelSize) {
    self.image = image
    self.size = size
  }
}

extension Photo {
  /// Decodes a JPEG, PNG, WebP or HEIC file, detected by its content, and applies its orientation.
  ///
  /// Colours match Pillow's `convert("RGB")`: colour profiles and gamma are ignored, grey is replicated, and alpha is
  /// dropped rather than composited. 16-bit samples keep their upper 8 bits.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - least: the smallest upright size that is sufficient. JPEG and WebP are decoded at the smallest of 1/1, 1/2,
  ///     1/4 and 1/8 that covers it, as in Pillow's `draft`; nil decodes at full size.
  ///   - limits: the largest accepted photo, checked before anything is allocated.
  public init(
    decoding bytes: [UInt8], atLeast least: PixelSize? = nil, limits: ImageLimits = .standard
  ) throws(ImageError) {
    let encoded = try EncodedPhoto(bytes, limits: limits)
    let header = encoded.header
    let codedLeast = header.orientation.swapsSides ? least?.transposed : least
    let image = try encoded.decoded(atLeast: codedLeast)
    self.init(image: image.oriented(header.orientation), size: header.size)
  }
}

/// An encoded photo whose header has been read and is within the limits.
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

  /// Decodes the pixels as coded, before the orientation is applied.
  ///
  /// - Parameter least: the smallest coded size that is sufficient; nil for full size.
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

/// The fraction of its full size at which a photo is decoded: 1/1, 1/2, 1/4 or 1/8.
///
/// These are the scales for which libjpeg-turbo has SIMD code, and among which Pillow's `draft` chooses.
struct Reduction: Equatable {
  let denominator: Int

  /// Chooses the strongest reduction of `full` that still covers `least`; none if `least` is nil.
  init(of full: PixelSize, toAtLeast least: PixelSize?) {
    guard let least else {
      denominator = 1
      return
    }
    denominator = [8, 4, 2].first { full.divided(by: $0).covers(least) } ?? 1
  }

  func size(of full: PixelSize) -> PixelSize { full.divided(by: denominator) }
}

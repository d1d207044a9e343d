/// An error in decoding or encoding an image.
public enum ImageError: Error, Equatable {
  /// The file is empty.
  case empty
  /// The signature matches no ``ImageFormat``; `firstBytes` holds up to 16 bytes.
  case unknownFormat(firstBytes: [UInt8])
  /// The file ends before the last pixel.
  case truncated(ImageFormat)
  /// The file violates its format; `reason` is the decoder's message, in English.
  case damaged(ImageFormat, reason: String)
  /// The file uses an unsupported feature.
  case unsupported(ImageFormat, reason: String)
  /// The image has more pixels than ``ImageLimits`` allow; nothing was allocated for them.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The file has more bytes than ``ImageLimits`` allow.
  case tooManyBytes(count: Int, limit: Int)
  /// The library that decodes the format is not installed.
  case decoderMissing(ImageFormat, library: String)
}

/// The largest photo that is accepted.
///
/// A decoded photo takes three bytes per pixel; some formats need twice as much during decoding.
public struct ImageLimits: Sendable, Hashable {
  /// The maximum file size in bytes.
  public let maximumBytes: Int
  /// The maximum number of coded pixels, regardless of the fraction at which the photo is decoded.
  public let maximumPixels: Int

  /// Creates limits.
  public init(maximumBytes: Int = 256 << 20, maximumPixels: Int = 200_000_000) {
    self.maximumBytes = maximumBytes
    self.maximumPixels = maximumPixels
  }

  /// 256 MiB and 200 megapixels: more than any phone produces.
  public static let standard = ImageLimits()
}

extension ImageLimits {
  func check(bytes: [UInt8]) throws(ImageError) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= maximumBytes else { throw .tooManyBytes(count: bytes.count, limit: maximumBytes) }
  }

  func check(_ size: PixelSize) throws(ImageError) {
    let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    guard !overflow, pixels <= maximumPixels else {
      throw .tooManyPixels(width: size.width, height: size.height, limit: maximumPixels)
    }
  }
}

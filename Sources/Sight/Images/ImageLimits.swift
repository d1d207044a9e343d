/// How large a photo may be before it is refused.
///
/// A decoded photo takes three bytes a pixel, and some formats twice as much while they are decoded.
public struct ImageLimits: Sendable, Hashable {
  /// The most bytes of a file.
  public let maximumBytes: Int
  /// The most pixels of the photo as it is coded, whatever the fraction it is decoded at.
  public let maximumPixels: Int

  /// Limits by their two numbers.
  public init(maximumBytes: Int = 256 << 20, maximumPixels: Int = 200_000_000) {
    self.maximumBytes = maximumBytes
    self.maximumPixels = maximumPixels
  }

  /// 256 MiB and 200 megapixels: more than any phone takes.
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

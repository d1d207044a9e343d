/// What a photo tells about itself before it is decoded.
public struct ImageHeader: Sendable, Equatable {
  /// How it is coded.
  public let format: ImageFormat
  /// The size as it is coded, before orientation.
  public let codedSize: PixelSize
  /// How the coded pixels are to be turned; ``Orientation/up`` where the decoder turns them itself (HEIC).
  public let orientation: Orientation

  /// The size that a viewer sees.
  public var size: PixelSize { orientation.swapsSides ? codedSize.transposed : codedSize }
}

extension ImageHeader {
  /// Reads a header without decoding a pixel.
  public init(reading bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) {
    self = try EncodedPhoto(bytes, limits: limits).header
  }
}

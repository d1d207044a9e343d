/// An image format that ``Photo`` decodes, detected by the file's content, never by its name.
public enum ImageFormat: String, Sendable, CaseIterable {
  /// ITU-T T.81, baseline and progressive.
  case jpeg
  /// Portable Network Graphics (W3C); of an animation, the default image.
  case png
  /// WebP (RFC 9649), lossy and lossless; of an animation, the first frame.
  case webp
  /// High Efficiency Image File Format (ISO/IEC 23008-12) with HEVC, the default of many phones.
  case heic
}

extension ImageFormat {
  /// Detects the format from the first bytes; nil if it is not one of these.
  public init?(of bytes: [UInt8]) {
    let view = ByteView(bytes)
    if view.has([0xFF, 0xD8], at: 0) {
      self = .jpeg
    } else if view.has([0x89, 0x50, 0x4E, 0x47], at: 0) {
      self = .png
    } else if view.has("RIFF", at: 0), view.has("WEBP", at: 8) {
      self = .webp
    } else if view.has("ftyp", at: 4), Self.isHEIC(view) {
      self = .heic
    } else {
      return nil
    }
  }

  /// The brands of ISO/IEC 23008-12 for HEVC-coded images, and the generic image brands.
  private static let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]

  /// Whether the file-type box names one of the brands as its major or a compatible brand.
  private static func isHEIC(_ view: ByteView) -> Bool {
    let boxLength = min(view.unsigned(.bits32, at: 0) ?? 0, view.count)
    let offsets = [8] + Array(stride(from: 16, to: max(boxLength, 16), by: 4).prefix(32))
    return offsets.contains { offset in brands.contains { view.has($0, at: offset) } }
  }
}

/// The properties of a photo that are known before it is decoded.
public struct ImageHeader: Sendable, Equatable {
  /// The format.
  public let format: ImageFormat
  /// The coded size, before the orientation is applied.
  public let codedSize: PixelSize
  /// The orientation to apply after decoding; ``Orientation/up`` where the decoder applies it itself (HEIC).
  public let orientation: Orientation

  /// The size of the upright photo.
  public var size: PixelSize { orientation.swapsSides ? codedSize.transposed : codedSize }
}

extension ImageHeader {
  /// Reads the header without decoding pixels.
  public init(reading bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) {
    self = try EncodedPhoto(bytes, limits: limits).header
  }
}

/// Why bytes are not a photo that can be shown.
public enum ImageError: Error, Equatable {
  /// There are no bytes.
  case empty
  /// The bytes announce no format of ``ImageFormat``; `firstBytes` are the first 16 at most.
  case unknownFormat(firstBytes: [UInt8])
  /// The photo ends before its last pixel.
  case truncated(ImageFormat)
  /// The photo breaks the rules of its format; `reason` is the decoder's word, in English.
  case damaged(ImageFormat, reason: String)
  /// The photo uses a feature that no decoder here has.
  case unsupported(ImageFormat, reason: String)
  /// The photo has more pixels than ``ImageLimits`` accept. Nothing was allocated for them.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The file has more bytes than ``ImageLimits`` accept.
  case tooManyBytes(count: Int, limit: Int)
  /// A library that decodes the format is not on this machine.
  case decoderMissing(ImageFormat, library: String)
}

/// A decoded photo the right way up, and how large it really is.
public struct Photo: Sendable, Equatable {
  /// The pixels, oriented; the photo at full size or at a fraction of it.
  public let image: Image
  /// The full size of the photo after orientation, which ``image`` may fall short of.
  public let size: PixelSize

  /// A photo from an image already at hand.
  public init(image: Image, size: PixelSize) {
    self.image = image
    self.size = size
  }
}

extension Photo {
  /// Decodes a JPEG, PNG, WebP or HEIC, tells the format by its content, and turns it the right way up.
  ///
  /// Colours come out as Pillow's `convert("RGB")` gives them: colour profiles and gamma are ignored, grey is
  /// repeated, and transparency is dropped rather than laid over a background. Samples of 16 bits keep their upper 8.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - least: the smallest oriented size that will do. JPEG and WebP are decoded at the smallest of 1/1, 1/2, 1/4
  ///     and 1/8 that has at least that many pixels each way, as is Pillow's `draft`; nil decodes them in full.
  ///   - limits: what is refused before anything is allocated for it.
  public init(
    decoding bytes: [UInt8], atLeast least: PixelSize? = nil, limits: ImageLimits = .standard
  ) throws(ImageError) {
    let encoded = try EncodedPhoto(bytes, limits: limits)
    let header = encoded.header
    let codedLeast = header.orientation.swapsSides ? least?.transposed : least
    let image = try encoded.decoded(atLeast: codedLeast)
    self.init(image: image.turned(header.orientation), size: header.size)
  }
}

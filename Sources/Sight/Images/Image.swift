/// A picture in memory: 8-bit red, green and blue, interleaved, row after row without padding.
public struct Image: Sendable, Equatable {
  /// Pixels in a row; at least 1.
  public let width: Int
  /// Rows; at least 1.
  public let height: Int
  /// The samples: `pixels[(row * width + column) * 3 + channel]`.
  public var pixels: [UInt8] {
    didSet { precondition(pixels.count == width * height * Self.channels, "an image keeps its size") }
  }

  /// Samples per pixel.
  public static let channels = 3

  /// An image from its samples, of which there must be `width * height * 3`.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0, "an image has at least one pixel")
    precondition(pixels.count == width * height * Self.channels, "three samples make a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension Image {
  /// How many pixels it has in each direction.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// An image of one colour.
  public init(filling size: PixelSize, with color: Color) {
    self.init(size: size) { samples in
      for start in stride(from: 0, to: samples.count, by: Self.channels) {
        samples[start] = color.red
        samples[start + 1] = color.green
        samples[start + 2] = color.blue
      }
    }
  }

  /// An image whose every sample `fill` sets, in a buffer of `width * height * 3` bytes.
  init(size: PixelSize, filledBy fill: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    let count = size.width * size.height * Self.channels
    self.init(
      width: size.width, height: size.height,
      pixels: [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        // The buffer may be larger than asked for; `fill` sees the samples and nothing else.
        fill(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
        initialized = count
      })
  }
}

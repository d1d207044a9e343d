/// An image in memory: interleaved 8-bit RGB, rows top to bottom without padding.
public struct Image: Sendable, Equatable {
  /// The width in pixels; at least 1.
  public let width: Int
  /// The height in pixels; at least 1.
  public let height: Int
  /// The samples: `pixels[(row * width + column) * 3 + channel]`.
  public var pixels: [UInt8] {
    didSet { precondition(pixels.count == width * height * Self.channels, "an image keeps its size") }
  }

  /// Samples per pixel.
  public static let channels = 3

  /// Creates an image from its `width * height * 3` samples.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0, "an image has at least one pixel")
    precondition(pixels.count == width * height * Self.channels, "an image has three samples per pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension Image {
  /// The width and height.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// Creates an image of one colour.
  public init(filling size: PixelSize, with color: Color) {
    self.init(size: size) { samples in
      for start in stride(from: 0, to: samples.count, by: Self.channels) {
        samples[start] = color.red
        samples[start + 1] = color.green
        samples[start + 2] = color.blue
      }
    }
  }

  /// Creates an image; `fill` must initialise every sample of a buffer of `width * height * 3` bytes.
  init(size: PixelSize, filledBy fill: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    let count = size.width * size.height * Self.channels
    self.init(
      width: size.width, height: size.height,
      pixels: [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        // The buffer may be larger than requested; `fill` gets exactly the samples.
        fill(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
        initialized = count
      })
  }
}

/// A colour in 8-bit sRGB.
public struct Color: Sendable, Hashable {
  /// The red sample.
  public let red: UInt8
  /// The green sample.
  public let green: UInt8
  /// The blue sample.
  public let blue: UInt8

  /// Creates a colour from its three samples.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = Color(red: 255, green: 255, blue: 255)
  /// Mid-grey, which is close to zero after the usual normalisation of network inputs.
  public static let gray = Color(red: 127, green: 127, blue: 127)
}

internal import Images
internal import Recipes

/// A picture as hard to code as a photo: soft shapes, and the noise of a camera's sensor.
struct GeneratedPhoto {
  /// A format that there is an encoder for.
  enum Coding: String, CaseIterable { case jpeg, png }

  /// Its size in million pixels.
  let megapixels: Int
  /// Its format.
  let coding: Coding

  /// What it is called.
  var name: String { "\(coding.rawValue), generated, \(megapixels) MP" }

  /// The encoded file.
  func file() throws(ImageError) -> [UInt8] {
    switch coding {
    case .jpeg: try image.encodedAsJPEG()
    case .png: try image.encodedAsPNG()
    }
  }
}

extension GeneratedPhoto {
  /// How far noise moves a sample at most: so much gives the two to three bits a pixel that phones' JPEG files have.
  private static let noise = 8

  /// Three pixels high for four wide; the same every time.
  var image: Image {
    let height = Int((Double(megapixels) * 750_000).squareRoot().rounded())
    let size = PixelSize(width: height * 4 / 3, height: height)
    var random = SplitMix64(seed: 1)
    var image = Self.shapes(&random).resized(to: size, filter: .bicubic)
    image.pixels = Self.noisy(image.pixels, &random)
    return image
  }

  /// Colours at random, to be enlarged until they are soft.
  private static func shapes(_ random: inout SplitMix64) -> Image {
    let (width, height) = (64, 48)
    let samples = (0..<(width * height * Image.channels)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    return Image(width: width, height: height, pixels: samples)
  }

  private static func noisy(_ samples: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    samples.map { sample in
      UInt8(clamping: Int(sample) + Int(truncatingIfNeeded: random.next() >> 60) - Self.noise)
    }
  }
}

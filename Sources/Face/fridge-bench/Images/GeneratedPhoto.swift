internal import Images
internal import Random
internal import Recipes

/// A generated picture as hard to compress as a photo: soft shapes with sensor noise.
struct GeneratedPhoto {
  /// A format with an encoder.
  enum Coding: String, CaseIterable { case jpeg, png }

  /// The size in million pixels.
  let megapixels: Int
  /// The format.
  let coding: Coding

  /// The name of the measurement.
  var name: String { "\(coding.rawValue), generated, \(megapixels) MP" }

  /// Returns the encoded file.
  func file() throws(ImageError) -> [UInt8] {
    switch coding {
    case .jpeg: try image.encodedAsJPEG()
    case .png: try image.encodedAsPNG()
    }
  }
}

extension GeneratedPhoto {
  /// The amplitude of the noise, which gives two to three bits per pixel like JPEG files of phones.
  private static let noise = 8

  /// The picture, in the ratio 4:3 and always the same.
  var image: Image {
    let height = Int((Double(megapixels) * 750_000).squareRoot().rounded())
    let size = PixelSize(width: height * 4 / 3, height: height)
    var random = SplitMix64(seed: 1)
    var image = Self.shapes(&random).resized(to: size, filter: .bicubic)
    image.pixels = Self.noisy(image.pixels, &random)
    return image
  }

  /// Returns a small picture of random colours, which enlarging makes soft.
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

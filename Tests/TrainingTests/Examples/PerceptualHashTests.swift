import Images
import TestSupport
import Testing

@testable import Training

struct PerceptualHashTests {
  /// Smooth blobs of colour at places that the seed gives.
  static func picture(seed: UInt64, width: Int = 64, height: Int = 48, brightness: Float = 1) -> Image {
    var numbers = SeededNumbers(seed: seed)
    let blobs = (0..<6).map { _ in numbers.array(3) }
    var pixels: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        let (x, y) = (2 * Float(column) / Float(width) - 1, 2 * Float(row) / Float(height) - 1)
        let light = blobs.reduce(Float(120)) { sum, blob in
          let distance = (x - blob[0]) * (x - blob[0]) + (y - blob[1]) * (y - blob[1])
          return sum + 120 * blob[2] / (1 + 20 * distance)
        }
        pixels += [UInt8](repeating: UInt8(min(max(light * brightness, 0), 255)), count: 3)
      }
    }
    return Image(width: width, height: height, pixels: pixels)
  }

  @Test func sizeAndBrightnessHardlyMatter() {
    let hash = PerceptualHash(Self.picture(seed: 1))
    #expect(hash.distance(to: PerceptualHash(Self.picture(seed: 1, width: 160, height: 120))) <= 6)
    #expect(hash.distance(to: PerceptualHash(Self.picture(seed: 1, brightness: 0.8))) <= 6)
    #expect(hash.distance(to: hash) == 0)
  }

  @Test func otherPicturesAreFarAway() {
    let hashes = (1...20).map { PerceptualHash(Self.picture(seed: $0)) }
    for (index, hash) in hashes.enumerated() {
      for other in hashes[(index + 1)...] { #expect(hash.distance(to: other) > LookAlikes.distance) }
    }
  }

  @Test(arguments: [1, 7, 64]) func flatPicturesAreAlike(side: Int) {
    let image = Image(filling: PixelSize(width: side, height: side), with: Color(red: 235, green: 20, blue: 10))
    #expect(PerceptualHash(image).bits == 0)
  }
}

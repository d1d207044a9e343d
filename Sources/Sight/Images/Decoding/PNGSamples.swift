extension [UInt8] {
  /// Keeps red, green and blue of pixels that bring an alpha sample, in place.
  mutating func dropEveryFourth() {
    let pixelCount = count / 4
    withUnsafeMutableBufferPointer { samples in
      // The target never overtakes the source: 3 * pixel <= 4 * pixel.
      for pixel in 0..<pixelCount {
        samples[pixel * 3] = samples[pixel * 4]
        samples[pixel * 3 + 1] = samples[pixel * 4 + 1]
        samples[pixel * 3 + 2] = samples[pixel * 4 + 2]
      }
    }
    removeLast(pixelCount)
  }
}

extension [UInt16] {
  /// The upper half of each sample.
  var upperBytes: [UInt8] { map { UInt8(truncatingIfNeeded: $0 >> 8) } }

  /// Red, green and blue of pixels whose colours were multiplied by their alpha, which libpng does to 16-bit ones.
  ///
  /// A pixel that cannot be seen at all has lost its colour, and becomes black.
  var unmultiplied: [UInt8] {
    var colors: [UInt8] = []
    colors.reserveCapacity(count / 4 * 3)
    for pixel in stride(from: 0, to: count, by: 4) {
      let alpha = UInt64(self[pixel + 3])
      for sample in self[pixel..<(pixel + 3)] {
        let color = alpha == 0 ? 0 : Swift.min(UInt64(sample) * 65_535 / alpha, 65_535)
        colors.append(UInt8(truncatingIfNeeded: color >> 8))
      }
    }
    return colors
  }
}

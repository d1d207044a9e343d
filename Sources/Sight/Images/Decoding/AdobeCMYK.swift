extension Image {
  /// Converts the ink of a four-component JPEG to RGB.
  ///
  /// Adobe's programs store ink inverted, and every reader takes that for granted: 255 is no ink. What is left of the
  /// light is then `color * black / 255`, rounded, as in Pillow.
  ///
  /// - Parameter samples: cyan, magenta, yellow and black, interleaved: four for each pixel.
  init(size: PixelSize, adobeCMYK samples: [UInt8]) {
    self.init(size: size) { target in
      var from = 0
      for to in stride(from: 0, to: target.count, by: Self.channels) {
        let black = UInt32(samples[from + 3])
        for channel in 0..<Self.channels {
          target[to + channel] = Self.product(UInt32(samples[from + channel]), black)
        }
        from += 4
      }
    }
  }

  /// `a * b / 255` of two 8-bit numbers, rounded to the nearest, without a division.
  private static func product(_ a: UInt32, _ b: UInt32) -> UInt8 {
    let scaled = a &* b &+ 128
    return UInt8(truncatingIfNeeded: (scaled >> 8 &+ scaled) >> 8)
  }
}

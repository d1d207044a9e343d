// The inner loops of resizing, over whole rows. Lengths are compared once, before a loop, so that nothing needs to be
// checked inside and the compiler makes vectors of them.

extension UnsafeMutableBufferPointer<Float> {
  /// Makes floats of samples; the buffer has one place more than there are samples.
  func load(_ samples: UnsafeBufferPointer<UInt8>) {
    precondition(count == samples.count + 1, "a float for each sample, and one")
    for index in 0..<samples.count { self[index] = Float(samples[index]) }
  }

  /// Adds each sample times `weight`.
  func add(_ samples: UnsafeBufferPointer<UInt8>, times weight: Float) {
    precondition(samples.count == count, "a sum for each sample")
    for index in 0..<count { self[index] += Float(samples[index]) * weight }
  }

  /// Writes the sums as samples: cut off below 0 and above 255, and rounded.
  ///
  /// From 2^23 on, a float's last bit counts ones, so adding that leaves the rounded number in the lower bits; a
  /// conversion would check its range each time. The small addend makes halves round up, as they do in Pillow.
  func store(in samples: UnsafeMutableBufferPointer<UInt8>) {
    precondition(samples.count == count, "a sample for each sum")
    for index in 0..<count {
      let limited = Swift.min(Swift.max(self[index] + 0x1p-10, 0), 255)
      samples[index] = UInt8(truncatingIfNeeded: (limited + 0x1p23).bitPattern)
    }
  }
}

extension UnsafeMutableBufferPointer<SIMD4<Float>> {
  /// Sets each sum to its window of a row of pixels, three floats each, times its weights.
  ///
  /// The row starts with the first pixel that any window needs, and has one float more than its pixels. Windows end
  /// within `weights.needed`, so a pixel's four lanes lie within the row, and window and weights within `weights`.
  func weigh(_ row: UnsafeMutableBufferPointer<Float>, with weights: ResampleWeights) {
    let needed = weights.needed
    precondition(row.count == needed.count * 3 + 1 && count == weights.starts.count, "a row as the weights need it")
    guard let pixels = UnsafeRawPointer(row.baseAddress) else { return }
    weights.weights.withUnsafeBufferPointer { factors in
      for target in 0..<count {
        var pixel = pixels + (weights.starts[target] - needed.lowerBound) * Self.pixelStride
        let end = pixel + weights.counts[target] * Self.pixelStride
        var factor = target * weights.stride
        var sum = SIMD4<Float>.zero
        while pixel < end {
          sum += pixel.loadUnaligned(as: SIMD4<Float>.self) * factors[factor]
          pixel += Self.pixelStride
          factor &+= 1
        }
        self[target] = sum
      }
    }
  }

  private static var pixelStride: Int { 3 * MemoryLayout<Float>.stride }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Copies the first three of each four samples.
  func take(threeOfFour samples: UnsafeMutableBufferPointer<UInt8>) {
    precondition(count / 3 == samples.count / 4, "three samples for four")
    for pixel in 0..<(count / 3) {
      self[pixel &* 3] = samples[pixel &* 4]
      self[pixel &* 3 &+ 1] = samples[pixel &* 4 &+ 1]
      self[pixel &* 3 &+ 2] = samples[pixel &* 4 &+ 2]
    }
  }
}

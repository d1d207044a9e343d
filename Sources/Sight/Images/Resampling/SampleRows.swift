// The inner loops of resizing, over whole rows. Lengths are compared once, before a loop, so that nothing needs to be
// checked inside and the compiler makes vectors of them.

extension UnsafeMutableBufferPointer<Int32> {
  /// Widens samples; the buffer has one place more than there are samples.
  func load(_ samples: UnsafeBufferPointer<UInt8>) {
    precondition(count == samples.count + 1, "a place for each sample, and one")
    for index in 0..<samples.count { self[index] = Int32(samples[index]) }
  }

  /// Adds each sample times `weight`; see ``ResampleWeights/precision`` for why no sum overflows.
  func add(_ samples: UnsafeBufferPointer<UInt8>, times weight: Int32) {
    precondition(samples.count == count, "a sum for each sample")
    for index in 0..<count { self[index] = self[index] &+ Int32(samples[index]) &* weight }
  }

  /// Writes the sums as samples: rounded, halves up, and cut off below 0 and above 255.
  func store(in samples: UnsafeMutableBufferPointer<UInt8>) {
    precondition(samples.count == count, "a sample for each sum")
    let half: Int32 = 1 << (ResampleWeights.precision - 1)
    for index in 0..<count {
      let rounded = (self[index] &+ half) &>> ResampleWeights.precision
      samples[index] = UInt8(truncatingIfNeeded: Swift.min(Swift.max(rounded, 0), 255))
    }
  }
}

extension UnsafeMutableBufferPointer<SIMD4<Int32>> {
  /// Sets each sum to its window of a row of pixels, three numbers each, times its weights.
  ///
  /// The row starts with the first pixel that any window needs, and has one number more than its pixels. Windows end
  /// within `weights.needed`, so a pixel's four lanes lie within the row, and window and weights within `weights`.
  func weigh(_ row: UnsafeMutableBufferPointer<Int32>, with weights: ResampleWeights) {
    let needed = weights.needed
    precondition(row.count == needed.count * 3 + 1 && count == weights.starts.count, "a row as the weights need it")
    guard let pixels = UnsafeRawPointer(row.baseAddress) else { return }
    weights.weights.withUnsafeBufferPointer { factors in
      for target in 0..<count {
        var pixel = pixels + (weights.starts[target] - needed.lowerBound) * Self.pixelStride
        let end = pixel + weights.counts[target] * Self.pixelStride
        var factor = target * weights.stride
        var sum = SIMD4<Int32>.zero
        while pixel < end {
          sum &+= pixel.loadUnaligned(as: SIMD4<Int32>.self) &* factors[factor]
          pixel += Self.pixelStride
          factor &+= 1
        }
        self[target] = sum
      }
    }
  }

  private static var pixelStride: Int { 3 * MemoryLayout<Int32>.stride }
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

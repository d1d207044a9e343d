// The inner loops of resizing. Each goes over whole buffers whose equal lengths are checked once, before the loop.

extension UnsafeMutableBufferPointer<SIMD4<Float>> {
  /// Makes floats of red, green and blue; the fourth lane is 0.
  func load(pixelsOf samples: UnsafeBufferPointer<UInt8>) {
    precondition(samples.count == count * 3, "three samples make a pixel")
    for pixel in 0..<count {
      self[pixel] = SIMD4(
        Float(samples[pixel &* 3]), Float(samples[pixel &* 3 &+ 1]), Float(samples[pixel &* 3 &+ 2]), 0)
    }
  }
}

extension UnsafeMutableBufferPointer<Float> {
  /// Adds each sample times `weight`.
  func add(_ samples: UnsafeBufferPointer<UInt8>, times weight: Float) {
    precondition(samples.count == count, "a sum for each sample")
    for index in 0..<count { self[index] += Float(samples[index]) * weight }
  }

  /// Writes the sums as samples: cut off below 0 and above 255, fractions dropped.
  func store(in samples: UnsafeMutableBufferPointer<UInt8>) {
    precondition(samples.count == count, "a sample for each sum")
    for index in 0..<count {
      samples[index] = UInt8(truncatingIfNeeded: Int32(Swift.min(Swift.max(self[index], 0), 255)))
    }
  }
}

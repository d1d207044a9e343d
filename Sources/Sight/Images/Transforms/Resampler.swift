extension Image {
  /// Returns the image at another size, with antialiasing.
  ///
  /// Follows Pillow's `Image.resize`: two passes, windows that widen with the reduction, 8-bit samples in between.
  public func resized(to size: PixelSize, filter: ResizeFilter) -> Image {
    size == self.size ? self : resized(to: size, from: PixelArea(whole: self.size), filter: filter)
  }

  /// Returns a part of the image at another size, without copying that part first.
  ///
  /// Follows Pillow's `Image.resize(box:)`: pixels just beyond the edges of the part contribute too.
  ///
  /// - Parameter area: the part, which must lie within the image.
  public func resized(to size: PixelSize, from area: PixelArea, filter: ResizeFilter) -> Image {
    Resampler(from: self.size, area: area, to: size, filter: filter).resize(pixels)
  }
}

/// A separable resampler: rows first, then columns, with 8-bit samples in between, as in Pillow.
struct Resampler {
  private let source: PixelSize
  private let target: PixelSize
  private let horizontal: ResampleWeights
  private let vertical: ResampleWeights

  /// - Parameter area: the part to resize, which must lie within the source; windows at its edges may extend beyond it.
  init(from source: PixelSize, area: PixelArea, to target: PixelSize, filter: ResizeFilter) {
    precondition(target.width > 0 && target.height > 0, "an image has at least one pixel")
    precondition(area.lies(within: source), "the area lies within the image")
    self.source = source
    self.target = target
    horizontal = ResampleWeights(
      filter, count: target.width, origin: area.x, length: area.width, limit: source.width)
    vertical = ResampleWeights(
      filter, count: target.height, origin: area.y, length: area.height, limit: source.height)
  }

  func resize(_ pixels: [UInt8]) -> Image {
    precondition(pixels.count == source.width * source.height * Image.channels, "the samples match the source size")
    let rows = vertical.needed
    let intermediate = pixels.withUnsafeBufferPointer { resampledRows(rows, of: $0) }
    return Image(size: target) { output in
      intermediate.withUnsafeBufferPointer { combine($0, firstRow: rows.lowerBound, into: output) }
    }
  }
}

extension Resampler {
  /// Samples per pixel between the passes: vectors have four lanes, of which the last is unused.
  private static let lanes = 4

  /// Returns `rows` at the target's width, four samples per pixel.
  private func resampledRows(_ rows: Range<Int>, of input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let columns = horizontal.needed
    let inputCount = columns.count * Image.channels
    let outputCount = target.width * Self.lanes
    return [UInt8](unsafeUninitializedCapacity: rows.count * outputCount) { output, initialized in
      // One element more than the row, because the last pixel is loaded with a fourth lane.
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: inputCount + 1) { row in
        withUnsafeTemporaryAllocation(of: SIMD4<Int32>.self, capacity: target.width) { sums in
          row.initialize(repeating: 0)
          for (index, y) in rows.enumerated() {
            let start = (y * source.width + columns.lowerBound) * Image.channels
            row.load(UnsafeBufferPointer(rebasing: input[start..<(start + inputCount)]))
            sums.setToWeightedSums(of: row, with: horizontal)
            let place = output[(index * outputCount)..<((index + 1) * outputCount)]
            sums.withMemoryRebound(to: Int32.self) { $0.store(in: UnsafeMutableBufferPointer(rebasing: place)) }
          }
        }
      }
      initialized = rows.count * outputCount
    }
  }

  /// Combines the rows of the first pass, which begin at source row `firstRow`, and drops the fourth lane.
  private func combine(
    _ input: UnsafeBufferPointer<UInt8>, firstRow: Int, into output: UnsafeMutableBufferPointer<UInt8>
  ) {
    let inputCount = target.width * Self.lanes
    let outputCount = target.width * Image.channels
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: inputCount) { sums in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: inputCount) { samples in
        for y in 0..<target.height {
          sums.initialize(repeating: 0)
          for index in 0..<vertical.counts[y] {
            let start = (vertical.starts[y] - firstRow + index) * inputCount
            let row = UnsafeBufferPointer(rebasing: input[start..<(start + inputCount)])
            sums.add(row, times: vertical.weights[y * vertical.stride + index])
          }
          sums.store(in: samples)
          let place = output[(y * outputCount)..<((y + 1) * outputCount)]
          UnsafeMutableBufferPointer(rebasing: place).copyDroppingFourthLane(of: samples)
        }
      }
    }
  }
}

// The inner loops of resizing, over whole rows. Lengths are compared once before each loop, so that the loop needs no
// checks and the compiler vectorises it.

extension UnsafeMutableBufferPointer<Int32> {
  /// Widens samples to 32 bits; the buffer has one element more than there are samples.
  func load(_ samples: UnsafeBufferPointer<UInt8>) {
    precondition(count == samples.count + 1, "one element more than samples")
    for index in 0..<samples.count { self[index] = Int32(samples[index]) }
  }

  /// Adds each sample times `weight`; see ``ResampleWeights/precision`` for why no sum overflows.
  func add(_ samples: UnsafeBufferPointer<UInt8>, times weight: Int32) {
    precondition(samples.count == count, "as many sums as samples")
    for index in 0..<count { self[index] = self[index] &+ Int32(samples[index]) &* weight }
  }

  /// Writes the sums as samples, rounded half up and clamped to 0...255.
  func store(in samples: UnsafeMutableBufferPointer<UInt8>) {
    precondition(samples.count == count, "as many samples as sums")
    let half: Int32 = 1 << (ResampleWeights.precision - 1)
    for index in 0..<count {
      let rounded = (self[index] &+ half) &>> ResampleWeights.precision
      samples[index] = UInt8(truncatingIfNeeded: Swift.min(Swift.max(rounded, 0), 255))
    }
  }
}

extension UnsafeMutableBufferPointer<SIMD4<Int32>> {
  /// Sets each sum to the weighted sum of its window in a row of three-sample pixels.
  ///
  /// The row begins at the first pixel that any window needs and has one extra element. Windows end within
  /// `weights.needed`, so the four lanes of a pixel lie within the row, and its weight within `weights.weights`.
  func setToWeightedSums(of row: UnsafeMutableBufferPointer<Int32>, with weights: ResampleWeights) {
    let needed = weights.needed
    precondition(row.count == needed.count * 3 + 1 && count == weights.starts.count, "the row covers all windows")
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
  /// Copies the first three of every four samples.
  func copyDroppingFourthLane(of samples: UnsafeMutableBufferPointer<UInt8>) {
    precondition(count / 3 == samples.count / 4, "three target samples per four source samples")
    for pixel in 0..<(count / 3) {
      self[pixel &* 3] = samples[pixel &* 4]
      self[pixel &* 3 &+ 1] = samples[pixel &* 4 &+ 1]
      self[pixel &* 3 &+ 2] = samples[pixel &* 4 &+ 2]
    }
  }
}

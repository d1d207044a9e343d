/// Resizes by two passes, along the rows and then along the columns, with 8-bit samples in between, as Pillow does.
struct Resampler {
  private let source: PixelSize
  private let target: PixelSize
  private let horizontal: ResampleWeights
  private let vertical: ResampleWeights

  /// - Parameter area: the part to resize, which must lie within the source; windows at its edges reach beyond it.
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
    precondition(pixels.count == source.width * source.height * Image.channels, "an image of the announced size")
    let rows = vertical.needed
    let halfway = pixels.withUnsafeBufferPointer { narrowed(rows, of: $0) }
    return Image(size: target) { output in
      halfway.withUnsafeBufferPointer { combine($0, firstRow: rows.lowerBound, into: output) }
    }
  }
}

extension Resampler {
  /// Samples of a pixel between the passes: vectors have four lanes, and the last one carries nothing.
  private static let lanes = 4

  /// Each of `rows` at the target's width, four samples a pixel.
  private func narrowed(_ rows: Range<Int>, of input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let columns = horizontal.needed
    let inputCount = columns.count * Image.channels
    let outputCount = target.width * Self.lanes
    return [UInt8](unsafeUninitializedCapacity: rows.count * outputCount) { output, initialized in
      // One number more than the row has, because the last pixel is loaded with a fourth lane.
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: inputCount + 1) { row in
        withUnsafeTemporaryAllocation(of: SIMD4<Int32>.self, capacity: target.width) { sums in
          row.initialize(repeating: 0)
          for (index, y) in rows.enumerated() {
            let start = (y * source.width + columns.lowerBound) * Image.channels
            row.load(UnsafeBufferPointer(rebasing: input[start..<(start + inputCount)]))
            sums.weigh(row, with: horizontal)
            let place = output[(index * outputCount)..<((index + 1) * outputCount)]
            sums.withMemoryRebound(to: Int32.self) { $0.store(in: UnsafeMutableBufferPointer(rebasing: place)) }
          }
        }
      }
      initialized = rows.count * outputCount
    }
  }

  /// Weighs the rows that the first pass made, `firstRow` of the source being the first, and drops the fourth lane.
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
          UnsafeMutableBufferPointer(rebasing: place).take(threeOfFour: samples)
        }
      }
    }
  }
}

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
    let narrow = Image(size: PixelSize(width: target.width, height: rows.count)) { output in
      pixels.withUnsafeBufferPointer { narrowRows(rows, of: $0, into: output) }
    }
    return Image(size: target) { output in
      narrow.pixels.withUnsafeBufferPointer { combineRows(of: $0, firstRow: rows.lowerBound, into: output) }
    }
  }
}

extension Resampler {
  /// Writes each of `rows` at the target's width.
  ///
  /// A row is made of floats once, four to a pixel: each window then costs a load and a multiply-add for a pixel.
  private func narrowRows(
    _ rows: Range<Int>, of input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
  ) {
    let columns = horizontal.needed
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: columns.count) { row in
      for y in rows {
        let start = (y * source.width + columns.lowerBound) * Image.channels
        row.load(pixelsOf: UnsafeBufferPointer(rebasing: input[start..<(start + columns.count * Image.channels)]))
        let outputStart = (y - rows.lowerBound) * target.width * Image.channels
        narrow(
          UnsafeBufferPointer(row), firstColumn: columns.lowerBound,
          into: UnsafeMutableBufferPointer(
            rebasing: output[outputStart..<(outputStart + target.width * Image.channels)]))
      }
    }
  }

  /// Every window lies within the columns that `row` holds, and its weights within theirs: `ResampleWeights` sees to
  /// both, which is why nothing is checked in the inner loop.
  private func narrow(
    _ row: UnsafeBufferPointer<SIMD4<Float>>, firstColumn: Int, into output: UnsafeMutableBufferPointer<UInt8>
  ) {
    horizontal.weights.withUnsafeBufferPointer { weights in
      for x in 0..<target.width {
        let first = horizontal.starts[x] - firstColumn
        let firstWeight = x * horizontal.stride
        var sum = SIMD4<Float>(repeating: 0.5)
        for index in 0..<horizontal.counts[x] {
          sum += row[first &+ index] * weights[firstWeight &+ index]
        }
        let limited = SIMD4<UInt8>(
          truncatingIfNeeded: SIMD4<Int32>(sum.clamped(lowerBound: .zero, upperBound: .init(repeating: 255))))
        output[x * 3] = limited.x
        output[x * 3 + 1] = limited.y
        output[x * 3 + 2] = limited.z
      }
    }
  }
}

extension Resampler {
  private func combineRows(
    of input: UnsafeBufferPointer<UInt8>, firstRow: Int, into output: UnsafeMutableBufferPointer<UInt8>
  ) {
    let count = target.width * Image.channels
    withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { sums in
      for y in 0..<target.height {
        sums.update(repeating: 0.5)
        for index in 0..<vertical.counts[y] {
          let start = (vertical.starts[y] - firstRow + index) * count
          sums.add(
            UnsafeBufferPointer(rebasing: input[start..<(start + count)]),
            times: vertical.weights[y * vertical.stride + index])
        }
        sums.store(in: UnsafeMutableBufferPointer(rebasing: output[(y * count)..<((y + 1) * count)]))
      }
    }
  }
}

internal import KernelDispatch
internal import Kernels

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
  private let kernels: PixelKernels

  /// - Parameter area: the part to resize, which must lie within the source; windows at its edges may extend beyond it.
  init(
    from source: PixelSize, area: PixelArea, to target: PixelSize, filter: ResizeFilter,
    kernels: PixelKernels = KernelSet.chosen.pixels
  ) {
    precondition(target.width > 0 && target.height > 0, "an image has at least one pixel")
    precondition(area.lies(within: source), "the area lies within the image")
    self.source = source
    self.target = target
    self.kernels = kernels
    horizontal = ResampleWeights(
      filter, count: target.width, origin: area.x, length: area.width, limit: source.width)
    vertical = ResampleWeights(
      filter, count: target.height, origin: area.y, length: area.height, limit: source.height)
  }

  func resize(_ pixels: [UInt8]) -> Image {
    precondition(pixels.count == source.width * source.height * Image.channels, "the samples match the source size")
    return Image(size: target) { output in
      let (rows, length) = (vertical.needed, target.width * Image.channels)
      // A register may be read beyond the last row.
      let capacity = rows.count * length + Self.register
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
        guard let resampled = buffer.baseAddress, let output = output.baseAddress else { return }
        pixels.withUnsafeBufferPointer { resampleRows(rows, of: $0, to: resampled) }
        (resampled + rows.count * length).initialize(repeating: 0, count: Self.register)
        sumRows(resampled, firstRow: rows.lowerBound, into: output)
      }
    }
  }
}

extension Resampler {
  /// The most bytes that a kernel reads beyond the end of a row.
  private static let register = 64
  /// The rows that a kernel resamples together.
  private static let rowsAtOnce = 4

  /// Writes `rows` at the target's width.
  ///
  /// All windows end within the source, so the kernel reads pixels of the rows alone.
  private func resampleRows(
    _ rows: Range<Int>, of input: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt8>
  ) {
    let (stride, length, columns) = (source.width * Image.channels, target.width * Image.channels, horizontal.needed)
    let starts = horizontal.starts.map { $0 - columns.lowerBound }
    let scratchBytes = 4 * Self.rowsAtOnce * columns.count
    withUnsafeTemporaryAllocation(byteCount: scratchBytes, alignment: 16) { scratch in
      guard let input = input.baseAddress, let scratch = scratch.baseAddress else { return }
      for row in Swift.stride(from: rows.lowerBound, to: rows.upperBound, by: Self.rowsAtOnce) {
        kernels.resampleRows(
          RowResampling(
            source: input + row * stride + columns.lowerBound * Image.channels, sourceStride: stride,
            pixels: columns.count, rows: min(Self.rowsAtOnce, rows.upperBound - row),
            output: output + (row - rows.lowerBound) * length, outputStride: length, count: target.width,
            weightStride: horizontal.stride, scratch: scratch.assumingMemoryBound(to: UInt8.self)),
          starts, horizontal.counts, horizontal.weights)
      }
    }
  }

  /// Combines the rows of the first pass, which begin at source row `firstRow`.
  private func sumRows(
    _ input: UnsafePointer<UInt8>, firstRow: Int, into output: UnsafeMutablePointer<UInt8>
  ) {
    let length = target.width * Image.channels
    vertical.weights.withUnsafeBufferPointer { weights in
      guard let weights = weights.baseAddress else { return }
      for y in 0..<target.height {
        kernels.sumRows(
          input + (vertical.starts[y] - firstRow) * length, length, weights + y * vertical.stride, vertical.counts[y],
          output + y * length, length)
      }
    }
  }
}

internal import Graphs

/// For each output pixel of a two-dimensional window, where its taps lie in a channels-last input.
///
/// Rows and columns are looked up apart, so the tables grow with the sides of an image, not with its area.
struct IndirectionBuffer: Sendable {
  /// Output rows and columns.
  let height: Int
  let width: Int
  /// Rows and columns of the kernel.
  let kernelHeight: Int
  let kernelWidth: Int
  private let pixelStride: Int
  private let imageStride: Int
  /// The start in floats of the input row for each output row and kernel row; negative in the padding.
  private let rowOffsets: [Int]
  /// The same for columns.
  private let columnOffsets: [Int]

  /// Lower than any sum of two offsets inside the input.
  private static let outside = Int.min / 4

  /// The indirection of a window over an input of `extents` rows and columns, whose pixels lie `pixelStride` floats apart.
  init(_ window: Window, extents: [Int], output: [Int], pixelStride: Int) {
    (height, width) = (output[0], output[1])
    (kernelHeight, kernelWidth) = (window.kernel[0], window.kernel[1])
    self.pixelStride = pixelStride
    imageStride = extents[0] * extents[1] * pixelStride
    let before = window.resolvedPadding(for: extents).before
    func offsets(_ axis: Int, stride: Int) -> [Int] {
      (0..<output[axis]).flatMap { position in
        (0..<window.kernel[axis]).map { tap in
          let index = position * window.strides[axis] + tap * window.dilations[axis] - before[axis]
          return (0..<extents[axis]).contains(index) ? index * stride : Self.outside
        }
      }
    }
    rowOffsets = offsets(0, stride: extents[1] * pixelStride)
    columnOffsets = offsets(1, stride: pixelStride)
  }

  /// Taps of the kernel.
  var taps: Int { kernelHeight * kernelWidth }

  /// Whether each output pixel reads just the input pixel at its own place.
  var isPointwise: Bool {
    taps == 1 && rowOffsets.indices.allSatisfy { rowOffsets[$0] == $0 * width * pixelStride }
      && columnOffsets.indices.allSatisfy { columnOffsets[$0] == $0 * pixelStride }
      && imageStride == height * width * pixelStride
  }

  /// Whether the taps of each row of the kernel are neighbours in the input, and none lies in the padding.
  var hasWholeRows: Bool {
    rowOffsets.allSatisfy { $0 >= 0 }
      && columnOffsets.indices.allSatisfy { index in
        let first = columnOffsets[index - index % kernelWidth]
        return first >= 0 && columnOffsets[index] == first + index % kernelWidth * pixelStride
      }
  }

  /// Calls `body` for each row of the kernel and each run of neighbouring pixels, among some that are counted through all
  /// images, with the offset in floats of the row's first tap for the first pixel of the run, and the step to the next.
  ///
  /// The kernel must have whole rows.
  @inline(__always) func forEachKernelRow(
    ofPixels pixels: Range<Int>, _ body: (_ kernelRow: Int, _ run: Range<Int>, _ offset: Int, _ step: Int) -> Void
  ) {
    let step = width > 1 ? columnOffsets[kernelWidth] - columnOffsets[0] : 0
    var first = pixels.lowerBound
    while first < pixels.upperBound {
      let (line, column) = first.quotientAndRemainder(dividingBy: width)
      let (image, row) = line.quotientAndRemainder(dividingBy: height)
      let end = min(first + width - column, pixels.upperBound)
      let start = image * imageStride + columnOffsets[column * kernelWidth]
      for kernelRow in 0..<kernelHeight {
        body(kernelRow, first..<end, start + rowOffsets[row * kernelHeight + kernelRow], step)
      }
      first = end
    }
  }

  /// Calls `body` with the offset in floats of each tap of a pixel, counted through all images; nil in the padding.
  @inline(__always) func forEachTap(ofPixel pixel: Int, _ body: (_ tap: Int, _ offset: Int?) -> Void) {
    let (image, place) = pixel.quotientAndRemainder(dividingBy: height * width)
    let (row, column) = place.quotientAndRemainder(dividingBy: width)
    rowOffsets.withUnsafeBufferPointer { rows in
      columnOffsets.withUnsafeBufferPointer { columns in
        var tap = 0
        for y in (row * kernelHeight)..<((row + 1) * kernelHeight) {
          for x in (column * kernelWidth)..<((column + 1) * kernelWidth) {
            let offset = rows[y] + columns[x]
            body(tap, offset < 0 ? nil : image * imageStride + offset)
            tap += 1
          }
        }
      }
    }
  }
}

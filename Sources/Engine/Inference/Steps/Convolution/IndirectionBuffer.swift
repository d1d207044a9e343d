internal import Graphs

/// The offsets of all taps of a two-dimensional window in a channels-last input, by output pixel (Dukhan, "The Indirect
/// Convolution Algorithm", 2019).
///
/// Offsets of rows and of columns are stored apart and added, so the tables grow with the sides of an image, not its
/// area.
struct IndirectionBuffer: Sendable {
  /// The rows and columns of the output.
  let height: Int
  let width: Int
  /// The rows and columns of the window.
  let kernelHeight: Int
  let kernelWidth: Int
  private let pixelStride: Int
  private let imageStride: Int
  /// The offset of the input row for each output row and window row, in elements; negative in the padding.
  private let rowOffsets: [Int]
  /// The offset of the input column for each output column and window column; negative in the padding.
  private let columnOffsets: [Int]

  /// An offset in the padding: its sum with any offset inside the input is negative.
  private static let outside = Int.min / 4

  /// Creates the offsets of a window over an input of `extents` rows and columns, whose pixels lie `pixelStride`
  /// elements apart.
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

  /// The number of taps.
  var taps: Int { kernelHeight * kernelWidth }

  /// Whether each output pixel reads only the input pixel at the same position.
  var isPointwise: Bool {
    taps == 1 && rowOffsets.indices.allSatisfy { rowOffsets[$0] == $0 * width * pixelStride }
      && columnOffsets.indices.allSatisfy { columnOffsets[$0] == $0 * pixelStride }
      && imageStride == height * width * pixelStride
  }

  /// Whether the taps of each window row are neighbours in the input, and none lies in the padding.
  var hasWholeRows: Bool {
    rowOffsets.allSatisfy { $0 >= 0 }
      && columnOffsets.indices.allSatisfy { index in
        let first = columnOffsets[index - index % kernelWidth]
        return first >= 0 && columnOffsets[index] == first + index % kernelWidth * pixelStride
      }
  }

  /// Calls `body` for each window row and each run of neighbouring output pixels, counted through all images, with the
  /// offset of the row's first tap for the first pixel of the run, and the step to the next pixel, in elements.
  ///
  /// ``hasWholeRows`` must be true.
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

  /// Calls `body` with the offset of each tap of an output pixel, counted through all images, in elements; nil in the
  /// padding.
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

package import Images

/// The coarse look of a frame, by which two frames are compared without recognising anything.
///
/// The frame is divided into 16 × 12 cells, and each channel of each is averaged over at most 8 × 8 points. Averages over
/// so many points hide the noise of a sensor. The means of all cells are subtracted, so that small changes of exposure
/// and white balance do not count. Two frames look alike if no cell differs by more than ``tolerance`` levels of 255,
/// and no mean by more than ``adaptation``.
package struct FrameLook {
  private typealias Cells = InlineArray<192, SIMD4<Float>>
  private static let columns = 16, rows = 12, points = 8
  /// The largest difference of a cell between frames that look alike, after the means are subtracted.
  static let tolerance: Float = 10
  /// The largest difference of the means.
  static let adaptation: Float = 24

  /// The cells, row by row; stored inline, as every frame has a look.
  private var cells = Cells(repeating: .zero)
  private let mean: SIMD4<Float>

  /// Measures an image; takes some microseconds, as the number of points does not depend on its size.
  package init(_ image: Image) {
    var (cells, sum) = (Cells(repeating: .zero), SIMD4<Float>.zero)
    image.pixels.withUnsafeBufferPointer { pixels in
      for cell in cells.indices {
        cells[cell] = Self.color(of: pixels, image.size, cell % Self.columns, cell / Self.columns)
        sum += cells[cell]
      }
    }
    mean = sum / Float(cells.count)
    for cell in cells.indices { self.cells[cell] = cells[cell] - mean }
  }

  /// Returns whether another frame looks like this one.
  package func isLike(_ other: FrameLook) -> Bool {
    guard Self.difference(mean, other.mean) <= Self.adaptation else { return false }
    return cells.indices.allSatisfy { Self.difference(cells[$0], other.cells[$0]) <= Self.tolerance }
  }

  /// Returns the largest difference of a channel.
  private static func difference(_ color: SIMD4<Float>, _ other: SIMD4<Float>) -> Float {
    let difference = color - other
    return max(difference.max(), -difference.min())
  }

  /// Returns the mean colour of the points in a cell: red, green, blue and 0.
  ///
  /// Invariant: `(cell * points + point) / (cells * points) < 1`, so that every index is inside the image.
  private static func color(
    of pixels: UnsafeBufferPointer<UInt8>, _ size: PixelSize, _ column: Int, _ row: Int
  ) -> SIMD4<Float> {
    var sum = SIMD4<Int32>.zero
    for y in 0..<points {
      let line = (row * points + y) * size.height / (rows * points) * size.width
      for x in 0..<points {
        let index = (line + (column * points + x) * size.width / (columns * points)) * Image.channels
        sum &+= SIMD4(Int32(pixels[index]), Int32(pixels[index + 1]), Int32(pixels[index + 2]), 0)
      }
    }
    return SIMD4<Float>(sum) / Float(points * points)
  }
}

/// Decides which frames look so much like those before that they need not be analysed again.
package struct ChangeGate {
  private let repetitions: Int
  private var look: FrameLook?
  private var analysed = 0

  /// - Parameter repetitions: the number of frames of one look that are analysed, so that they can confirm what they
  ///   show.
  package init(repetitions: Int) { self.repetitions = repetitions }

  /// Returns whether a frame is to be analysed.
  package mutating func admits(_ image: Image) -> Bool {
    let new = FrameLook(image)
    guard let look, new.isLike(look) else {
      (look, analysed) = (new, 1)
      return true
    }
    // The look stays that of the first frame, so that a slow change adds up.
    analysed += 1
    return analysed <= repetitions
  }
}

internal import Images

/// The strength of the gradients that are only noise or texture, in each part of a picture.
struct NoiseFloor {
  private let width: Int, height: Int
  private let columns: Int, rows: Int
  /// The strength of a full edge in each square, smoothed over its neighbours.
  private let references: [Float]

  /// The side of a square, in pixels.
  private static let side = 24
  /// The bounds of the strength of a full edge: noise of a sensor below, the edge of a white page on a grey table above.
  static let weakest: Float = 2, strongest: Float = 6
  /// A full edge is so many times as strong as the median of its surroundings.
  private static let distinction: Float = 3
  /// The steps of the histogram per level.
  private static let steps: Float = 8

  /// Measures the median strength of each square.
  init(_ strength: [Float], width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    var medians = [Float](repeating: 0, count: columns * rows)
    var histogram = [Int32](repeating: 0, count: Int(Self.strongest * Self.steps) + 1)
    for row in 0..<rows {
      for column in 0..<columns {
        for bin in histogram.indices { histogram[bin] = 0 }
        let (right, bottom) = (min((column + 1) * Self.side, width), min((row + 1) * Self.side, height))
        for y in (row * Self.side)..<bottom {
          for x in (column * Self.side)..<right {
            histogram[Int(min(strength[y * width + x], Self.strongest) * Self.steps)] += 1
          }
        }
        let half = Int32((right - column * Self.side) * (bottom - row * Self.side) / 2)
        var (sum, bin) = (histogram[0], 0)
        while sum <= half, bin < histogram.count - 1 {
          bin += 1
          sum += histogram[bin]
        }
        medians[row * columns + column] = (Float(bin) + 0.5) / Self.steps
      }
    }
    let (wide, high) = (columns, rows)
    references = medians.indices.map { index in
      let (row, column) = (index / wide, index % wide)
      var (sum, count): (Float, Float) = (0, 0)
      for y in max(row - 1, 0)...min(row + 1, high - 1) {
        for x in max(column - 1, 0)...min(column + 1, wide - 1) {
          (sum, count) = (sum + medians[y * wide + x], count + 1)
        }
      }
      return min(max(Self.distinction * sum / count, Self.weakest), Self.strongest)
    }
  }

  /// Returns one over the strength of a full edge at each pixel.
  func sensitivity() -> [Float] {
    var result = [Float](repeating: 0, count: width * height)
    for row in 0..<height {
      for column in 0..<width {
        result[row * width + column] = 1 / references[row / Self.side * columns + column / Self.side]
      }
    }
    return result
  }
}

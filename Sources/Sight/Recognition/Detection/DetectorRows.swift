internal import Glibc
internal import Images

/// The rows of one level of YOLOX's output (Ge et al., 2021, arXiv:2107.08430), as its ONNX export leaves them.
///
/// A row holds the centre `x, y` relative to the cell's corner and the logarithms of width and height, all in cells,
/// then the objectness, then the score of each class, both after the sigmoid.
struct YOLOXRows: DetectorRows {
  /// The number of values before the class scores.
  static let header = 5

  /// The rows of the level: `cells × (5 + classes)`.
  let values: UnsafeBufferPointer<Float>
  /// The number of values of a row.
  let width: Int

  func objectness(_ row: Int) -> Float { values[row * width + 4] }

  func score(_ row: Int, _ label: Int) -> Float { values[row * width + Self.header + label] }

  func box(_ row: Int, _ grid: DetectorGrid) -> DetectionBox {
    let start = row * width
    let stride = Float(grid.stride)
    return DetectionBox(
      centerX: (values[start] + Float(row % grid.columns)) * stride,
      centerY: (values[start + 1] + Float(row / grid.columns)) * stride,
      width: expf(values[start + 2]) * stride, height: expf(values[start + 3]) * stride)
  }
}

/// The rows of one level of PicoDet's output (Yu et al., 2021, arXiv:2111.00902), exported without post-processing.
///
/// One array holds the score of each class after the sigmoid. The other holds, for each side of the box (left, top,
/// right, bottom), the logits of its distance from the cell's centre being 0, 1, 2… cells; the mean of that
/// distribution is the distance (Li et al., 2020, arXiv:2006.04388).
struct PicoDetRows: DetectorRows {
  /// The scores of the level: `cells × classes`.
  let scores: UnsafeBufferPointer<Float>
  /// The number of classes.
  let classes: Int
  /// The logits of the level: `cells × 4 × bins`.
  let distances: UnsafeBufferPointer<Float>
  /// The number of bins of a distance's distribution.
  let bins: Int

  func objectness(_ row: Int) -> Float { 1 }

  func score(_ row: Int, _ label: Int) -> Float { scores[row * classes + label] }

  func box(_ row: Int, _ grid: DetectorGrid) -> DetectionBox {
    let stride = Float(grid.stride)
    let x = (Float(row % grid.columns) + 0.5) * stride
    let y = (Float(row / grid.columns) + 0.5) * stride
    return DetectionBox(
      left: x - distance(row, 0) * stride, top: y - distance(row, 1) * stride, right: x + distance(row, 2) * stride,
      bottom: y + distance(row, 3) * stride)
  }

  /// Returns the mean distance of a side, in cells; not a number when a logit is none.
  private func distance(_ row: Int, _ side: Int) -> Float {
    let start = (row * 4 + side) * bins
    var highest = values(start, 0)
    for bin in 1..<bins { highest = max(highest, values(start, bin)) }
    var (total, weighted): (Float, Float) = (0, 0)
    for bin in 0..<bins {
      let weight = expf(values(start, bin) - highest)
      total += weight
      weighted += weight * Float(bin)
    }
    return weighted / total
  }

  private func values(_ start: Int, _ bin: Int) -> Float { distances[start + bin] }
}

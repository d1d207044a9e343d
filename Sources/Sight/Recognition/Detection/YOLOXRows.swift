internal import Glibc

/// The rows of one level of YOLOX's output (Ge et al., 2021, arXiv:2107.08430), as its ONNX export leaves them.
///
/// A row has the centre `x, y` from the cell's corner and the logarithms of width and height, all in cells, then the
/// objectness, then the score of each class, both through the sigmoid already.
struct YOLOXRows: DetectorRows {
  /// Numbers before the scores of the classes.
  static let header = 5

  /// The rows of the level: `cells × (5 + classes)`.
  let values: UnsafeBufferPointer<Float>
  /// How many numbers a row has.
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

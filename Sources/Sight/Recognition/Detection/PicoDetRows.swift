internal import Glibc

/// The rows of one level of PicoDet's output (Yu et al., 2021, arXiv:2111.00902), exported without post-processing.
///
/// One array has the score of each class, through the sigmoid already. Another has for each side of the box, left, top,
/// right and bottom, the logits of its distance from the cell's centre being 0, 1, 2… cells; the mean of that
/// distribution is the distance (Li et al., 2020, arXiv:2006.04388).
struct PicoDetRows: DetectorRows {
  /// The scores of the level: `cells × classes`.
  let scores: UnsafeBufferPointer<Float>
  /// How many classes there are.
  let classes: Int
  /// The logits of the level: `cells × 4 × bins`.
  let distances: UnsafeBufferPointer<Float>
  /// How many distances a distribution is over.
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

  /// The mean distance of a side, in cells; not a number when a logit is none.
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

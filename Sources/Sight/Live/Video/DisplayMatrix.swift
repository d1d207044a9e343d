internal import Images

extension Orientation {
  /// Creates the orientation of a video's display matrix (ISO/IEC 14496-12, 8.3.2), by which phones record upright
  /// pictures with a sensor that is not.
  ///
  /// The matrix maps a point `(x, y)` of the coded picture, `y` downwards, to `(ax + cy, bx + dy)`.
  ///
  /// - Parameter matrix: `a, b, u, c, d, v, x, y, w`.
  /// - Returns: nil unless the matrix turns by multiples of 90°, mirrored or not.
  init?(displayMatrix matrix: [Int32]) {
    guard matrix.count == 9 else { return nil }
    switch (matrix[0].signum(), matrix[1].signum(), matrix[3].signum(), matrix[4].signum()) {
    case (1, 0, 0, 1): self = .up
    case (-1, 0, 0, 1): self = .upMirrored
    case (-1, 0, 0, -1): self = .down
    case (1, 0, 0, -1): self = .downMirrored
    case (0, 1, 1, 0): self = .leftMirrored
    case (0, 1, -1, 0): self = .right
    case (0, -1, -1, 0): self = .rightMirrored
    case (0, -1, 1, 0): self = .left
    default: return nil
    }
  }
}

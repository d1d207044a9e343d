internal import KernelDispatch

/// The copies of a GEMM's rows, for rows whose distance suits the first-level cache badly.
///
/// A cache of 32 KiB with 8 ways holds only 8 lines of those whose addresses are equal modulo 4,096. The twelve rows of a
/// micro-kernel that are 1,024 floats apart need 12 such lines at a time, so that many elements come from the second level.
/// Copies that lie one line further apart need one line of each set. On a Zen 4, a pointwise convolution from 1,024 to 256
/// channels of 14 × 14 pixels takes 8 to 9 % less time (98 → 107 GFLOP/s), and one from 512 channels with a stride of 2
/// takes 10 % less.
struct RowCopies: Sendable {
  /// The bytes of one way of the first-level cache of usual processors: a page, as its sets are chosen before addresses are
  /// translated.
  private static let wayBytes = 4096
  /// The fewest panels among which the cost of a copy is shared.
  private static let fewestPanels = 4
  /// The floats of a cache line.
  private static let line = 16

  /// The floats of a row.
  private let depth: Int
  /// The floats from one copy to the next: one cache line more than a row.
  private let stride: Int
  /// The rows of a tile.
  private let tileRows: Int
  /// The number of tiles whose copies take half of the second-level cache.
  let tiles: Int

  /// Plans copies; nil where rows are read well in place.
  ///
  /// - Parameters:
  ///   - depth: the floats of a row.
  ///   - step: the floats from one row to the next.
  ///   - tileRows: the rows that a micro-kernel reads at once.
  ///   - panels: the number of panels, with each of which the rows are multiplied.
  init?(depth: Int, step: Int, tileRows: Int, panels: Int, caches: CacheSizes = .current) {
    guard panels >= Self.fewestPanels, depth >= Self.line else { return nil }
    let distance = step * MemoryLayout<Float>.size
    // The number of different places of a way that rows begin at: a power of two, as the size of a way is one.
    let places = max(1, Self.wayBytes >> distance.trailingZeroBitCount)
    let rowsOfPlace = (tileRows + places - 1) / places
    // One way is for the lines of the panel, which pass through every set as well.
    guard rowsOfPlace > caches.level1 / Self.wayBytes - 1 else { return nil }
    (self.depth, self.tileRows) = (depth, tileRows)
    stride = depth.rounded(upTo: Self.line) + Self.line
    tiles = max(1, caches.level2 / 2 / (tileRows * stride * MemoryLayout<Float>.size))
  }

  /// The bytes of the copies of as many tiles.
  func byteCount(tiles: Int) -> Int { tiles * tileRows * stride * MemoryLayout<Float>.size }

  /// Copies the rows of one tile and points to the copies.
  ///
  /// - Parameters:
  ///   - addresses: the addresses of the rows; afterwards those of the copies.
  ///   - tile: the tile's position in its block.
  ///   - memory: memory for the copies of all tiles of a block.
  func copy(
    _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>, count: Int, tile: Int,
    to memory: UnsafeMutablePointer<Float>
  ) {
    var copy = memory + tile * tileRows * stride
    for row in 0..<count {
      copy.update(from: addresses[row], count: depth)
      addresses[row] = UnsafePointer(copy)
      copy += stride
    }
  }
}

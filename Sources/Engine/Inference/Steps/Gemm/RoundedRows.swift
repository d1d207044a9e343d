internal import KernelDispatch
internal import Kernels

/// The rows of a GEMM rounded to bfloat16, pair by pair, for micro-kernels that multiply such pairs.
///
/// Each tile's rows are rounded once, before all panels are multiplied with them.
struct RoundedRows: Sendable {
  /// The floats of a cache line.
  private static let line = 16

  /// The floats that a pointer stands for, and their pairs.
  private let depth: Int
  let pairs: Int
  /// The places of pairs from one pointer's to the next one's: rows should not begin at equal places of the cache.
  private let stride: Int
  /// The pointers of a tile.
  private let pointers: Int
  private let rounding: BFloat16Rounding
  /// The number of tiles whose rows take half of the second-level cache.
  let tiles: Int

  /// - Parameters:
  ///   - taps: the number of pointers of a row, each of `depth` floats.
  ///   - tileRows: the rows that a micro-kernel reads at once.
  init(depth: Int, taps: Int, tileRows: Int, rounding: BFloat16Rounding, caches: CacheSizes = .current) {
    (self.depth, self.rounding, pointers) = (depth, rounding, taps * tileRows)
    pairs = (depth + 1) / 2
    stride = pairs.rounded(upTo: Self.line) + Self.line
    tiles = max(1, caches.level2 / 2 / (pointers * stride * MemoryLayout<Float>.size))
  }

  /// The bytes of the rounded rows of as many tiles.
  func byteCount(tiles: Int) -> Int { tiles * pointers * stride * MemoryLayout<Float>.size }

  /// Rounds what the pointers of one tile stand for, and points to the pairs.
  ///
  /// - Parameters:
  ///   - addresses: the addresses of `count` stretches of the rows; afterwards those of their pairs.
  ///   - tile: the tile's position in its block.
  ///   - memory: memory for all tiles of a block.
  func round(
    _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>, count: Int, tile: Int,
    to memory: UnsafeMutablePointer<Float>
  ) {
    var place = memory + tile * pointers * stride
    for pointer in 0..<count {
      rounding(addresses[pointer], count: depth, to: place)
      addresses[pointer] = UnsafePointer(place)
      place += stride
    }
  }
}

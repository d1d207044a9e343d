internal import KernelDispatch
internal import Kernels

/// The rows of a GEMM, moved for each block of tiles to where all panels are multiplied with them.
///
/// Rows are rounded to bfloat16 for micro-kernels that multiply pairs of such numbers, or copied where their distance suits
/// the first-level cache badly. A cache of 32 KiB with 8 ways holds only 8 lines of those whose addresses are equal modulo
/// 4,096. The twelve rows of a micro-kernel that are 1,024 floats apart need 12 such lines at a time, so that many elements
/// come from the second level. Copies that lie one line further apart need one line of each set. On a Zen 4, a pointwise
/// convolution from 1,024 to 256 channels of 14 × 14 pixels takes 8 to 9 % less time (98 → 107 GFLOP/s), and one from 512
/// channels with a stride of 2 takes 10 % less.
struct StagedRows: Sendable {
  /// The bytes of one way of the first-level cache of usual processors: a page, as its sets are chosen before addresses are
  /// translated.
  private static let wayBytes = 4096
  /// The fewest panels among which the cost of a copy is shared.
  private static let fewestPanels = 4
  /// The floats of a cache line.
  private static let line = 16

  /// The floats that a pointer of a row stands for.
  private let depth: Int
  /// The rounding of the floats; nil for copies.
  private let rounding: BFloat16Rounding?
  /// The product of a row with factors of its floats before they are rounded; nil for none.
  private let scaling: BinaryKernel?
  /// The pointers of a tile.
  private let pointers: Int
  /// The floats, or pairs of bfloat16 numbers, that a pointer stands for afterwards.
  let stagedDepth: Int
  /// The places of floats from one pointer's stretch to the next one's: one cache line more than it takes.
  private let stride: Int
  /// The number of tiles whose rows take half of the second-level cache.
  let tiles: Int

  private init(
    depth: Int, rounding: BFloat16Rounding?, scaling: BinaryKernel? = nil, pointers: Int, caches: CacheSizes
  ) {
    (self.depth, self.rounding, self.scaling, self.pointers) = (depth, rounding, scaling, pointers)
    stagedDepth = rounding == nil ? depth : (depth + 1) / 2
    stride = stagedDepth.rounded(upTo: Self.line) + Self.line
    tiles = max(1, caches.level2 / 2 / (pointers * stride * MemoryLayout<Float>.size))
  }

  /// Plans rows that are rounded to bfloat16.
  ///
  /// - Parameters:
  ///   - scaling: multiplies them by factors before; nil where there are none.
  ///   - taps: the number of pointers of a row, each of `depth` floats.
  ///   - tileRows: the rows that a micro-kernel reads at once.
  init(
    rounding: BFloat16Rounding, scaling: BinaryKernel? = nil, depth: Int, taps: Int, tileRows: Int,
    caches: CacheSizes = .current
  ) {
    self.init(depth: depth, rounding: rounding, scaling: scaling, pointers: taps * tileRows, caches: caches)
  }

  /// Plans rows that are copied; nil where they are read well in place.
  ///
  /// - Parameters:
  ///   - depth: the floats of a row.
  ///   - step: the floats from one row to the next.
  ///   - tileRows: the rows that a micro-kernel reads at once.
  ///   - panels: the number of panels, with each of which the rows are multiplied.
  init?(copying depth: Int, step: Int, tileRows: Int, panels: Int, caches: CacheSizes = .current) {
    guard panels >= Self.fewestPanels, depth >= Self.line else { return nil }
    let distance = step * MemoryLayout<Float>.size
    // The number of different places of a way that rows begin at: a power of two, as the size of a way is one.
    let places = max(1, Self.wayBytes >> distance.trailingZeroBitCount)
    let rowsOfPlace = (tileRows + places - 1) / places
    // One way is for the lines of the panel, which pass through every set as well.
    guard rowsOfPlace > caches.level1 / Self.wayBytes - 1 else { return nil }
    self.init(depth: depth, rounding: nil, pointers: tileRows, caches: caches)
  }

  /// The bytes of a scaled row, and of the rows of as many tiles behind it.
  func byteCount(tiles: Int) -> Int { (scaledFloats + tiles * pointers * stride) * MemoryLayout<Float>.size }

  /// The floats of a scaled row, whole cache lines.
  private var scaledFloats: Int { scaling == nil ? 0 : depth.rounded(upTo: Self.line) }

  /// Moves what the pointers of one tile stand for, and points to where it is now.
  ///
  /// - Parameters:
  ///   - addresses: the addresses of `count` stretches of the rows; afterwards the new ones.
  ///   - tile: the tile's position in its block.
  ///   - factors: a factor of each float of a stretch; nil where rows were planned without.
  ///   - memory: memory for all tiles of a block.
  func stage(
    _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>, count: Int, tile: Int,
    scaledBy factors: UnsafePointer<Float>? = nil, in memory: UnsafeMutablePointer<Float>
  ) {
    var place = memory + scaledFloats + tile * pointers * stride
    for pointer in 0..<count {
      if let rounding {
        if let scaling, let factors {
          scaling(addresses[pointer], 1, factors, 1, memory, depth, .multiply)
          addresses[pointer] = UnsafePointer(memory)
        }
        rounding(addresses[pointer], count: depth, to: place)
      } else {
        place.update(from: addresses[pointer], count: depth)
      }
      addresses[pointer] = UnsafePointer(place)
      place += stride
    }
  }
}

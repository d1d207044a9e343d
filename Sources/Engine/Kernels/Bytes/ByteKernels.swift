/// The kernels of one instruction set for networks in eight bits.
public struct ByteKernels: Sendable {
  /// Sums per register.
  public let lanes: Int
  /// The widest tile, in registers.
  public let vectors: Int
  /// The tallest tile, in rows.
  public let rows: Int
  /// Tile kernels by width and height, as in ``KernelSet/tiles``.
  public let tiles: [[ByteTileKernel]]
  /// Depthwise convolutions.
  public let depthwise: ByteDepthwiseKernels
  /// What becomes of the sums.
  public let finish: ByteFinishKernels
  /// Loops over lines.
  public let lines: ByteLineKernels

  /// The kernels of a unit, given those that depend on how wide it is, with loops compiled for the target that calls this.
  @inlinable @inline(__always)
  public init<Unit: ByteUnit>(_ unit: Unit.Type, tiles: [[ByteTileKernel]], depthwise: ByteDepthwiseKernels) {
    lanes = Unit.lanes
    vectors = tiles.count
    rows = tiles[0].count
    (self.tiles, self.depthwise) = (tiles, depthwise)
    finish = ByteFinishKernels(unit)
    lines = ByteLineKernels(unit)
  }
}

/// The kernels of one instruction set, as plain values.
///
/// Rows that a kernel reads may be read up to one register past their end; whoever owns the memory leaves room.
public struct KernelSet: Sendable {
  /// The name by which it is chosen: `portable`, `avx2`, `avx512`, `avx512vnni`.
  public var name: String
  /// Floats per register.
  public let lanes: Int
  /// The widest tile, in registers.
  public let vectors: Int
  /// The tallest tile, in rows.
  public let rows: Int
  /// Tile kernels by width and height: `tiles[v - 1][r - 1]` computes `r` rows of `v` registers.
  public let tiles: [[TileKernel]]
  /// Depthwise convolution of any window.
  public let depthwise: DepthwiseKernel
  /// Depthwise convolution of the usual windows.
  public let depthwiseRows: DepthwiseRowKernels
  /// The transforms around the products of 3×3 convolutions.
  public let winograd: WinogradKernels
  /// Pooling.
  public let pooling: PoolingKernel
  /// Functions of one number.
  public let activation: ActivationKernel
  /// Functions of two numbers.
  public let binary: BinaryKernel
  /// Softmax over a row.
  public let softmax: SoftmaxKernel
  /// Layer normalisation over a row.
  public let normalization: NormalizationKernel
  /// Networks in eight bits.
  public var bytes: ByteKernels
  /// Nothing but multiply-adds, to measure the others by.
  public let peak: PeakKernel

  /// The kernels of a vector unit, given its tiles and what it does with bytes.
  @inlinable @inline(__always)
  public init<Unit: VectorUnit>(_ name: String, _ unit: Unit.Type, tiles: [[TileKernel]], bytes: ByteKernels) {
    self.name = name
    self.bytes = bytes
    lanes = Unit.lanes
    vectors = tiles.count
    rows = tiles[0].count
    self.tiles = tiles
    depthwise = depthwiseKernel(unit)
    depthwiseRows = DepthwiseRowKernels(unit)
    winograd = WinogradKernels(unit)
    pooling = poolingKernel(unit)
    activation = activationKernel(unit)
    binary = binaryKernel(unit)
    softmax = softmaxKernel(unit)
    normalization = normalizationKernel(unit)
    peak = PeakKernel(unit)
  }
}

/// A number of registers side by side, as a type.
public enum TileWidth<let vectors: Int> {}

extension VectorUnit {
  /// The kernels of tiles of one to four rows.
  @inlinable @inline(__always) public static func tiles1To4<let vectors: Int>(_: TileWidth<vectors>.Type)
    -> [TileKernel]
  {
    [
      Tile<Self, 1, vectors>.kernel, Tile<Self, 2, vectors>.kernel, Tile<Self, 3, vectors>.kernel,
      Tile<Self, 4, vectors>.kernel,
    ]
  }

  /// The kernels of tiles of five and six rows.
  @inlinable @inline(__always) public static func tiles5To6<let vectors: Int>(_: TileWidth<vectors>.Type)
    -> [TileKernel]
  {
    [Tile<Self, 5, vectors>.kernel, Tile<Self, 6, vectors>.kernel]
  }

  /// The kernels of tiles of seven to twelve rows.
  @inlinable @inline(__always) public static func tiles7To12<let vectors: Int>(_: TileWidth<vectors>.Type)
    -> [TileKernel]
  {
    [
      Tile<Self, 7, vectors>.kernel, Tile<Self, 8, vectors>.kernel, Tile<Self, 9, vectors>.kernel,
      Tile<Self, 10, vectors>.kernel, Tile<Self, 11, vectors>.kernel, Tile<Self, 12, vectors>.kernel,
    ]
  }
}

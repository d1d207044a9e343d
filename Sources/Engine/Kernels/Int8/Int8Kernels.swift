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

/// One width of vector register seen as 32-bit sums, and the products of bytes that an instruction set adds to them.
public protocol ByteUnit: Sendable {
  /// As many sums as one register holds.
  associatedtype Sums: SIMD<Int32> & Sendable

  /// Adds to each lane the four products of its unsigned bytes with its signed bytes, exactly.
  static func addProducts(_ sums: inout Sums, _ unsigned: Sums, _ signed: Sums)

  /// One byte in each lane.
  static func widened(_ bytes: UnsafePointer<UInt8>) -> Sums

  /// Quads moved on by one byte, with that of the same lane of `bytes` in the place that came free.
  static func pushed(_ quads: Sums, _ bytes: Sums) -> Sums

  /// Writes the results, of 256, that belong to sixty-four bytes.
  static func lookUp(
    _ results: UnsafePointer<UInt8>, _ source: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>)
}

extension ByteUnit {
  /// Sums per register.
  @inlinable @inline(__always) public static var lanes: Int { Sums.scalarCount }

  /// Bytes that are multiplied and summed in one lane.
  @inlinable @inline(__always) public static var quad: Int { 4 }

  @inlinable @inline(__always) static func load(_ address: UnsafePointer<Int8>) -> Sums {
    UnsafeRawPointer(address).loadUnaligned(as: Sums.self)
  }

  /// The same four bytes in every lane.
  @inlinable @inline(__always) static func splat(_ address: UnsafePointer<UInt8>) -> Sums {
    Sums(repeating: UnsafeRawPointer(address).loadUnaligned(as: Int32.self))
  }

  @inlinable @inline(__always) public static func lookUp(
    _ results: UnsafePointer<UInt8>, _ source: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<64 { output[index] = results[Int(source[index])] }
  }

  @inlinable @inline(__always) static var zero: Sums { Sums(repeating: 0) }
}

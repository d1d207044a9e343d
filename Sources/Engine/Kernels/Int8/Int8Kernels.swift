/// The kernels of one instruction set for networks quantised to int8.
public struct Int8Kernels: Sendable {
  /// Sums per register.
  public var lanes: Int
  /// The widest micro-kernel (NR), in registers.
  public var vectors: Int { microKernels.count }
  /// The tallest micro-kernel (MR), in rows.
  public var rows: Int { microKernels[0].count }
  /// GEMM micro-kernels by width and height, as in ``KernelSet/microKernels``.
  public var microKernels: [[Int8MicroKernel]]
  /// Depthwise convolutions.
  public let depthwise: Int8DepthwiseKernels
  /// Convolutions with narrow groups.
  public let grouped: Int8GroupedKernels
  /// Requantisation of sums.
  public let requantize: RequantizationKernels
  /// Element-wise loops.
  public var elementwise: Int8ElementwiseKernels

  /// Creates the kernels of a unit, given those that depend on its width; the loops are compiled for the calling
  /// target.
  @inlinable @inline(__always)
  public init<Unit: Int8Unit>(_ unit: Unit.Type, microKernels: [[Int8MicroKernel]], depthwise: Int8DepthwiseKernels) {
    lanes = Unit.lanes
    (self.microKernels, self.depthwise) = (microKernels, depthwise)
    grouped = Int8GroupedKernels(unit)
    requantize = RequantizationKernels(unit)
    elementwise = Int8ElementwiseKernels(unit)
  }
}

extension Int8Kernels {
  /// Returns the same kernels with other micro-kernels, whose panels are multiples of `lanes` wide.
  public func replacing(_ microKernels: [[Int8MicroKernel]], lanes: Int) -> Int8Kernels {
    var kernels = self
    (kernels.microKernels, kernels.lanes) = (microKernels, lanes)
    return kernels
  }
}

/// A vector register width as 32-bit sums, and the int8 dot product of an instruction set.
public protocol Int8Unit: Sendable {
  /// The sums of one register.
  associatedtype Sums: SIMD<Int32> & Sendable

  /// Adds to each lane the dot product of its four unsigned bytes with its four signed bytes, exactly.
  static func addProducts(_ sums: inout Sums, _ unsigned: Sums, _ signed: Sums)

  /// Returns one byte per lane, zero-extended.
  static func widened(_ bytes: UnsafePointer<UInt8>) -> Sums

  /// Returns `quads` shifted left by one byte, with the same lane of `bytes` in the lowest byte.
  static func pushed(_ quads: Sums, _ bytes: Sums) -> Sums

  /// Returns the quads of `quads` that the lanes of `places` select, each from 0 to the last lane.
  static func spread(_ quads: Sums, _ places: Sums) -> Sums

  /// Asks for the cache line of an address to be brought into the second-level cache; nothing is asked for by default.
  static func prefetch(_ address: UnsafePointer<Int8>)

  /// Looks up sixty-four bytes in a table of 256 results.
  static func lookUp(
    _ results: UnsafePointer<UInt8>, _ source: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>)
}

extension Int8Unit {
  /// Sums per register.
  @inlinable @inline(__always) public static var lanes: Int { Sums.scalarCount }

  /// The number of bytes that are multiplied and summed in one lane.
  @inlinable @inline(__always) public static var quad: Int { 4 }

  @inlinable @inline(__always) static func load(_ address: UnsafePointer<Int8>) -> Sums {
    UnsafeRawPointer(address).loadUnaligned(as: Sums.self)
  }

  /// Returns the same four bytes in every lane.
  @inlinable @inline(__always) static func splat(_ address: UnsafePointer<UInt8>) -> Sums {
    Sums(repeating: UnsafeRawPointer(address).loadUnaligned(as: Int32.self))
  }

  @inlinable @inline(__always) public static func lookUp(
    _ results: UnsafePointer<UInt8>, _ source: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<64 { output[index] = results[Int(source[index])] }
  }

  @inlinable @inline(__always) public static func prefetch(_ address: UnsafePointer<Int8>) {}

  @inlinable @inline(__always) static var zero: Sums { Sums(repeating: 0) }
}

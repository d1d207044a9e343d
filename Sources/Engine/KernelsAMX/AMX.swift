internal import CTileIntrinsics
public import Kernels
internal import KernelsBFloat16
internal import KernelsVNNI

extension KernelSet {
  /// Kernels for processors with AMX-INT8, such as Intel's Xeons since Sapphire Rapids: int8 matrix products on tiles,
  /// everything else as in ``avx512VNNI``.
  ///
  /// The process must have been granted the use of tiles.
  public static let amx = KernelSet(
    .avx512VNNI, name: "amx", int8: avx512VNNI.int8.replacing(TileKernels<AMXInt8Tiles>.int8, lanes: 16))
}

extension BFloat16Kernels {
  /// Kernels for processors with AMX-BF16, under the same condition as ``KernelSet/amx``.
  public static let amx = BFloat16Kernels(
    microKernels: TileKernels<AMXBFloat16Tiles>.bfloat16, rounding: avx512.rounding)
}

/// The tiles of AMX with bytes: 1,024 int8 products an instruction and cycle (Intel, “Intel 64 and IA-32 Architectures
/// Software Developer's Manual”, volume 1, chapter 18).
struct AMXInt8Tiles: TileUnit {
  @inline(__always) init(rows: Int, lastQuads: Int) {
    tiles_shape(Int32(rows), Int32(lastQuads))
    tiles_clear()
  }

  @inline(__always) mutating func add(
    _ rows: UnsafeRawPointer, rowStride: Int, _ panel: UnsafeRawPointer, panels: Int, isLast: Bool
  ) {
    if isLast {
      tiles_add_last_int8(rows, rowStride, panel, 64 * panels, Int32(panels))
    } else {
      tiles_add_int8(rows, rowStride, panel, 64 * panels, Int32(panels))
    }
  }

  @inline(__always) func store(_ sums: UnsafeMutablePointer<Int32>, panels: Int) {
    tiles_store(sums, 64 * panels, Int32(panels))
  }
}

/// The tiles of AMX with pairs of bfloat16 numbers: 512 products an instruction.
struct AMXBFloat16Tiles: TileUnit {
  @inline(__always) init(rows: Int, lastQuads: Int) {
    tiles_shape(Int32(rows), Int32(lastQuads))
    tiles_clear()
  }

  @inline(__always) mutating func add(
    _ rows: UnsafeRawPointer, rowStride: Int, _ panel: UnsafeRawPointer, panels: Int, isLast: Bool
  ) {
    if isLast {
      tiles_add_last_bfloat16(rows, rowStride, panel, 64 * panels, Int32(panels))
    } else {
      tiles_add_bfloat16(rows, rowStride, panel, 64 * panels, Int32(panels))
    }
  }

  @inline(__always) func store(_ sums: UnsafeMutablePointer<Float>, panels: Int) {
    tiles_store(sums, 64 * panels, Int32(panels))
  }
}

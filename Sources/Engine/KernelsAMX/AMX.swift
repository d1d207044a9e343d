internal import CInt8Intrinsics
public import Kernels
internal import KernelsVNNI

extension KernelSet {
  /// Kernels for processors with AMX-INT8, such as Intel's Xeons since Sapphire Rapids: int8 matrix products on tiles,
  /// everything else as in ``avx512VNNI``.
  ///
  /// The process must have been granted the use of tiles.
  public static let amx = KernelSet(
    .avx512VNNI, name: "amx", int8: avx512VNNI.int8.replacing(Int8TileKernels<AMXTiles>.all, lanes: 16))
}

/// The tiles of AMX: 1,024 int8 products an instruction and cycle (Intel, “Intel 64 and IA-32 Architectures Software
/// Developer's Manual”, volume 1, chapter 18).
struct AMXTiles: Int8TileUnit {
  @inline(__always) init(rows: Int, lastQuads: Int) {
    int8_tiles_shape(Int32(rows), Int32(lastQuads))
    int8_tiles_clear()
  }

  @inline(__always) mutating func add(
    _ rows: UnsafePointer<UInt8>, rowStride: Int, _ panel: UnsafePointer<Int8>, panels: Int, isLast: Bool
  ) {
    if isLast {
      int8_tiles_add_last(rows, rowStride, panel, 64 * panels, Int32(panels))
    } else {
      int8_tiles_add(rows, rowStride, panel, 64 * panels, Int32(panels))
    }
  }

  @inline(__always) func store(_ sums: UnsafeMutablePointer<Int32>, panels: Int) {
    int8_tiles_store(sums, 64 * panels, Int32(panels))
  }
}

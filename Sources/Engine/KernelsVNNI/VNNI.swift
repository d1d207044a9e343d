internal import CByteInstructions
public import Kernels
public import KernelsAVX512

extension KernelSet {
  /// Kernels for AVX-512 with VNNI, which multiplies and sums four bytes in one step.
  public static let avx512VNNI = {
    var set = KernelSet.avx512
    set.name = "avx512vnni"
    set.bytes = ByteKernels(
      VNNIBytes.self, tiles: [tiles(TileWidth<1>.self), tiles(TileWidth<2>.self)],
      depthwise: ByteDepthwiseKernels(VNNIBytes.self, TileWidth<1>.self))
    return set
  }()

  private static func tiles<let vectors: Int>(_ width: TileWidth<vectors>.Type) -> [ByteTileKernel] {
    VNNIBytes.tiles1To4(width) + VNNIBytes.tiles5To6(width) + VNNIBytes.tiles7To12(width)
  }
}

/// Sixty-four bytes at a time, multiplied and summed in fours.
public enum VNNIBytes: AVX512ByteUnit {
  @inline(__always) public static func addProducts(_ sums: inout Sums, _ unsigned: Sums, _ signed: Sums) {
    sums = bytes_dot_vnni(sums, unsigned, signed)
  }
}

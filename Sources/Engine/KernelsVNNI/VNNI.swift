internal import CInt8Intrinsics
public import Kernels
public import KernelsAVX512

extension KernelSet {
  /// Kernels for AVX-512 with VNNI, whose dot product of four bytes is one instruction.
  public static let avx512VNNI = KernelSet(
    .avx512, name: "avx512vnni", layout: "avx512vnni",
    int8: Int8Kernels(
      VNNIInt8.self, microKernels: [microKernels(TileWidth<1>.self), microKernels(TileWidth<2>.self)],
      depthwise: Int8DepthwiseKernels(VNNIInt8.self, TileWidth<1>.self)))

  /// The same kernels with look-ups by the byte permutations of VBMI, which processors with VNNI have since Ice Lake
  /// and Zen 4.
  public var usingBytePermutations: KernelSet {
    var int8 = int8
    int8.elementwise.lookUp = { int8_look_up_all_vbmi($0, $1, $2, $3) }
    return KernelSet(self, int8: int8)
  }

  private static func microKernels<let vectors: Int>(_ width: TileWidth<vectors>.Type) -> [Int8MicroKernel] {
    VNNIInt8.microKernels1To4(width) + VNNIInt8.microKernels5To6(width) + VNNIInt8.microKernels7To12(width)
  }
}

/// The VNNI int8 unit: sixty-four bytes per register, multiplied and summed in fours.
public enum VNNIInt8: AVX512Int8Unit {
  @inline(__always) public static func addProducts(_ sums: inout Sums, _ unsigned: Sums, _ signed: Sums) {
    sums = int8_dot_vnni(sums, unsigned, signed)
  }
}

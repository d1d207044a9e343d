internal import Glibc
public import Kernels
internal import KernelsAVX2
internal import KernelsAVX512
internal import KernelsPortable
internal import KernelsVNNI

extension KernelSet {
  /// The sets this machine can run, the fastest first.
  public static let available: [KernelSet] =
    (Processor.current.hasVNNI ? [.avx512VNNI] : []) + (Processor.current.hasAVX512 ? [.avx512] : [])
    + (Processor.current.hasAVX2 ? [.avx2] : []) + [.portable]

  /// The set named by the environment variable `FRIDGE_KERNELS`, if this machine can run it; the fastest otherwise.
  public static let chosen: KernelSet = {
    let name = getenv("FRIDGE_KERNELS").map { String(cString: $0) }
    return available.first { $0.name == name } ?? available[0]
  }()
}

internal import _Builtin_intrinsics.intel.cpuid
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

/// What the processor, and the operating system under it, can run.
struct Processor {
  private let basic: UInt32
  private let extended: UInt32
  private let further: UInt32
  private let savesWideRegisters: Bool

  /// The processor this runs on.
  static let current = Processor()

  private init() {
    var (eax, ebx, ecx, edx): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    _ = __get_cpuid(1, &eax, &ebx, &ecx, &edx)
    basic = ecx
    _ = __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx)
    (extended, further) = (ebx, ecx)
    savesWideRegisters = Self.kernelLists("avx512f")
  }

  /// AVX2 with fused multiply-add, its registers saved by the system (OSXSAVE).
  var hasAVX2: Bool { basic.has(12, 27, 28) && extended.has(5) }

  /// AVX-512 F, DQ, BW and VL, its registers saved by the system.
  var hasAVX512: Bool { hasAVX2 && extended.has(16, 17, 30, 31) && savesWideRegisters }

  /// AVX-512 and its products of bytes.
  var hasVNNI: Bool { hasAVX512 && further.has(11) }

  /// Whether the operating system names a feature usable, which it does only if it saves the registers.
  private static func kernelLists(_ feature: String) -> Bool {
    guard let file = fopen("/proc/cpuinfo", "r") else { return false }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 8192)
    while fgets(&line, Int32(line.count), file) != nil {
      if strncmp(line, "flags", 5) == 0 { return strstr(line, " \(feature) ") != nil }
    }
    return false
  }
}

extension UInt32 {
  fileprivate func has(_ bits: Int...) -> Bool { bits.allSatisfy { self >> UInt32($0) & 1 == 1 } }
}

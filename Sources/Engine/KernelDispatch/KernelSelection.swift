#if arch(x86_64)
  internal import CTileIntrinsics
  internal import _Builtin_intrinsics.intel.cpuid
  internal import KernelsAMX
  internal import KernelsAVX2
  internal import KernelsAVX512
  internal import KernelsBFloat16
  internal import KernelsVNNI
#endif
internal import Glibc
public import Kernels
internal import KernelsPortable

extension KernelSet {
  /// The kernel sets that this machine can run, fastest first.
  public static let available: [KernelSet] = {
    #if arch(x86_64)
      let processor = Processor.current
      var sets = [KernelSet.portable]
      // Even making a set runs its instructions, so each is made only where they exist.
      if processor.hasAVX2 { sets.append(.avx2) }
      if processor.hasAVX512 { sets.append(.avx512) }
      if processor.hasVNNI { sets.append(processor.hasVBMI ? .avx512VNNI.usingBytePermutations : .avx512VNNI) }
      if processor.hasAMX {
        let tiles: KernelSet = processor.hasVBMI ? .amx.usingBytePermutations : .amx
        if tiles.int8.agrees(with: KernelSet.avx512VNNI.int8) { sets.append(tiles) }
      }
      if processor.hasBFloat16 {
        let tiles = processor.hasAMXBFloat16 && BFloat16Kernels.amx.agrees(with: .avx512)
        sets = sets.map { set in
          set.lanes == 16 ? KernelSet(set, bfloat16: tiles && set.name == "amx" ? .amx : .avx512) : set
        }
      }
      return sets.reversed()
    #else
      return [.portable]
    #endif
  }()

  /// The kernel set named by the environment variable `FRIDGE_KERNELS`; the fastest where that is unset, empty or
  /// unusable. Call ``checkEnvironment()`` before the first use to report an unusable name as an error.
  public static let chosen: KernelSet = (try? selected(by: requestedName)) ?? available[0]

  /// Throws where `FRIDGE_KERNELS` names no kernel set that this machine can run.
  public static func checkEnvironment() throws(UnknownKernelSet) { _ = try selected(by: requestedName) }

  /// Returns the available kernel set of a name; the fastest for no name or an empty one.
  static func selected(by name: String?) throws(UnknownKernelSet) -> KernelSet {
    guard let name, !name.isEmpty else { return available[0] }
    guard let set = available.first(where: { $0.name == name }) else {
      throw UnknownKernelSet(name: name, available: available.map(\.name))
    }
    return set
  }

  private static var requestedName: String? { getenv("FRIDGE_KERNELS").map { String(cString: $0) } }
}

/// A kernel set was asked for that does not exist or that this machine cannot run.
public struct UnknownKernelSet: Error, Equatable {
  /// The name that was asked for.
  public let name: String
  /// The names of the kernel sets that this machine can run, fastest first.
  public let available: [String]
}

#if arch(x86_64)
  /// The instruction sets that the processor offers and the operating system supports.
  struct Processor {
    /// ECX of leaf 1.
    private let leaf1: UInt32
    /// EBX, ECX and EDX of leaf 7.
    private let (leaf7b, leaf7c, leaf7d): (UInt32, UInt32, UInt32)
    /// EAX of the first subleaf of leaf 7.
    private let leaf7a: UInt32
    private let savesWideRegisters: Bool

    /// The processor that this process runs on.
    static let current = Processor()

    private init() {
      var (eax, ebx, ecx, edx): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
      _ = __get_cpuid(1, &eax, &ebx, &ecx, &edx)
      leaf1 = ecx
      _ = __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx)
      (leaf7b, leaf7c, leaf7d) = (ebx, ecx, edx)
      let hasSubleaf = eax >= 1
      (eax, ebx, ecx, edx) = (0, 0, 0, 0)
      if hasSubleaf { _ = __get_cpuid_count(7, 1, &eax, &ebx, &ecx, &edx) }
      leaf7a = eax
      savesWideRegisters = Self.kernelLists("avx512f")
    }

    /// Whether AVX2 and fused multiply-add are usable: the system saves their registers (OSXSAVE).
    var hasAVX2: Bool { leaf1.has(12, 27, 28) && leaf7b.has(5) }

    /// Whether AVX-512 F, DQ, BW and VL are usable: the system saves their registers.
    var hasAVX512: Bool { hasAVX2 && leaf7b.has(16, 17, 30, 31) && savesWideRegisters }

    /// Whether AVX-512 and its int8 dot products are usable.
    var hasVNNI: Bool { hasAVX512 && leaf7c.has(11) }

    /// Whether AVX-512's permutations of single bytes are usable.
    var hasVBMI: Bool { hasAVX512 && leaf7c.has(1) }

    /// Whether AVX-512's dot products of bfloat16 pairs are usable.
    var hasBFloat16: Bool { hasAVX512 && leaf7a.has(5) }

    /// Whether AMX-TILE and AMX-INT8 are usable: the system saves the tiles, and grants them to this process.
    var hasAMX: Bool {
      let tiles: UInt32 = 0b11 << 17
      return hasVNNI && leaf7d.has(24, 25) && tiles_saved_states() & tiles == tiles && tiles_request() == 0
    }

    /// Whether AMX's products of bfloat16 pairs are usable, too.
    var hasAMXBFloat16: Bool { hasAMX && leaf7d.has(22) }

    /// Whether Linux lists a feature as usable, which it does only if it saves the registers.
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
#endif

#if arch(x86_64)
  internal import _Builtin_intrinsics.intel.cpuid
#endif

/// The make of the processor that this process runs on: what a benchmark must state, and what blocking is derived from.
public struct ProcessorModel: Sendable, Equatable {
  /// The name that the processor gives itself.
  public let name: String
  /// The family and the model, as Linux counts them.
  public let (family, model): (Int, Int)
  /// The data caches of one core.
  public let caches: CacheSizes

  /// The processor that this process runs on.
  public static let current = ProcessorModel()

  /// The processor in one line.
  public var text: String { "\(name) (family \(family), model \(model)), caches of \(caches.text)" }
}

/// The sizes in bytes of the caches that the data of one core pass through.
public struct CacheSizes: Sendable, Equatable {
  /// The size of the first-level data cache.
  public var level1: Int
  /// The size of the second-level cache.
  public var level2: Int
  /// The size of the third-level cache, which cores share; 0 where there is none.
  public var level3: Int

  /// Creates sizes from their parts.
  public init(level1: Int, level2: Int, level3: Int) {
    (self.level1, self.level2, self.level3) = (level1, level2, level3)
  }

  /// The sizes of the processor that this process runs on.
  public static let current = ProcessorModel.current.caches

  /// The assumption where the processor does not say: what most of them have at least.
  static let usual = CacheSizes(level1: 32 << 10, level2: 1 << 20, level3: 16 << 20)

  /// The sizes in words.
  public var text: String {
    [level1, level2, level3].map { $0 % (1 << 20) == 0 ? "\($0 >> 20) MiB" : "\($0 >> 10) KiB" }.joined(separator: ", ")
  }
}

extension CacheSizes {
  /// One entry of the list of caches: EAX, EBX and ECX of leaf 4, or of AMD's leaf 0x8000001D, which has the same form.
  struct Entry {
    let (eax, ebx, ecx): (UInt32, UInt32, UInt32)

    /// Whether the list ends before this entry.
    var isEnd: Bool { eax & 0x1F == 0 }
    /// Whether the cache holds data, alone or with instructions.
    var holdsData: Bool { eax & 0x1F == 1 || eax & 0x1F == 3 }
    var level: Int { Int(eax >> 5 & 7) }
    /// The ways times the partitions times the line size times the sets.
    var byteCount: Int {
      Int(ebx >> 22 + 1) * Int(ebx >> 12 & 0x3FF + 1) * Int(ebx & 0xFFF + 1) * (Int(ecx) + 1)
    }
  }

  /// Reads a list of caches; a level that it lacks has the usual size.
  init(_ entries: [Entry]) {
    self = .usual
    for entry in entries.prefix(while: { !$0.isEnd }) where entry.holdsData && entry.byteCount > 0 {
      switch entry.level {
      case 1: level1 = entry.byteCount
      case 2: level2 = entry.byteCount
      case 3: level3 = entry.byteCount
      default: break
      }
    }
  }
}

extension ProcessorModel {
  #if arch(x86_64)
    private init() {
      let signature = Self.registers(1)[0]
      let base = Int(signature >> 8 & 0xF)
      family = base == 0xF ? base + Int(signature >> 20 & 0xFF) : base
      model = Int(signature >> 4 & 0xF) + (base >= 6 ? Int(signature >> 12 & 0xF0) : 0)
      name = Self.name(ofBytes: (0x8000_0002...0x8000_0004).flatMap { Self.registers($0) })
      let lists = [UInt32(4), 0x8000_001D].map { leaf in
        (0..<8).map { index in
          let registers = Self.registers(leaf, UInt32(index))
          return CacheSizes.Entry(eax: registers[0], ebx: registers[1], ecx: registers[2])
        }
      }
      caches = CacheSizes(lists.first { !$0[0].isEnd } ?? [])
    }

    /// Returns EAX, EBX, ECX and EDX of a leaf; zeros where the processor lacks it.
    private static func registers(_ leaf: UInt32, _ index: UInt32 = 0) -> [UInt32] {
      var (eax, ebx, ecx, edx): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
      guard __get_cpuid_count(leaf, index, &eax, &ebx, &ecx, &edx) != 0 else { return [0, 0, 0, 0] }
      return [eax, ebx, ecx, edx]
    }
  #else
    private init() { (name, family, model, caches) = ("unknown processor", 0, 0, .usual) }
  #endif

  /// Returns a name of 48 bytes, four to each register, without the spaces and zeros around it.
  static func name(ofBytes registers: [UInt32]) -> String {
    let bytes = registers.flatMap { register in (0..<4).map { UInt8(truncatingIfNeeded: register >> (8 * $0)) } }
    let words = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self).split(separator: " ")
    return words.isEmpty ? "unknown processor" : words.joined(separator: " ")
  }
}

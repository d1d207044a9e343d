import Testing

@testable import KernelDispatch

@Suite("Processor model") struct ProcessorModelTests {
  /// Leaf 0x8000001D of an AMD EPYC (Zen 4), leaf 4 of an Intel Xeon (Sapphire Rapids).
  private static let lists: [(entries: [CacheSizes.Entry], sizes: CacheSizes)] = [
    (
      [
        CacheSizes.Entry(eax: 0x121, ebx: 0x01C0_003F, ecx: 63),
        CacheSizes.Entry(eax: 0x122, ebx: 0x01C0_003F, ecx: 63),
        CacheSizes.Entry(eax: 0x143, ebx: 0x01C0_003F, ecx: 2047),
        CacheSizes.Entry(eax: 0x163, ebx: 0x03C0_003F, ecx: 32767), CacheSizes.Entry(eax: 0, ebx: 0, ecx: 0),
      ], CacheSizes(level1: 32 << 10, level2: 1 << 20, level3: 32 << 20)
    ),
    (
      [
        CacheSizes.Entry(eax: 0xFC00_4121, ebx: 0x02C0_003F, ecx: 63),
        CacheSizes.Entry(eax: 0xFC00_4122, ebx: 0x01C0_003F, ecx: 63),
        CacheSizes.Entry(eax: 0xFC00_4143, ebx: 0x03C0_003F, ecx: 2047), CacheSizes.Entry(eax: 0, ebx: 0, ecx: 0),
        CacheSizes.Entry(eax: 0x143, ebx: 0x01C0_003F, ecx: 1),
      ], CacheSizes(level1: 48 << 10, level2: 2 << 20, level3: 16 << 20)
    ),
    ([], .usual),
  ]

  @Test("Sizes are read from the list of caches, up to its end", arguments: lists.indices) func sizes(_ index: Int) {
    #expect(CacheSizes(Self.lists[index].entries) == Self.lists[index].sizes)
  }

  @Test("A name loses the spaces around and within it")
  func name() {
    // "  AMD  EPYC ", then zeros.
    #expect(ProcessorModel.name(ofBytes: [0x4D41_2020, 0x4520_2044, 0x2043_5950, 0]) == "AMD EPYC")
    #expect(ProcessorModel.name(ofBytes: [0, 0]) == "unknown processor")
  }

  @Test("This processor has a name and caches that grow from level to level")
  func current() {
    let processor = ProcessorModel.current
    #expect(!processor.name.isEmpty && processor.caches.level1 >= 4 << 10)
    #expect(processor.caches.level2 > processor.caches.level1)
    #expect(processor.text.contains("\(processor.caches.level1 >> 10) KiB"))
  }
}

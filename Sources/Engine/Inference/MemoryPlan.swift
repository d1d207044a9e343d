/// Where each value of a run lies in one block of memory, values whose lifetimes do not meet sharing bytes.
struct MemoryPlan: Sendable, Equatable {
  /// A value's stay: from the step that writes it to the last one that reads it, both included.
  struct Lifetime: Sendable, Equatable {
    var first: Int
    var last: Int
    let bytes: Int

    func overlaps(_ other: Lifetime) -> Bool { first <= other.last && other.first <= last }
  }

  /// The offset of each value, in the order of the lifetimes.
  let offsets: [Int]
  /// The size of the whole block.
  let byteCount: Int

  /// Offsets are multiples of this, and values are this far apart, so that reads past an end stay harmless.
  static let alignment = 64

  /// Places the largest values first, each in the smallest gap that fits between those it lives together with
  /// (Pisarchyk and Lee, "Efficient Memory Management for Deep Neural Net Inference", 2020).
  init(_ lifetimes: [Lifetime]) {
    var offsets = [Int](repeating: 0, count: lifetimes.count)
    var placed: [Int] = []
    let order = lifetimes.indices.sorted { (lifetimes[$0].bytes, $1) > (lifetimes[$1].bytes, $0) }
    for index in order {
      let neighbours = placed.filter { lifetimes[$0].overlaps(lifetimes[index]) }.sorted { offsets[$0] < offsets[$1] }
      offsets[index] = Self.gap(
        for: lifetimes[index].bytes, between: neighbours.map { (offsets[$0], lifetimes[$0].bytes) })
      placed.append(index)
    }
    self.offsets = offsets
    byteCount = zip(offsets, lifetimes).map { $0 + Self.rounded($1.bytes) }.max() ?? 0
  }

  private static func gap(for bytes: Int, between blocks: [(offset: Int, bytes: Int)]) -> Int {
    var (best, bestSize, end) = (Int?.none, Int.max, 0)
    for block in blocks {
      let size = block.offset - end
      if size >= rounded(bytes), size < bestSize { (best, bestSize) = (end, size) }
      end = max(end, block.offset + rounded(block.bytes))
    }
    return best ?? end
  }

  private static func rounded(_ bytes: Int) -> Int { (bytes + alignment - 1) / alignment * alignment }
}

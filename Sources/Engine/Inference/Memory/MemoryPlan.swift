/// The offset of each value in one block of memory; values with disjoint lifetimes share bytes.
struct MemoryPlan: Sendable, Equatable {
  /// The lifetime of a value: from the step that writes it to the last one that reads it, both included.
  struct Lifetime: Sendable, Equatable {
    var first: Int
    var last: Int
    let bytes: Int

    func overlaps(_ other: Lifetime) -> Bool { first <= other.last && other.first <= last }
  }

  /// The offset of each value, in the order of the lifetimes.
  let offsets: [Int]
  /// The size of the whole block in bytes.
  let byteCount: Int

  /// Offsets are multiples of this, and sizes are rounded up to it, so that reads past an end stay harmless.
  static let alignment = 64

  /// Places the largest values first, each in the smallest gap that fits between the values that live at the same time
  /// (Pisarchyk and Lee, "Efficient Memory Management for Deep Neural Net Inference", 2020).
  ///
  /// A value without bytes lies at the start. Takes O(n log n) for n values, as long as they leave few gaps.
  init(_ lifetimes: [Lifetime]) {
    var offsets = [Int](repeating: 0, count: lifetimes.count)
    var taken = TakenBytes(lifetimes)
    let order = lifetimes.indices.sorted { (lifetimes[$0].bytes, $1) > (lifetimes[$1].bytes, $0) }
    for index in order where lifetimes[index].bytes > 0 {
      offsets[index] = taken.place(lifetimes[index].bytes.rounded(upTo: Self.alignment), during: lifetimes[index])
    }
    self.offsets = offsets
    byteCount = zip(offsets, lifetimes).map { $0 + $1.bytes.rounded(upTo: Self.alignment) }.max() ?? 0
  }
}

/// The occupied bytes at each step, in a segment tree (Bentley, 1977): a node stands for a range of steps; its
/// children, at twice its index and one beyond, for the halves.
private struct TakenBytes {
  private let firstStep: Int
  /// The index of the first leaf, which stands for the first step.
  private let firstLeaf: Int
  /// The bytes occupied during all steps of a node, by values not recorded above it.
  private var throughout: [ByteRuns]
  /// The bytes occupied during any step of a node, by values not recorded above it.
  private var sometime: [ByteRuns]

  /// Creates a tree that spans the lifetimes, with nothing occupied.
  init(_ lifetimes: [MemoryPlan.Lifetime]) {
    firstStep = lifetimes.map(\.first).min() ?? 0
    let count = (lifetimes.map(\.last).max() ?? 0) - firstStep + 1
    var firstLeaf = 1
    while firstLeaf < count { firstLeaf *= 2 }
    self.firstLeaf = firstLeaf
    throughout = [ByteRuns](repeating: ByteRuns(), count: 2 * firstLeaf)
    sometime = throughout
  }

  /// Occupies the smallest gap that fits during a lifetime, the first of equal ones, or bytes behind all others;
  /// returns the offset.
  mutating func place(_ size: Int, during lifetime: MemoryPlan.Lifetime) -> Int {
    let (parts, above) = nodes(of: lifetime)
    let offset = Self.gap(of: size, between: parts.map { sometime[$0] } + above.map { throughout[$0] })
    let run = offset..<(offset + size)
    for node in parts { throughout[node].insert(run) }
    for node in parts + above { sometime[node].insert(run) }
    return offset
  }

  /// Returns the fewest nodes that cover a lifetime's steps, and the ancestors of its first and last step.
  private func nodes(of lifetime: MemoryPlan.Lifetime) -> (parts: [Int], above: [Int]) {
    var (first, last) = (lifetime.first - firstStep + firstLeaf, lifetime.last - firstStep + firstLeaf)
    var (left, right) = (first, last + 1)
    var (parts, above) = ([Int](), [Int]())
    while left < right {
      if left % 2 == 1 {
        parts.append(left)
        left += 1
      }
      if right % 2 == 1 {
        right -= 1
        parts.append(right)
      }
      (left, right) = (left / 2, right / 2)
    }
    while first > 0 {
      above.append(first)
      if last != first { above.append(last) }
      (first, last) = (first / 2, last / 2)
    }
    return (parts, above)
  }

  private static func gap(of size: Int, between taken: [ByteRuns]) -> Int {
    let end = taken.map(\.end).max() ?? 0
    var gaps = end < size ? [] : [0..<end]
    // The fullest first, as they leave the fewest gaps to check against the others.
    for runs in taken.sorted(by: { $0.byteCount > $1.byteCount }) where !gaps.isEmpty {
      gaps = runs.gaps(in: gaps, of: size)
    }
    return gaps.min { $0.count < $1.count }?.lowerBound ?? end
  }
}

/// A set of bytes as ascending runs that do not touch.
private struct ByteRuns {
  private var runs: [Range<Int>] = []
  private(set) var byteCount = 0

  /// One past the last byte.
  var end: Int { runs.last?.upperBound ?? 0 }

  mutating func insert(_ run: Range<Int>) {
    let first = index(endingAt: run.lowerBound)
    var (next, lower, upper) = (first, run.lowerBound, run.upperBound)
    while next < runs.count, runs[next].lowerBound <= run.upperBound {
      (lower, upper) = (min(lower, runs[next].lowerBound), max(upper, runs[next].upperBound))
      byteCount -= runs[next].count
      next += 1
    }
    byteCount += upper - lower
    runs.replaceSubrange(first..<next, with: CollectionOfOne(lower..<upper))
  }

  /// Returns the gaps of at least `size` contiguous bytes that the runs leave in ascending ranges.
  func gaps(in ranges: [Range<Int>], of size: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = 0
    for range in ranges {
      var start = range.lowerBound
      next = index(endingAt: start, from: next)
      while next < runs.count, runs[next].lowerBound < range.upperBound {
        if runs[next].lowerBound - start >= size { gaps.append(start..<runs[next].lowerBound) }
        start = max(start, runs[next].upperBound)
        // A run that reaches beyond the range may reach into the next one.
        if start > range.upperBound { break }
        next += 1
      }
      if range.upperBound - start >= size { gaps.append(start..<range.upperBound) }
    }
    return gaps
  }

  /// Returns the index of the first run, from `first` on, that ends at or after an offset; galloping search, as it is
  /// mostly near.
  private func index(endingAt offset: Int, from first: Int = 0) -> Int {
    var (low, step) = (first, 1)
    while low + step < runs.count, runs[low + step].upperBound < offset { (low, step) = (low + step, 2 * step) }
    var high = min(low + step, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

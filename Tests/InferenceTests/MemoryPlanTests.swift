import TestSupport
import Testing

@testable import Inference

@Suite("Memory plan") struct MemoryPlanTests {
  typealias Lifetime = MemoryPlan.Lifetime

  /// Returns `count` lifetimes among 50 steps, the same for a seed.
  private func lifetimes(_ count: Int, seed: UInt64, bytes: Int) -> [Lifetime] {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    return (0..<count).map { _ in
      let first = next(50)
      return Lifetime(first: first, last: first + next(10), bytes: next(bytes))
    }
  }

  /// Returns the offsets by the definition: among the values placed before that live at the same time, in the order of
  /// their offsets, the first of the smallest gaps that fit.
  private func plainOffsets(_ lifetimes: [Lifetime]) -> [Int] {
    func end(_ index: Int, at offset: Int) -> Int { offset + (lifetimes[index].bytes + 63) / 64 * 64 }
    var offsets = [Int](repeating: 0, count: lifetimes.count)
    var placed: [Int] = []
    for index in lifetimes.indices.sorted(by: { (lifetimes[$0].bytes, $1) > (lifetimes[$1].bytes, $0) }) {
      var (gap, last) = (Range<Int>?.none, 0)
      let neighbors = placed.filter { lifetimes[$0].overlaps(lifetimes[index]) }
      for neighbor in neighbors.sorted(by: { offsets[$0] < offsets[$1] }) {
        let size = offsets[neighbor] - last
        if size >= end(index, at: 0), size < gap?.count ?? .max { gap = last..<offsets[neighbor] }
        last = max(last, end(neighbor, at: offsets[neighbor]))
      }
      offsets[index] = gap?.lowerBound ?? last
      placed.append(index)
    }
    return offsets
  }

  @Test("Every value lies at the offset of the definition", arguments: [(1, 100), (2, 1000), (3, 5000)])
  func definition(seed: Int, bytes: Int) {
    for count in [1, 2, 3, 50, 300] {
      let lifetimes = lifetimes(count, seed: UInt64(seed), bytes: bytes).filter { $0.bytes > 0 }
      #expect(MemoryPlan(lifetimes).offsets == plainOffsets(lifetimes))
    }
  }

  @Test("Very many values that live at once are placed in time", .finishesSoon) func many() {
    let count = 200_000
    let wide = (0..<count).map { Lifetime(first: $0, last: count + $0 / 2, bytes: 16) }
    #expect(MemoryPlan(wide).byteCount == count * MemoryPlan.alignment)
  }

  @Test("Values that live together never share bytes") func disjoint() {
    let lifetimes = lifetimes(200, seed: 1, bytes: 5000)
    let plan = MemoryPlan(lifetimes)
    for a in lifetimes.indices {
      #expect(plan.offsets[a] % MemoryPlan.alignment == 0)
      #expect(plan.offsets[a] + lifetimes[a].bytes <= plan.byteCount)
      for b in lifetimes.indices where b > a && lifetimes[a].overlaps(lifetimes[b]) {
        let apart =
          plan.offsets[a] + lifetimes[a].bytes <= plan.offsets[b]
          || plan.offsets[b] + lifetimes[b].bytes <= plan.offsets[a]
        #expect(apart, "\(lifetimes[a]) at \(plan.offsets[a]) meets \(lifetimes[b]) at \(plan.offsets[b])")
      }
    }
  }

  @Test("A chain needs no more memory than its two largest neighbours") func chain() {
    let sizes = [64, 640, 128, 1280, 64]
    let plan = MemoryPlan(sizes.enumerated().map { Lifetime(first: $0, last: $0 + 1, bytes: $1) })
    #expect(plan.byteCount == 1280 + 128)
  }

  @Test("An empty plan needs no memory") func empty() { #expect(MemoryPlan([]).byteCount == 0) }
}

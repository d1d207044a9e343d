import Testing

@testable import Inference

@Suite("Memory plan") struct MemoryPlanTests {
  typealias Lifetime = MemoryPlan.Lifetime

  @Test("Values that live together never share bytes") func disjoint() {
    var state: UInt64 = 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let lifetimes = (0..<200).map { _ in
      let first = next(50)
      return Lifetime(first: first, last: first + next(10), bytes: next(5000))
    }
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

  @Test("A chain needs no more than its two largest neighbours") func chain() {
    let sizes = [64, 640, 128, 1280, 64]
    let plan = MemoryPlan(sizes.enumerated().map { Lifetime(first: $0, last: $0 + 1, bytes: $1) })
    #expect(plan.byteCount == 1280 + 128)
  }

  @Test("Nothing needs nothing") func empty() { #expect(MemoryPlan([]).byteCount == 0) }
}

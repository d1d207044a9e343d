import Testing

@testable import Inference

@Suite("Strided loops") struct StridedLoopsTests {
  @Test("Loops that run on merge into one") func merges() {
    let loops = StridedLoops(extents: [2, 3, 4], strides: [[12, 4, 1], [12, 4, 1]])
    #expect(loops.innerExtent == 24)
    #expect(loops.outerCount == 1)
  }

  @Test("A stretched axis stays apart, and every element is visited") func broadcast() {
    let loops = StridedLoops(extents: [2, 3, 4], strides: [[12, 4, 1], [0, 0, 1]])
    #expect(loops.innerExtent == 4)
    #expect(loops.outerCount == 6)
    var first: Set<Int> = []
    loops.forEach(0..<loops.outerCount) {
      first.insert($0[0])
      #expect($0[1] == 0)
    }
    #expect(first == [0, 4, 8, 12, 16, 20])
  }

  @Test("A scalar is one round") func scalar() {
    let loops = StridedLoops(extents: [], strides: [[], []])
    #expect(loops.innerExtent == 1)
    #expect(loops.outerCount == 1)
  }
}

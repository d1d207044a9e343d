import Synchronization
import Testing
import Threads

@testable import Inference

@Suite("Strided loops") struct StridedLoopsTests {
  @Test("Contiguous loops merge into one") func merges() {
    let loops = StridedLoops(extents: [2, 3, 4], strides: [[12, 4, 1], [12, 4, 1]])
    #expect(loops.innerExtent == 24)
    #expect(loops.outerCount == 1)
  }

  @Test("A broadcast axis stays apart, and every element is visited") func broadcast() {
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

  /// Counts the elements that the workers visit, and sums the first operand's offsets.
  private final class Sum: TeamWork {
    let loops: StridedLoops
    let offsets = Atomic<Int>(0)
    let count = Atomic<Int>(0)

    init(_ loops: StridedLoops) { self.loops = loops }

    func perform(_ worker: Worker) {
      loops.split(worker) { start, steps in
        for step in 0..<steps { offsets.add(start[0] + step * loops.innerStrides[0], ordering: .relaxed) }
        count.add(steps, ordering: .relaxed)
      }
    }
  }

  @Test(
    "A split visits every element once",
    arguments: [[0], [1], [7], [16_383], [16_384], [3, 16_385], [20_000, 3]] as [[Int]], [1, 3])
  func split(_ extents: [Int], _ threads: Int) {
    // The second operand is broadcast along the last axis, so that the loops do not merge.
    let inner = extents[extents.count - 1]
    let strides = extents.count == 1 ? [[1], [1]] : [[inner, 1], [1, 0]]
    let sum = Sum(StridedLoops(extents: extents, strides: strides))
    ThreadTeam(count: threads).perform(sum)
    let count = extents.reduce(1, *)
    #expect(sum.count.load(ordering: .relaxed) == count)
    #expect(sum.offsets.load(ordering: .relaxed) == count * (count - 1) / 2)
  }

  @Test("A scalar is one iteration") func scalar() {
    let loops = StridedLoops(extents: [], strides: [[], []])
    #expect(loops.innerExtent == 1)
    #expect(loops.outerCount == 1)
  }

  @Test("A short innermost loop is exchanged with the longest") func longInnerLoop() {
    // An image of 40 × 30 pixels from planes to pixels of three channels.
    let loops = StridedLoops(extents: [40, 30, 3], strides: [[30, 1, 1200], [90, 3, 1]]).withLongInnerLoop
    #expect(loops.innerExtent == 1200)
    #expect(loops.innerStrides == [1, 3])
    var starts: [[Int]] = []
    loops.forEach(0..<loops.outerCount) { starts.append([$0[0], $0[1]]) }
    #expect(starts == [[0, 0], [1200, 1], [2400, 2]])
  }

  @Test("An innermost loop that is long, or the longest, stays", arguments: [[5, 16], [3, 4], [4, 4], [7]])
  func keepsInnerLoop(extents: [Int]) {
    let strides = [extents.indices.map { $0 + 2 }, extents.indices.map { 100 * $0 + 1 }]
    let loops = StridedLoops(extents: extents, strides: strides)
    #expect(loops.withLongInnerLoop.innerExtent == loops.innerExtent)
    #expect(loops.withLongInnerLoop.innerStrides == loops.innerStrides)
  }
}

import Testing

@testable import Threads

@Suite("Processor affinity") struct ProcessorAffinityTests {
  @Test("A thread that leaves a processor keeps its affinity mask") func leaving() {
    let before = ProcessorAffinity.allowed
    for _ in 0..<20 {
      ProcessorAffinity.leave(ProcessorAffinity.current)
      #expect(before != nil && ProcessorAffinity.allowed == before)
    }
  }

  @Test(
    "A thread that leaves a processor runs on another at once",
    .enabled(if: ThreadTeam.processorCount > 1, "There is one processor only."))
  func another() {
    // The system may move it back between the two calls, but hardly always.
    let moved = (0..<50).contains { _ in
      let taken = ProcessorAffinity.current
      ProcessorAffinity.leave(taken)
      return ProcessorAffinity.current != taken
    }
    #expect(moved)
  }

  @Test("A processor index that no system has changes nothing", arguments: [-1, 8192, .max]) func unknown(
    _ processor: Int
  ) {
    let before = ProcessorAffinity.allowed
    ProcessorAffinity.leave(processor)
    #expect(ProcessorAffinity.allowed == before)
  }
}

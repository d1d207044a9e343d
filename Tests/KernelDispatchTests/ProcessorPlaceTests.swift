import Testing

@testable import KernelDispatch

@Suite("The processor of a thread") struct ProcessorPlaceTests {
  @Test("A thread that leaves a processor may run where it might before") func leaving() {
    let before = ProcessorPlace.allowed
    for _ in 0..<20 {
      ProcessorPlace.leave(ProcessorPlace.current)
      #expect(before != nil && ProcessorPlace.allowed == before)
    }
  }

  @Test("It is on another one at once", .enabled(if: ThreadTeam.processorCount > 1, "There is one processor only."))
  func another() {
    // The system may move it back between the two looks, but hardly always.
    let moved = (0..<50).contains { _ in
      let taken = ProcessorPlace.current
      ProcessorPlace.leave(taken)
      return ProcessorPlace.current != taken
    }
    #expect(moved)
  }

  @Test("A processor that no system has is nothing to leave", arguments: [-1, 8192, .max]) func unknown(
    _ processor: Int
  ) {
    let before = ProcessorPlace.allowed
    ProcessorPlace.leave(processor)
    #expect(ProcessorPlace.allowed == before)
  }
}

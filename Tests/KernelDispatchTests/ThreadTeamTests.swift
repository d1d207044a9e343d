import Synchronization
import Testing

@testable import KernelDispatch

@Suite("Thread team") struct ThreadTeamTests {
  /// Work that is a closure.
  private final class Closure: TeamWork {
    private let body: (TeamMember) -> Void
    init(_ body: @escaping (TeamMember) -> Void) { self.body = body }
    func perform(_ member: TeamMember) { body(member) }
  }

  @Test("Every member works exactly once a round", arguments: [1, 2, 3, 5]) func everyMember(_ count: Int) {
    let team = ThreadTeam(count: count)
    let sum = Atomic<Int>(0)
    for _ in 0..<1000 { team.perform(Closure { sum.add($0.index + 1, ordering: .relaxed) }) }
    #expect(sum.load(ordering: .relaxed) == 1000 * team.count * (team.count + 1) / 2)
  }

  @Test("A split covers each item once", arguments: [0, 1, 2, 7, 100], [1, 4, 50])
  func split(_ total: Int, grain: Int) {
    let team = ThreadTeam(count: 3)
    let sum = Atomic<Int>(0)
    team.perform(
      Closure { member in
        member.split(total, grain: grain) { index, range in
          #expect(index == member.index)
          for item in range { sum.add(1 << min(item, 40), ordering: .relaxed) }
        }
      })
    #expect(sum.load(ordering: .relaxed) == (0..<total).reduce(0) { $0 + 1 << min($1, 40) })
  }

  @Test("What one has made before a meeting, all see after it", arguments: [2, 4]) func meetings(_ count: Int) {
    let team = ThreadTeam(count: count)
    let numbers = UnsafeMutableBufferPointer<Int>.allocate(capacity: team.count)
    defer { numbers.deallocate() }
    numbers.initialize(repeating: 0)
    let wrong = Atomic<Int>(0)
    team.perform(
      Closure { member in
        for round in 1...2000 {
          numbers[member.index] = round
          member.meet()
          if numbers.contains(where: { $0 != round }) { wrong.add(1, ordering: .relaxed) }
          member.meet()
        }
      })
    #expect(wrong.load(ordering: .relaxed) == 0)
  }

  @Test("Who comes late is waited for", arguments: [1, 2]) func sleepers(_ late: Int) {
    let team = ThreadTeam(count: 3)
    let passed = Atomic<Int>(0)
    team.perform(
      Closure { member in
        // Long enough for the others to fall asleep.
        let end = ContinuousClock.now + .milliseconds(30)
        if member.index == late { while ContinuousClock.now < end {} }
        member.meet()
        passed.add(1, ordering: .relaxed)
      })
    #expect(passed.load(ordering: .relaxed) == team.count)
  }

  @Test("Teams come and go, asleep or awake") func lifetimes() {
    for _ in 0..<50 {
      let team = ThreadTeam(count: 2)
      team.perform(Closure { $0.meet() })
      #expect(team.count == 2)
    }
  }

  @Test("A team has at least its caller") func atLeastOne() { #expect(ThreadTeam(count: 0).count == 1) }
}

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

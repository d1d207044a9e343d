import Synchronization
import Testing

@testable import Threads

@Suite("Thread team") struct ThreadTeamTests {
  /// Work given by a closure.
  private final class Closure: TeamWork {
    private let body: (Worker) -> Void
    init(_ body: @escaping (Worker) -> Void) { self.body = body }
    func perform(_ worker: Worker) { body(worker) }
  }

  @Test("Every worker executes work exactly once", arguments: [1, 2, 3, 5]) func everyWorker(_ count: Int) {
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
      Closure { worker in
        worker.split(total, grain: grain) { index, range in
          #expect(index == worker.index)
          for item in range { sum.add(1 << min(item, 40), ordering: .relaxed) }
        }
      })
    #expect(sum.load(ordering: .relaxed) == (0..<total).reduce(0) { $0 + 1 << min($1, 40) })
  }

  @Test("Every worker sees after a barrier what the others wrote before it", arguments: [2, 4]) func barriers(
    _ count: Int
  ) {
    let team = ThreadTeam(count: count)
    let numbers = UnsafeMutableBufferPointer<Int>.allocate(capacity: team.count)
    defer { numbers.deallocate() }
    numbers.initialize(repeating: 0)
    let wrong = Atomic<Int>(0)
    team.perform(
      Closure { worker in
        for round in 1...2000 {
          numbers[worker.index] = round
          worker.barrier()
          if numbers.contains(where: { $0 != round }) { wrong.add(1, ordering: .relaxed) }
          worker.barrier()
        }
      })
    #expect(wrong.load(ordering: .relaxed) == 0)
  }

  @Test("No worker passes a barrier before the last one has arrived", arguments: [0, 1, 2])
  func lateWorker(_ position: Int) {
    let team = ThreadTeam(count: 3)
    let late = min(position, team.count - 1)
    let arrived = Atomic<Int>(0)
    let released = Atomic<Int>(0)
    let early = Atomic<Int>(0)
    team.perform(
      Closure { worker in
        for round in 1...500 {
          if worker.index == late {
            // The others can get no further than to the barrier.
            while arrived.load(ordering: .acquiring) < round * (team.count - 1) {}
            released.store(round, ordering: .releasing)
          } else {
            arrived.add(1, ordering: .releasing)
          }
          worker.barrier()
          if released.load(ordering: .acquiring) < round { early.add(1, ordering: .relaxed) }
        }
      })
    #expect(released.load(ordering: .relaxed) == 500)
    #expect(early.load(ordering: .relaxed) == 0)
  }

  @Test("Teams end while their workers sleep or spin") func lifetimes() {
    for _ in 0..<50 {
      let team = ThreadTeam(count: 2)
      team.perform(Closure { $0.barrier() })
      #expect(team.count == 2)
    }
  }

  @Test("A team has at least its caller") func atLeastOne() { #expect(ThreadTeam(count: 0).count == 1) }
}

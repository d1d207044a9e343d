import KernelDispatch
import Synchronization
import Testing

@Suite("Thread team") struct ThreadTeamTests {
  @Test("Every member works exactly once a round", arguments: [1, 2, 3, 5]) func everyMember(_ count: Int) {
    let team = ThreadTeam(count: count)
    let sum = Atomic<Int>(0)
    for _ in 0..<1000 { team.run { sum.add($0 + 1, ordering: .relaxed) } }
    #expect(sum.load(ordering: .relaxed) == 1000 * team.count * (team.count + 1) / 2)
  }

  @Test("A split covers each item once", arguments: [0, 1, 2, 7, 100]) func split(_ total: Int) {
    let team = ThreadTeam(count: 3)
    let sum = Atomic<Int>(0)
    team.split(total) { _, range in for item in range { sum.add(1 << min(item, 40), ordering: .relaxed) } }
    #expect(sum.load(ordering: .relaxed) == (0..<total).reduce(0) { $0 + 1 << min($1, 40) })
  }

  @Test("Teams come and go, asleep or awake") func lifetimes() {
    for _ in 0..<50 {
      let team = ThreadTeam(count: 2)
      team.run { _ in }
      #expect(team.count == 2)
    }
  }

  @Test("A team has at least its caller") func atLeastOne() { #expect(ThreadTeam(count: 0).count == 1) }
}

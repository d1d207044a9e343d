import Synchronization
import TestSupport
import Testing

@testable import Threads

@Suite("Event count") struct EventCountTests {
  @Test("Sleeping threads wake when the counter advances", .finishesSoon, arguments: [1, 3])
  func sleeping(_ count: Int) {
    let event = EventCount(patience: 0)
    let woken = Atomic<Int>(0)
    let threads = (0..<count).compactMap { _ in
      WorkerThread({ if event.wait(past: 0) { woken.add(event.current, ordering: .relaxed) } })
    }
    while event.sleepers.load(ordering: .acquiring) < threads.count {}
    #expect(woken.load(ordering: .relaxed) == 0)
    event.advance()
    for thread in threads { thread.join() }
    #expect(woken.load(ordering: .relaxed) == threads.count && !threads.isEmpty)
    #expect(event.sleepers.load(ordering: .relaxed) == 0)
  }

  @Test("A counter that has advanced is not waited for") func advanced() {
    let event = EventCount(patience: 0)
    event.advance()
    #expect(!event.wait(past: 0))
    #expect(event.current == 1)
  }
}

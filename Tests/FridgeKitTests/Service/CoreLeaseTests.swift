import Testing
import Threads

@testable import FridgeKit

struct CoreLeaseTests {
  @Test(arguments: [1, 2, 7]) func oneAloneGetsAllCores(count: Int) {
    let lease = CoreLease(count)
    for _ in 1...2 { #expect(lease.withCores { $0 } == count) }
  }

  @Test func noMoreCoresAreLentThanThereAre() {
    let lease = CoreLease(3)
    let (lent, most) = (Monitor(0), Monitor(0))
    let threads = (0..<16).compactMap { _ in
      WorkerThread {
        for _ in 0..<50 {
          lease.withCores { count in
            let now = lent.update { lent in
              lent += count
              return lent
            }
            most.update { $0 = max($0, now) }
            lent.update { $0 -= count }
          }
        }
      }
    }
    for thread in threads { thread.join() }
    #expect(most.update { $0 } <= 3)
    #expect(lease.withCores { $0 } == 3)
  }

  @Test func coresComeBackAfterAnError() {
    struct Failure: Error {}
    let lease = CoreLease(2)
    #expect(throws: Failure.self) { try lease.withCores { (_: Int) throws(Failure) -> Void in throw Failure() } }
    #expect(lease.withCores { $0 } == 2)
  }
}

import Testing
import Threads

@testable import FridgeKit

@Suite("Work for the time in which one thread waits for another") struct SpareTimeTests {
  @Test("The first thread does all parts in order, the second none") func parts() {
    let done = Monitor<[Int]>([])
    let spare = SpareTime { part in
      done.update { $0.append(part) }
      return part < 2
    }
    spare.begin()
    #expect(done.update { $0 } == [0, 1, 2])
    spare.begin()
    #expect(done.update { $0 } == [0, 1, 2])
  }

  @Test("The first thread stops when the second is ready") func second() throws {
    let (reached, ready, done) = (Monitor(false), Monitor(false), Monitor(0))
    let spare = SpareTime { part in
      done.update { $0 += 1 }
      guard part == 1 else { return true }
      reached.update { $0 = true }
      return ready.wait { $0 ? true : nil }
    }
    let first = try #require(WorkerThread { spare.begin() })
    #expect(reached.wait { $0 ? true : nil })
    spare.begin()
    ready.update { $0 = true }
    first.join()
    #expect(done.update { $0 } == 2)
  }
}

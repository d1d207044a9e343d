import Testing
import Threads

struct MonitorTests {
  @Test func aLimitedWaitEndsWithoutAnAnswer() {
    let monitor = Monitor(0)
    #expect(monitor.wait(upTo: .milliseconds(1)) { $0 > 0 ? $0 : nil } == nil)
    #expect(monitor.wait(upTo: .seconds(-1)) { $0 == 0 ? "there" : nil } == "there")
  }

  @Test func aLimitedWaitSeesTheChangeOfAnotherThread() {
    let monitor = Monitor(0)
    let thread = WorkerThread { monitor.update { $0 = 7 } }
    #expect(monitor.wait(upTo: .seconds(60)) { $0 > 0 ? $0 : nil } == 7)
    thread?.join()
  }
}

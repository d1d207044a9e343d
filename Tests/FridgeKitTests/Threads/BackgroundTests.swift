import Testing
import Threads

@testable import FridgeKit

@Suite("A result that another thread computes") struct BackgroundTests {
  private struct Refusal: Error, Equatable {}

  @Test("It is there when it is asked for, though the asker is early") func result() throws {
    let signal = Monitor(false)
    let sum = Background { () throws(Refusal) in
      signal.wait { $0 ? (1...10).reduce(0, +) : nil }
    }
    signal.update { $0 = true }
    #expect(try sum.result().get() == 55)
  }

  @Test("An error waits like a result") func failure() {
    let refused = Background { () throws(Refusal) -> Int in throw Refusal() }
    #expect(refused.result() == .failure(Refusal()))
  }

  @Test("Nobody waits for what the thread does afterwards") func afterwards() throws {
    let (isAsked, isDone) = (Monitor(false), Monitor(false))
    let one = Background { () throws(Refusal) in
      1
    } afterwards: {
      isAsked.wait { $0 ? () : nil }
      isDone.update { $0 = true }
    }
    #expect(try one.result().get() == 1)
    isAsked.update { $0 = true }
    #expect(isDone.wait { $0 ? true : nil })
  }
}

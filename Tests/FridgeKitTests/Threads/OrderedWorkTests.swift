import Synchronization
import Testing

@testable import FridgeKit

struct OrderedWorkTests {
  private struct Stop: Error {}

  @Test(arguments: [0, 1, 2, 3, 100], [0, 1, 2, 5])
  func deliversResultsInOrder(count: Int, workers: Int) {
    var results: [Int] = []
    OrderedWork(count: count, workers: workers).run(cancellation: Cancellation()) {
      { $0 * $0 }
    } consume: {
      results.append($0)
    }
    #expect(results == (0..<count).map { $0 * $0 })
  }

  @Test func makesOneWorkerAThread() {
    let made = Atomic(0)
    OrderedWork(count: 50, workers: 3).run(cancellation: Cancellation()) {
      made.add(1, ordering: .relaxed)
      return { $0 }
    } consume: { _ in
    }
    #expect(made.load(ordering: .relaxed) == 3)
  }

  @Test func neverRunsFurtherAheadThanItsWindow() {
    let begun = Atomic(0)
    let work = OrderedWork(count: 500, workers: 4)
    var consumed = 0
    var furthest = 0
    work.run(cancellation: Cancellation()) {
      { index in
        begun.add(1, ordering: .sequentiallyConsistent)
        return index
      }
    } consume: { _ in
      consumed += 1
      furthest = max(furthest, begun.load(ordering: .sequentiallyConsistent) - consumed)
    }
    #expect(consumed == 500)
    #expect(furthest <= work.window)
  }

  @Test(arguments: [1, 4])
  func startsNothingOnceCancelled(workers: Int) {
    let cancellation = Cancellation()
    let begun = Atomic(0)
    var results: [Int] = []
    OrderedWork(count: 1000, workers: workers).run(cancellation: cancellation) {
      { index in
        begun.add(1, ordering: .sequentiallyConsistent)
        return index
      }
    } consume: { result in
      results.append(result)
      if results.count == 10 { cancellation.cancel() }
    }
    #expect(results == Array(0..<results.count))
    #expect(results.count == begun.load(ordering: .sequentiallyConsistent))
    #expect(results.count < 1000)
  }

  @Test(arguments: [1, 4])
  func anErrorEndsTheWork(workers: Int) {
    var results: [Int] = []
    #expect(throws: Stop.self) {
      try OrderedWork(count: 1000, workers: workers).run(cancellation: Cancellation()) {
        { $0 }
      } consume: { result in
        if result == 7 { throw Stop() }
        results.append(result)
      }
    }
    #expect(results == Array(0..<7))
  }

  @Test func cancelledBeforeItStartsItDoesNothing() {
    let cancellation = Cancellation()
    cancellation.cancel()
    var results: [Int] = []
    OrderedWork(count: 10, workers: 2).run(cancellation: cancellation) {
      { $0 }
    } consume: {
      results.append($0)
    }
    #expect(results.isEmpty)
  }
}

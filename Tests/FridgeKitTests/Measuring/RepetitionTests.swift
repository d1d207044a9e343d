import Testing

@testable import FridgeKit

@Suite struct RepetitionTests {
  /// The number of runs that count when each takes so many milliseconds.
  private func count(_ repetition: Repetition, each milliseconds: Int) -> Int {
    repetition.times { .milliseconds(milliseconds) }.count
  }

  @Test(arguments: [(1, 20), (10, 10), (30, 4), (50, 3), (1000, 3)])
  func enoughTimeIsEnough(_ milliseconds: Int, _ expected: Int) {
    let repetition = Repetition(warmUps: 0, runs: 3...20, duration: .milliseconds(100))
    #expect(count(repetition, each: milliseconds) == expected)
  }

  @Test(arguments: [1, 7]) func exactNumbersTakeAnyTime(_ runs: Int) {
    #expect(count(.exactly(runs), each: 0) == runs)
    #expect(count(.exactly(runs), each: 1_000_000) == runs)
  }

  @Test func warmUpsDoNotCount() {
    var runs = 0
    let times = Repetition.exactly(2, warmUps: 3).times {
      runs += 1
      return .milliseconds(runs)
    }
    #expect(runs == 5)
    #expect(times == [.milliseconds(4), .milliseconds(5)])
  }

  @Test func allOfARoundTakesItsTime() {
    let repetition = Repetition(warmUps: 0, runs: 1...100, duration: .milliseconds(10))
    let rounds = repetition.rounds { [.milliseconds(1), .milliseconds(4)] }
    #expect(rounds == [[.milliseconds(1), .milliseconds(4)], [.milliseconds(1), .milliseconds(4)]])
  }

  @Test func errorsEndIt() {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try Repetition.exactly(1).times { () throws(Stop) in throw Stop() } }
  }
}

@Suite struct DurationStatisticsTests {
  @Test(
    arguments: [
      ([], 50, 0), ([3], 1, 3), ([3], 100, 3), ([4, 1, 3, 2], 50, 2), ([4, 1, 3, 2], 51, 3), ([4, 1, 3, 2], 25, 1),
      ([4, 1, 3, 2], 26, 2), ([4, 1, 3, 2], 100, 4), (Array(1...100), 5, 5), (Array(1...100), 95, 95),
      (Array(1...10), 95, 10), (Array(1...10), 5, 1),
    ] as [([Int], Int, Double)])
  func percentilesAreOfTheNearestRank(_ milliseconds: [Int], _ percent: Int, _ expected: Double) {
    #expect(milliseconds.map { .milliseconds($0) }.percentileMilliseconds(percent) == expected)
  }
}

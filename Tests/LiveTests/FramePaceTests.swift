import Testing

@testable import Live

struct FramePaceTests {
  /// The times of a clip of a second at 30 frames a second.
  private let times = (0..<30).map { Double($0) / 30 }

  private func pace(_ rate: Double?, _ delivery: FrameMailbox.Delivery = .newest) -> FramePace {
    FramePace(.recorded, FrameOptions(framesPerSecond: rate), delivery)
  }

  @Test(arguments: [(nil, 30), (60, 30), (30, 30), (15, 15), (10, 10), (7, 7), (1, 1)] as [(Double?, Int)])
  func aRateThinsAClipOut(_ rate: Double?, _ count: Int) {
    var pace = pace(rate)
    #expect(times.count { pace.takes($0) } == count)
  }

  @Test func aClipPlaysInRealTime() {
    var pace = pace(nil)
    let start = ContinuousClock.now
    #expect(pace.wait(before: 3, now: start) == .zero)
    #expect(pace.wait(before: 3.5, now: start.advanced(by: .seconds(0.25))) == .seconds(0.25))
    #expect(pace.wait(before: 4, now: start.advanced(by: .seconds(2)))! < .zero)
  }

  @Test func everyFrameIsTakenWithoutWaiting() {
    var pace = pace(nil, .every)
    #expect(pace.wait(before: 1) == nil)
  }
}

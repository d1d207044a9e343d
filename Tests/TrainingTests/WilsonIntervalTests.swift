import Testing

@testable import Training

/// Expected values were worked out apart from this code, to six decimals.
@Suite struct WilsonIntervalTests {
  @Test(arguments: [
    (0, 1, 0.0, 0.793451), (1, 1, 0.206549, 1.0), (0, 10, 0.0, 0.277533), (5, 10, 0.236593, 0.763407),
    (9, 10, 0.595850, 0.982124), (970, 1000, 0.957497, 0.978906),
  ])
  func knownIntervals(_ count: Int, _ total: Int, _ low: Double, _ high: Double) throws {
    let interval = try #require(WilsonInterval(count, of: total))
    #expect(abs(interval.low - low) < 1e-6 && abs(interval.high - high) < 1e-6, "\(interval)")
  }

  @Test func ofNothingThereIsNone() { #expect(WilsonInterval(0, of: 0) == nil) }
}

import FridgeKit
@testable import JSON
import Testing

@testable import fridge_bench

@Suite struct ResultsTests {
  private let results = {
    var results = Results(bench: "kernels", title: "portable", conditions: [("threads", .integer(1))])
    results.processor = "a processor"
    let times = [3, 1, 2].map { Duration.milliseconds($0) }
    results.measurements = [
      Measurement("tile", times, Work(multiplyAdds: 1_000_000), peak: 4),
      Measurement("copy", [.microseconds(12_345)], Work(bytes: 1)),
    ]
    return results
  }()

  @Test func tableHasTheFiguresThatThereAre() {
    #expect(
      results.lines == [
        "a processor", "portable",
        "      median ms     5 %    95 %  runs  GFLOP/s  % of peak  GB/s",
        "tile      2.000   1.000   3.000     3      1.0       25.0      ",
        "copy     12.345  12.345  12.345     1                       0.0",
      ])
  }

  @Test func eachMeasurementIsAnObject() {
    #expect(
      results.json.map(\.text) == [
        #"{"version":1,"bench":"kernels","processor":"a processor","threads":1,"name":"tile","runs":3,"#
          + #""median_ms":2.0,"p5_ms":1.0,"p95_ms":3.0,"gflops":1.0,"peak_share":0.25}"#,
        #"{"version":1,"bench":"kernels","processor":"a processor","threads":1,"name":"copy","runs":1,"#
          + #""median_ms":12.345,"p5_ms":12.345,"p95_ms":12.345,"gigabytes_per_second":0.0}"#,
      ])
  }

  @Test func partsAreSharesOfAWhole() {
    let (part, whole) = (Measurement("a", [.milliseconds(1)]), Measurement("b", [.milliseconds(4)]))
    #expect(part.share(of: whole).figures == [.timeShare: 0.25])
    #expect(part.share(of: part).figures == [.timeShare: 1])
  }
}

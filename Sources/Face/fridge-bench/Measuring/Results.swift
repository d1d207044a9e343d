internal import CommandLineKit
internal import FridgeKit
internal import JSON
internal import KernelDispatch

/// Measurements taken under the same conditions, as a table or as lines of JSON.
struct Results {
  /// The subcommand.
  let bench: String
  /// The heading of the table.
  let title: String
  /// The conditions, repeated in each line of JSON.
  let conditions: [(key: String, value: JSON)]
  /// The processor that they were taken on.
  var processor = ProcessorModel.current.text
  /// The measurements in the order taken.
  var measurements: [Measurement] = []

  /// The processor, the heading, and the table of times in milliseconds and of the figures that any measurement has.
  var lines: [String] {
    let figures = Figure.allCases.filter { figure in measurements.contains { $0.figures[figure] != nil } }
    var table = Table([.left] + Array(repeating: .right, count: 4 + figures.count))
    table.add(["", "median ms", "5 %", "95 %", "runs"] + figures.map(\.heading))
    for measurement in measurements {
      let (median, low, high) = measurement.summary
      table.add(
        [measurement.name, median.fixed(3), low.fixed(3), high.fixed(3), "\(measurement.times.count)"]
          + figures.map { figure in measurement.figures[figure].map(figure.text) ?? "" })
    }
    return [processor, title] + table.lines.map(\.text)
  }

  /// A JSON object per measurement, version 1; times are rounded to nanoseconds, figures to four decimals.
  var json: [JSON] {
    measurements.map { measurement in
      let (median, low, high) = measurement.summary
      let times: [(key: String, value: JSON)] = [
        ("name", .string(measurement.name)), ("runs", .integer(measurement.times.count)),
        ("median_ms", .milliseconds(median)), ("p5_ms", .milliseconds(low)), ("p95_ms", .milliseconds(high)),
      ]
      let figures = Figure.allCases.compactMap { figure in
        measurement.figures[figure].map { (key: figure.rawValue, value: JSON.double($0.rounded(to: 4))) }
      }
      let origin: [(key: String, value: JSON)] = [
        ("version", .integer(1)), ("bench", .string(bench)), ("processor", .string(processor)),
      ]
      return .object(origin + conditions + times + figures)
    }
  }
}

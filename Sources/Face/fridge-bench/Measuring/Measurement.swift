internal import CommandLineKit
internal import FridgeKit

/// A timed measurement: a row of the table, or a JSON object.
struct Measurement {
  /// The name of the thing measured.
  let name: String
  /// The time of each run.
  let times: [Duration]
  /// The figures derived from the median time.
  var figures: [Figure: Double]

  /// Creates a measurement of some work.
  ///
  /// - Parameter peak: see ``Work/figures(in:peak:)``.
  init(_ name: String, _ times: [Duration], _ work: Work = Work(), peak: Double? = nil) {
    (self.name, self.times) = (name, times)
    figures = work.figures(in: times.medianMilliseconds, peak: peak)
  }

  /// The median, the 5th and the 95th percentile, in milliseconds.
  var summary: (median: Double, low: Double, high: Double) {
    (times.medianMilliseconds, times.percentileMilliseconds(5), times.percentileMilliseconds(95))
  }

  /// Returns the measurement with its share of a whole added.
  func share(of whole: Measurement) -> Measurement {
    var shared = self
    shared.figures[.timeShare] = summary.median / whole.summary.median
    return shared
  }
}

/// The countable work of one run.
struct Work {
  /// Multiply-adds.
  var multiplyAdds = 0
  /// The least bytes to read and write: inputs, weights and outputs.
  var bytes = 0
  /// Pixels.
  var pixels = 0

  /// Returns the rates at which the work was done.
  ///
  /// - Parameters:
  ///   - milliseconds: the time it took.
  ///   - peak: the most multiplications and additions of the cores in use, in billions per second.
  func figures(in milliseconds: Double, peak: Double?) -> [Figure: Double] {
    var figures: [Figure: Double] = [:]
    guard milliseconds > 0 else { return figures }
    if multiplyAdds > 0 {
      let gigaflops = 2 * Double(multiplyAdds) / milliseconds / 1e6
      figures[.gigaflops] = gigaflops
      figures[.peakShare] = peak.map { gigaflops / $0 }
    }
    if bytes > 0 { figures[.gigabytes] = Double(bytes) / milliseconds / 1e6 }
    if pixels > 0 { figures[.megapixels] = Double(pixels) / milliseconds / 1e3 }
    return figures
  }
}

/// A figure derived from a time and the work done in it.
enum Figure: String, CaseIterable {
  /// Multiplications and additions by the operators' definitions, in billions per second.
  case gigaflops = "gflops"
  /// That rate as a share of the peak for floats; Winograd convolutions and int8 networks may exceed 1.
  case peakShare = "peak_share"
  /// Bytes read and written, each counted once, in billions per second.
  case gigabytes = "gigabytes_per_second"
  /// Pixels, in millions per second.
  case megapixels = "megapixels_per_second"
  /// The time as a share of the whole.
  case timeShare = "time_share"
}

extension Figure {
  /// The column heading in a table.
  var heading: String {
    switch self {
    case .gigaflops: "GFLOP/s"
    case .peakShare: "% of peak"
    case .gigabytes: "GB/s"
    case .megapixels: "MP/s"
    case .timeShare: "% of time"
    }
  }

  /// Returns a value as the table shows it.
  func text(_ value: Double) -> String {
    switch self {
    case .peakShare, .timeShare: (100 * value).fixed(1)
    case .gigaflops, .gigabytes, .megapixels: value.fixed(1)
    }
  }
}

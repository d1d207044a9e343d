internal import CommandLineKit
internal import FridgeKit

/// One thing that was timed: a line of a table, or an object of JSON.
struct Measurement {
  /// What it was.
  let name: String
  /// The time of each run.
  let times: [Duration]
  /// What the median says.
  var figures: [Figure: Double]

  /// A measurement of some work.
  ///
  /// - Parameter peak: see ``Work/figures(in:peak:)``.
  init(_ name: String, _ times: [Duration], _ work: Work = Work(), peak: Double? = nil) {
    (self.name, self.times) = (name, times)
    figures = work.figures(in: times.medianMilliseconds, peak: peak)
  }

  /// The median time, and between which times nine of ten runs lie, in milliseconds.
  var summary: (median: Double, low: Double, high: Double) {
    (times.medianMilliseconds, times.percentileMilliseconds(5), times.percentileMilliseconds(95))
  }

  /// The same with its share of a whole.
  func share(of whole: Measurement) -> Measurement {
    var shared = self
    shared.figures[.timeShare] = summary.median / whole.summary.median
    return shared
  }
}

/// What is done in one run, as far as it can be counted.
struct Work {
  /// Multiplications whose products are summed up.
  var multiplyAdds = 0
  /// Bytes that must be read or written at least: inputs, weights and outputs.
  var bytes = 0
  /// Pixels.
  var pixels = 0

  /// The rates at which this was done.
  ///
  /// - Parameters:
  ///   - milliseconds: how long it took.
  ///   - peak: the most multiplications and additions the cores at work can do, in thousand millions a second.
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

/// What a time says, given what was done in it.
enum Figure: String, CaseIterable {
  /// Multiplications and additions, in thousand millions a second; by the operators' definitions, however computed.
  case gigaflops = "gflops"
  /// That rate as a share of what the arithmetic units can do with floats; convolutions by Winograd's method, and networks
  /// in eight bits, may exceed 1.
  case peakShare = "peak_share"
  /// Bytes read and written, each counted once, in thousand millions a second.
  case gigabytes = "gigabytes_per_second"
  /// Pixels, in millions a second.
  case megapixels = "megapixels_per_second"
  /// The time as a share of that of the whole.
  case timeShare = "time_share"
}

extension Figure {
  /// What stands above the figure in a table.
  var heading: String {
    switch self {
    case .gigaflops: "GFLOP/s"
    case .peakShare: "% of peak"
    case .gigabytes: "GB/s"
    case .megapixels: "MP/s"
    case .timeShare: "% of time"
    }
  }

  /// A value as it stands in a table.
  func text(_ value: Double) -> String {
    switch self {
    case .peakShare, .timeShare: (100 * value).fixed(1)
    case .gigaflops, .gigabytes, .megapixels: value.fixed(1)
    }
  }
}

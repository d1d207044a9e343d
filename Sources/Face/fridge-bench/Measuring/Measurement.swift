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

/// How far a batch has come.
public struct BatchProgress: Sendable, Equatable {
  /// How many photos this run is to report on.
  public let total: Int
  /// How many have been reported on, those that failed included.
  public internal(set) var done = 0
  /// How many could not be recognised.
  public internal(set) var failed = 0

  /// Nothing done yet.
  public init(total: Int) { self.total = total }

  mutating func count(_ report: PhotoReport) {
    done += 1
    if case .failure = report.outcome { failed += 1 }
  }
}

/// The number of repetitions of a measurement: until it has taken long enough, within bounds on the number of runs.
///
/// A time limit gives short work the many runs that its median needs, and ends long work early.
public struct Repetition: Sendable, Equatable {
  /// The number of runs before those that count: they fill the caches and bring the processor to its working clock.
  public var warmUps: Int
  /// The fewest and the most runs that count.
  public var runs: ClosedRange<Int>
  /// The total time of the runs that count after which no further one is begun.
  public var duration: Duration

  /// Creates a repetition from its three bounds.
  public init(warmUps: Int = 2, runs: ClosedRange<Int> = 5...1000, duration: Duration = .milliseconds(500)) {
    precondition(warmUps >= 0 && runs.lowerBound > 0, "something is run at least once")
    (self.warmUps, self.runs, self.duration) = (warmUps, runs, duration)
  }

  /// Returns a repetition of so many runs, however long they take.
  public static func exactly(_ runs: Int, warmUps: Int = 0) -> Repetition {
    Repetition(warmUps: warmUps, runs: runs...runs, duration: .zero)
  }
}

extension Repetition {
  /// Returns the time of each run that counts, as `run` returns it.
  package func times<Failure>(_ run: () throws(Failure) -> Duration) throws(Failure) -> [Duration] {
    try rounds { () throws(Failure) in [try run()] }.flatMap(\.self)
  }

  /// Returns the times of each round that counts, as `round` returns them.
  ///
  /// Variants to be compared belong in one round: then a slow moment of the machine affects all of them.
  package func rounds<Failure>(_ round: () throws(Failure) -> [Duration]) throws(Failure) -> [[Duration]] {
    for _ in 0..<warmUps { _ = try round() }
    var (rounds, total) = ([[Duration]](), Duration.zero)
    while rounds.count < runs.lowerBound || (rounds.count < runs.upperBound && total < duration) {
      rounds.append(try round())
      total += rounds[rounds.count - 1].reduce(.zero, +)
    }
    return rounds
  }
}

extension Duration {
  /// Returns the time that `body` takes.
  package static func of<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) -> Duration {
    let start = ContinuousClock.now
    try body()
    return start.duration(to: .now)
  }
}

extension Duration {
  /// The time in milliseconds.
  package var milliseconds: Double { self / .milliseconds(1) }
}

extension [Duration] {
  /// The median in milliseconds: for an even number of times the mean of the middle two, for none 0.
  package var medianMilliseconds: Double {
    let sorted = sorted()
    guard let upper = sorted.dropFirst(count / 2).first else { return 0 }
    let lower = count.isMultiple(of: 2) ? sorted[count / 2 - 1] : upper
    return (lower + upper).milliseconds / 2
  }

  /// Returns a percentile in milliseconds by the nearest-rank method: the shortest time that at least `percent` % of
  /// the times do not exceed, for none 0.
  package func percentileMilliseconds(_ percent: Int) -> Double {
    precondition((1...100).contains(percent), "a percentile from 1 to 100")
    return isEmpty ? 0 : sorted()[(count * percent + 99) / 100 - 1].milliseconds
  }
}

extension [[Duration]] {
  /// Returns the times in one column of every row.
  package func column(_ index: Int) -> [Duration] { map { $0[index] } }
}

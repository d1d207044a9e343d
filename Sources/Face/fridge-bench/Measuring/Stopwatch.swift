internal import Glibc

/// Times what happens between its beginning and its reading.
struct Stopwatch {
  /// How long something took.
  struct Reading {
    /// By the clock on the wall, which also runs while other programs do.
    let elapsed: Duration
    /// On the processor.
    let processor: Duration
  }

  private let start = ContinuousClock.now
  private let processorStart = Self.processorTime

  /// What has passed since the beginning.
  var reading: Reading {
    Reading(elapsed: start.duration(to: .now), processor: Self.processorTime - processorStart)
  }

  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

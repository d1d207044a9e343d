import Glibc

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

extension [Duration] {
  /// Median, 95th percentile and longest.
  var percentiles: String {
    let sorted = sorted()
    let words = [("median", 50), ("p95", 95), ("longest", 100)].map { name, percent in
      "\(name) \(sorted[(sorted.count - 1) * percent / 100].text)"
    }
    return words.joined(separator: ", ")
  }
}

extension Duration {
  /// Milliseconds to two decimals.
  var text: String {
    let hundredths = Int((self / .milliseconds(1) * 100).rounded())
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals) ms"
  }
}

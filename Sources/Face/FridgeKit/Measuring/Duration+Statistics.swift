extension Duration {
  /// The time in milliseconds.
  package var milliseconds: Double { self / .milliseconds(1) }
}

extension [Duration] {
  /// The median in milliseconds; of an even number of times the mean of the middle two, of none 0.
  package var medianMilliseconds: Double {
    let sorted = sorted()
    guard let upper = sorted.dropFirst(count / 2).first else { return 0 }
    let lower = count.isMultiple(of: 2) ? sorted[count / 2 - 1] : upper
    return (lower + upper).milliseconds / 2
  }

  /// The shortest of the times that at least `percent` in a hundred of them do not exceed (the nearest rank), in
  /// milliseconds; of none 0.
  package func percentileMilliseconds(_ percent: Int) -> Double {
    precondition((1...100).contains(percent), "a percentile from 1 to 100")
    return isEmpty ? 0 : sorted()[(count * percent + 99) / 100 - 1].milliseconds
  }
}

extension [[Duration]] {
  /// The times at one position of every row.
  package func column(_ index: Int) -> [Duration] { map { $0[index] } }
}

extension Duration {
  /// The time in milliseconds.
  var milliseconds: Double { self / .milliseconds(1) }
}

extension [Duration] {
  /// The median in milliseconds; of an even number of times the mean of the middle two, of none 0.
  var medianMilliseconds: Double {
    let sorted = sorted()
    guard let upper = sorted.dropFirst(count / 2).first else { return 0 }
    let lower = count.isMultiple(of: 2) ? sorted[count / 2 - 1] : upper
    return (lower + upper).milliseconds / 2
  }
}

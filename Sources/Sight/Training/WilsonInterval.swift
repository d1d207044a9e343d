/// Where a probability lies, given how often something happened, with 95 % confidence (E. B. Wilson, 1927).
public struct WilsonInterval: Sendable, Equatable {
  /// The lower end, 0…1.
  public let low: Double
  /// The upper end, 0…1.
  public let high: Double

  /// The 97.5 % quantile of the normal distribution.
  private static let z = 1.959963984540054

  /// The interval for something that happened `count` times in `total`; nil when nothing was tried.
  public init?(_ count: Int, of total: Int) {
    guard let share = Double.share(count, of: total) else { return nil }
    let weight = Self.z * Self.z / Double(total)
    let center = (share + weight / 2) / (1 + weight)
    let reach = (weight * (share * (1 - share) + weight / 4)).squareRoot() / (1 + weight)
    (low, high) = (max(center - reach, 0), min(center + reach, 1))
  }
}

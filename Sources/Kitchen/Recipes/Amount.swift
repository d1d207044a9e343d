public import Ingredients

/// How much of an ingredient: a positive number of units, or as much as tastes good.
public struct Amount: Sendable, Equatable {
  /// The number of units, positive and finite; nil for "to taste".
  public let value: Double?
  /// What the number counts.
  public let unit: AmountUnit

  /// As much as tastes good.
  public static let toTaste = Amount(unchecked: nil, .bare)

  /// A number of units; nil unless it is positive and at most a million.
  public init?(_ value: Double, _ unit: AmountUnit) {
    guard value > 0, value <= 1e6 else { return nil }
    self.init(unchecked: value, unit)
  }

  private init(unchecked value: Double?, _ unit: AmountUnit) {
    self.value = value
    self.unit = unit
  }

  /// The amount multiplied by a positive `factor`, rounded to what a cook can measure; untouched by a factor of one.
  public func scaled(by factor: Double) -> Amount {
    guard let value, factor != 1 else { return self }
    return Amount(unchecked: AmountRounding(unit).round(value * factor), unit)
  }

  /// The amount as a cook writes it: `300 g`, `1½ cups`, `1½컵`; words for "to taste".
  public func text(in language: Language) -> String {
    guard let value else { return LocalizedText(english: "to taste", korean: "약간")[language] }
    let unitName = unit.name(for: value, in: language)
    let separator = unit.isSpaced(in: language) && !unitName.isEmpty ? " " : ""
    return AmountRounding.text(value) + separator + unitName
  }
}

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

/// Rounds amounts to what scales, spoons and hands can measure, and writes them with fractions.
struct AmountRounding {
  private let isMeasured: Bool

  /// Rounding for amounts of `unit`: weights and volumes go by a scale, everything else by eye.
  init(_ unit: AmountUnit) { isMeasured = unit == .gram || unit == .milliliter }

  /// The nearest amount that can be measured; never zero.
  func round(_ value: Double) -> Double { isMeasured ? roundMeasured(value) : roundCounted(value) }

  private func roundMeasured(_ value: Double) -> Double {
    let step: Double =
      switch value {
      case ..<30: 1
      case ..<500: 5
      case ..<1000: 10
      default: 50
      }
    return max(1, (value / step).rounded() * step)
  }

  /// Whole numbers from ten on, halves from four on, quarters and thirds below.
  private func roundCounted(_ value: Double) -> Double {
    if value >= 10 { return value.rounded() }
    if value >= 4 { return (value * 2).rounded() / 2 }
    let whole = value.rounded(.down)
    let part = Self.fractions.map(\.value).min { abs($0 - (value - whole)) < abs($1 - (value - whole)) } ?? 0
    return max(0.25, whole + part)
  }

  /// The parts of one that are written as a fraction; zero and one frame them.
  private static let fractions: [(value: Double, sign: String)] = [
    (0, ""), (0.25, "¼"), (1.0 / 3, "⅓"), (0.5, "½"), (2.0 / 3, "⅔"), (0.75, "¾"), (1, ""),
  ]

  /// The number with a fraction sign where one fits to two decimals, else with at most two decimals.
  ///
  /// - Parameter value: positive, at most 1e8 (a million scaled by a hundred).
  static func text(_ value: Double) -> String {
    let whole = Int(value.rounded(.down))
    let part = value - Double(whole)
    if let fraction = fractions.first(where: { abs($0.value - part) < 0.01 }) {
      let number = fraction.value == 1 ? whole + 1 : whole
      return (number > 0 || fraction.sign.isEmpty ? "\(number)" : "") + fraction.sign
    }
    let hundredths = Int((value * 100).rounded())
    let decimals = hundredths % 10 == 0 ? "\(hundredths / 10 % 10)" : "\(hundredths / 10 % 10)\(hundredths % 10)"
    return "\(hundredths / 100).\(decimals)"
  }
}

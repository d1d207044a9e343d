internal import Ingredients
public import Localization

/// An amount of an ingredient: a positive number of units, or "to taste".
public struct Amount: Sendable, Equatable {
  /// The number of units, positive and finite; nil for "to taste".
  public let value: Double?
  /// The unit.
  public let unit: AmountUnit

  /// An amount by taste.
  public static let toTaste = Amount(unchecked: nil, .bare)

  /// Creates an amount; nil unless `value` is positive and at most a million.
  public init?(_ value: Double, _ unit: AmountUnit) {
    guard value > 0, value <= 1e6 else { return nil }
    self.init(unchecked: value, unit)
  }

  private init(unchecked value: Double?, _ unit: AmountUnit) {
    self.value = value
    self.unit = unit
  }

  /// Returns the amount multiplied by a positive `factor`, rounded to what a cook can measure; a factor of one changes
  /// nothing.
  ///
  /// - Parameter divisibility: the smallest part of a piece that a cook can use.
  public func scaled(by factor: Double, dividing divisibility: AmountDivisibility = .fractions) -> Amount {
    guard let value, factor != 1 else { return self }
    return Amount(unchecked: AmountRounding(unit, divisibility).round(value * factor), unit)
  }

  /// Returns the amount as a cook writes it: `300 g`, `1½ cups`, `1½컵`, `to taste`.
  public func text(in language: Language) -> String {
    guard let value else { return BilingualText(en: "to taste", ko: "약간")[language] }
    let unitName = unit.name(for: value, in: language)
    let separator = unit.isSpaced(in: language) && !unitName.isEmpty ? " " : ""
    return AmountRounding.text(value) + separator + unitName
  }
}

/// The smallest part of a piece that a cook can use.
public enum AmountDivisibility: Sendable {
  /// Quarters and thirds: an onion.
  case fractions
  /// Halves below two, then whole pieces: an egg, which has to be beaten to be halved.
  case halves
  /// Whole pieces: a bay leaf.
  case whole
}

/// Rounding of amounts to what scales, spoons and hands can measure, and their notation with fractions.
struct AmountRounding {
  private let isMeasured: Bool
  private let divisibility: AmountDivisibility

  /// Creates the rounding for a unit: grams and millilitres are measured, pinches and leaves are whole, everything else
  /// is counted in the parts that `divisibility` allows.
  init(_ unit: AmountUnit, _ divisibility: AmountDivisibility = .fractions) {
    isMeasured = unit == .gram || unit == .milliliter
    self.divisibility = unit == .pinch || unit == .leaf ? .whole : divisibility
  }

  /// Returns the nearest amount that can be measured; never zero.
  func round(_ value: Double) -> Double {
    if isMeasured { return roundMeasured(value) }
    return switch divisibility {
    case .fractions: roundCounted(value)
    case .halves: value >= 2 ? value.rounded() : max(0.5, (value * 2).rounded() / 2)
    case .whole: max(1, value.rounded())
    }
  }

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

  /// Rounds to whole numbers from ten, to halves from four, to quarters and thirds below.
  private func roundCounted(_ value: Double) -> Double {
    if value >= 10 { return value.rounded() }
    if value >= 4 { return (value * 2).rounded() / 2 }
    let whole = value.rounded(.down)
    let part = Self.fractions.map(\.value).min { abs($0 - (value - whole)) < abs($1 - (value - whole)) } ?? 0
    return max(0.25, whole + part)
  }

  /// The values that are written with a fraction sign, between zero and one.
  private static let fractions: [(value: Double, sign: String)] = [
    (0, ""), (0.25, "¼"), (1.0 / 3, "⅓"), (0.5, "½"), (2.0 / 3, "⅔"), (0.75, "¾"), (1, ""),
  ]

  /// Returns the number with a fraction sign if one fits to two decimals, otherwise with at most two decimals.
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

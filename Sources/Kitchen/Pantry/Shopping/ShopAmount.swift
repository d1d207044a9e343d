public import IngredientLines
internal import Ingredients

/// An amount as shops sell it: packages, pieces, or a weight.
public enum ShopAmount: Sendable, Equatable {
  /// A number of packages.
  case packs(Double, ShopPack)
  /// Pieces or a weight.
  case loose(Amount)

  /// The smallest weight by which shops sell loose meat and fish, in grams.
  private static let scaleStep = 100.0

  /// Returns what to buy of an ingredient.
  ///
  /// - Parameter needed: the needed amounts as ``AmountSum`` adds them up; empty if none was stated.
  /// - Returns: one amount if the needed ones can be compared with what shops sell, otherwise each as it was needed.
  static func of(_ id: String, needing needed: [Amount]) -> [ShopAmount] {
    if let pack = ShopPack.of(id) {
      if needed.isEmpty { return [.packs(pack.step, pack)] }
      let parts = needed.map { pack.count(of: $0, by: AmountConversion(of: id)) }
      if !parts.contains(nil) {
        return [.packs(up(parts.compactMap(\.self).reduce(0, +), to: pack.step), pack)]
      }
    } else if let loose = loose(id, needed) {
      return [.loose(loose)]
    }
    return needed.map { .loose($0.roundedUpForShopping) }
  }

  /// Returns the pieces of food that is sold by the piece, or else its weight.
  private static func loose(_ id: String, _ needed: [Amount]) -> Amount? {
    guard let facts = IngredientKnowledge.standard[id], !needed.isEmpty else { return nil }
    let conversion = AmountConversion(of: id)
    func sum(in unit: AmountUnit) -> Double? {
      let parts = needed.map { amount in
        conversion.factor(from: amount.unit, to: unit).flatMap { factor in amount.value.map { $0 * factor } }
      }
      return parts.contains(nil) ? nil : parts.compactMap(\.self).reduce(0, +)
    }
    let isWeighed = facts.category == .meat || facts.category == .seafood
    let isCounted = needed.allSatisfy { $0.unit.measure == .piece }
    if facts.gramsPerPiece != nil, !isWeighed || isCounted {
      return sum(in: .piece).flatMap { Amount(up($0, to: 1), .piece) }
    }
    return isWeighed ? sum(in: .gram).flatMap { Amount(up($0, to: scaleStep), .gram)?.roundedUpForShopping } : nil
  }

  /// Rounds up to a step; an excess of less than a hundredth of a package is ignored.
  private static func up(_ value: Double, to step: Double) -> Double {
    max(1, (value / step - 1e-2).rounded(.up)) * step
  }
}

extension ShopPack {
  /// Returns the number of packages that hold an amount; nil if that is not known.
  fileprivate func count(of amount: Amount, by conversion: AmountConversion) -> Double? {
    guard let value = amount.value, let size = content.value else { return nil }
    if container.holds(amount.unit) { return value }
    if let factor = conversion.factor(from: amount.unit, to: content.unit) { return factor * value / size }
    guard let grams = Self.roughGrams[amount.unit], content.unit.measure == .gram else { return nil }
    return grams * value / (size * content.unit.factor)
  }

  /// The weights of units that no scale knows, which decide at most between one package and two.
  private static let roughGrams: [AmountUnit: Double] = [.handful: 15, .pinch: 0.5]
}

extension ShopAmount {
  /// The amount that comes home: blocks of tofu, but the weight of a bag.
  var amount: Amount? {
    switch self {
    case .loose(let amount): return amount
    case .packs(let count, let pack):
      if pack.container == .block { return Amount(count, .block) }
      return pack.content.value.flatMap { Amount($0 * count, pack.content.unit)?.largest }
    }
  }
}

extension ShopAmount {
  /// Returns the amount in the units of a system; the content of a package is a weight or a volume in any case.
  public func converted(to units: UnitSystem, of id: String) -> ShopAmount {
    switch self {
    case .loose(let amount): .loose(amount.converted(to: units, of: id))
    case .packs(let count, let pack): .packs(count, pack.converted(to: units))
    }
  }
}

extension Amount {
  /// The amount in kilograms or litres from a thousand grams or millilitres on.
  fileprivate var largest: Amount {
    guard let value, value >= 1000 else { return self }
    switch unit {
    case .gram: return Amount(value / 1000, .kilogram) ?? self
    case .milliliter: return Amount(value / 1000, .liter) ?? self
    default: return self
    }
  }
}

extension ListedFood {
  /// The amounts to buy: the user's own words, and what dishes need as shops sell it.
  public var toBuy: [ShopAmount] {
    let amounts = amounts
    if recipes.isEmpty || !Ingredient.isListed(ingredient) { return amounts.map { .loose($0) } }
    return ShopAmount.of(ingredient, needing: amounts)
  }

  /// The amounts that come home if everything is bought; empty if none is known.
  var boughtAmounts: [Amount] { toBuy.compactMap(\.amount) }
}

extension ShoppingItem {
  /// The amounts to buy, as shops sell them; empty unless the item is missing.
  public var toBuy: [ShopAmount] { status == .missing ? ShopAmount.of(ingredient, needing: amounts) : [] }
}

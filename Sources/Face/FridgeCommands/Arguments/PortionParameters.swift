internal import CommandLineKit
internal import FridgeKit

/// The parameters of commands that take food with amounts.
extension Parameter {
  /// Names with amounts, one after the other.
  ///
  /// - Parameter kind: the names that completion offers.
  static func portions(
    _ path: any WritableKeyPath<Root, [String]> & Sendable, kind: ValueKind = .ingredients, minimum: Int = 1,
    help: BilingualText
  ) -> Self {
    .arguments(Portion.placeholder, path, kind: kind, minimum: minimum, help: help)
  }

  /// `--expires`, for commands that put food in the pantry.
  static func expires(_ path: any WritableKeyPath<Root, CalendarDate?> & Sendable) -> Self {
    .option(
      "expires", short: "e", path, placeholder: "DATE",
      help: BilingualText(en: "Last day to use it.", ko: "소비 기한."))
  }

  /// `--in`, for commands that put food in the pantry.
  static func place(_ path: any WritableKeyPath<Root, StoragePlace?> & Sendable) -> Self {
    .option(
      "in", path, placeholder: "PLACE",
      help: BilingualText(
        en: "Where it is kept; by default the usual place.", ko: "보관할 곳: 실온, 냉장, 냉동. 기본값은 보통 두는 곳입니다."))
  }
}

extension Portion {
  /// The form of portions on the command line.
  static let placeholder = "NAME [AMOUNT [UNIT]]"
}

extension CommandContext {
  /// Remarks on each portion that no recipe knows.
  ///
  /// - Parameter words: the remark on a name, given the ingredients that it may mean; nil for none.
  func remarkOnUnlisted(_ portions: [Portion], _ words: (_ name: String, _ meant: BilingualText?) -> BilingualText?) {
    for portion in portions where !portion.ingredient.isListed {
      let meant = portion.isHouseholdGood ? [] : fridge.kitchen.corrections(of: portion.name)
      let names = BilingualText(
        en: meant.map(\.english).joined(separator: ", "), ko: meant.map(\.korean).joined(separator: ", "))
      if let words = words(portion.name.printable, meant.isEmpty ? nil : names) { console.remark(console.text(words)) }
    }
  }
}

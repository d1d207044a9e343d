/// How some food is packed, so that the packing says how much it is.
enum FoodPacking {
  /// What one packing of a food holds: thirty eggs a tray (`판`), ten a row (`줄`), 113 g of butter a stick.
  ///
  /// - Parameter packing: the unit with whatever ending it has.
  /// - Returns: nil for other food and other packings.
  static func content(of name: String, in packing: String) -> (number: Double, unit: AmountUnit)? {
    let name = name.lowercased()
    guard let group = groups.first(where: { $0.names.contains(where: name.contains) }) else { return nil }
    return group.packings.first { packing.contains($0.name) }.map { ($0.number, group.unit) }
  }

  private struct Group: Sendable {
    let names: [String], unit: AmountUnit
    let packings: [(name: String, number: Double)]
  }

  private static let groups = [
    Group(names: ["계란", "달걀", "유정란", "메추리알"], unit: .piece, packings: [("판", 30), ("줄", 10)]),
    Group(names: ["butter", "margarine", "버터", "마가린"], unit: .gram, packings: [("stick", 113)]),
  ]
}

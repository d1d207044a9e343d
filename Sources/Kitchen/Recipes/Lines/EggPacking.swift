/// How eggs are sold in Korea: thirty on a tray (`판`), ten in a row (`줄`).
enum EggPacking {
  /// How many eggs one of a packing holds; nil for other food and other packings.
  ///
  /// - Parameter packing: the unit with whatever ending it has.
  static func count(of name: String, in packing: String) -> Double? {
    guard eggs.contains(where: name.contains) else { return nil }
    return counts.first { packing.contains($0.packing) }?.count
  }

  private static let eggs = ["계란", "달걀", "유정란", "메추리알"]

  private static let counts: [(packing: String, count: Double)] = [("판", 30), ("줄", 10)]
}

/// Flags in bits, in the order of ``DishFlag/allCases``, to keep them and to compare many.
struct DishFlags: Equatable, Sendable {
  /// One bit for each flag, the first one lowest.
  let bits: UInt32

  private static let positions = Dictionary(
    uniqueKeysWithValues: DishFlag.allCases.enumerated().map { ($1, UInt32($0)) })

  /// Flags that were kept as bits.
  init(bits: UInt32) { self.bits = bits }

  /// The bits of some flags.
  init(_ flags: some Sequence<DishFlag>) {
    bits = flags.reduce(0) { bits, flag in Self.positions[flag].map { bits | 1 << $0 } ?? bits }
  }

  /// Whether the flag is among them.
  func contains(_ flag: DishFlag) -> Bool { DishFlags([flag]).bits & bits != 0 }

  /// Whether all of `others` are among them.
  func isSuperset(of others: DishFlags) -> Bool { bits & others.bits == others.bits }

  /// Whether none of `others` is among them.
  func isDisjoint(with others: DishFlags) -> Bool { bits & others.bits == 0 }
}

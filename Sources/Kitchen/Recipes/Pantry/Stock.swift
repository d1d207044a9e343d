/// How much is left of an item of the pantry.
public enum Stock: Sendable, Equatable {
  /// Nothing.
  case gone
  /// Something, but nobody said how much.
  case unmeasured
  /// A positive number of the item's units.
  case measured(Double)

  /// Whether anything is left.
  public var isThere: Bool { self != .gone }

  /// The number of units; nil unless it is known and not zero.
  public var number: Double? { if case .measured(let number) = self { number } else { nil } }
}

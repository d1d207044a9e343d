/// Dishes that are offered one at a time, in a shuffled order.
public struct MenuDeck<Offer: Dish>: Sendable {
  /// How many dishes there were at the beginning.
  public let count: Int
  private var rest: ArraySlice<Offer>

  /// A deck of dishes; the same dishes and seed give the same order everywhere.
  public init(_ dishes: [Offer], seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    count = dishes.count
    rest = generator.permutation(of: dishes.count).map { dishes[$0] }[...]
  }

  /// The dish on offer; nil when nothing is left.
  public var current: Offer? { rest.first }

  /// Which dish is on offer, counted from 1; one more than ``count`` when nothing is left.
  public var number: Int { count - rest.count + 1 }

  /// Puts the dish on offer away; nothing happens when nothing is left.
  public mutating func skip() { rest = rest.dropFirst() }
}

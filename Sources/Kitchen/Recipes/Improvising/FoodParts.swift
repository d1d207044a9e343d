/// A set of food parts, each a bit of one word: techniques ask for their unions and intersections by the thousand.
struct FoodParts: SetAlgebra, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt128 = 0

  init() {}
  private init(bits: UInt128) { self.bits = bits }
  private init(_ part: FoodPart) { bits = 1 << UInt128(part.rawValue) }

  func contains(_ part: FoodPart) -> Bool { bits & Self(part).bits != 0 }

  func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

  mutating func formUnion(_ other: Self) { bits |= other.bits }
  mutating func formIntersection(_ other: Self) { bits &= other.bits }
  mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  @discardableResult mutating func insert(_ part: FoodPart) -> (inserted: Bool, memberAfterInsert: FoodPart) {
    defer { bits |= Self(part).bits }
    return (!contains(part), part)
  }

  @discardableResult mutating func remove(_ part: FoodPart) -> FoodPart? {
    defer { bits &= ~Self(part).bits }
    return contains(part) ? part : nil
  }

  @discardableResult mutating func update(with part: FoodPart) -> FoodPart? { insert(part).inserted ? nil : part }
}

/// A pseudorandom number generator with the same sequence on every machine and in every version of Swift.
///
/// Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
package struct SplitMix64: Sendable {
  private var state: UInt64

  /// Creates a generator whose sequence is determined by `seed`.
  package init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number below `bound` by multiplication (Lemire); the bias is below bound / 2⁶⁴.
  ///
  /// - Precondition: `bound` is positive.
  package mutating func next(below bound: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(bound)).high) }

  /// Returns the numbers below `total`, shuffled (Fisher and Yates).
  package mutating func permutation(of total: Int) -> [Int] {
    var numbers = Array(0..<total)
    for last in stride(from: total - 1, to: 0, by: -1) { numbers.swapAt(last, next(below: last + 1)) }
    return numbers
  }
}

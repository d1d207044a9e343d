/// A loop of multiply-adds alone, whose rate is the upper bound for every kernel of its set on one core.
///
/// Each of fourteen registers is a chain `x ← x · factor + addend`. The chains do not depend on each other, so that one
/// waits for its last result while the others compute: ten are enough for two units whose fused multiply-adds take five
/// cycles, the longest of any processor with AVX2, and twelve for two multiplications and two additions a cycle of
/// three cycles each. Nothing is loaded or stored, and fourteen chains, the factor and the addend fill the sixteen
/// registers that every set has; a real kernel has loads and stores to execute besides. The values approach 3/2, which
/// is far from the subnormal numbers that processors slow down for.
public struct PeakKernel: Sendable {
  /// The number of scalar multiply-adds in one round.
  public let multiplyAddsPerRound: Int
  private let body: @Sendable (_ rounds: Int) -> Float

  /// Creates the loop for a vector unit.
  @inlinable @inline(__always) init<Unit: VectorUnit>(_ unit: Unit.Type) {
    self.init(multiplyAddsPerRound: 14 * Unit.lanes) { rounds in
      var chains = InlineArray<14, Unit.Vector>(repeating: Unit.splat(0))
      // Each chain starts elsewhere, or the compiler would merge fourteen equal ones.
      for i in 0..<14 { chains[i] = Unit.splat(Float(i)) }
      let (factor, addend) = (Unit.splat(0.5), Unit.splat(0.75))
      for _ in 0..<rounds {
        for i in 0..<14 { chains[i] = Unit.fused(chains[i], factor, addend) }
      }
      var sum = Unit.splat(0)
      for i in 0..<14 { sum = Unit.add(sum, chains[i]) }
      return sum.sum()
    }
  }

  @usableFromInline init(multiplyAddsPerRound: Int, body: @escaping @Sendable (_ rounds: Int) -> Float) {
    (self.multiplyAddsPerRound, self.body) = (multiplyAddsPerRound, body)
  }

  /// Executes `rounds` rounds and returns a value that depends on all of them.
  @discardableResult public func callAsFunction(rounds: Int) -> Float { body(rounds) }
}

/// Reproducible random bits (SplitMix64, Vigna).
///
/// It repeats the generator of `Random`: called across modules in debug builds, that one makes tests which draw millions
/// of numbers several times slower.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator; the same bits for the same seed.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// Reproducible floats in -1 ..< 1.
public struct SeededNumbers {
  private var generator: SeededGenerator

  /// A stream of numbers; the same for the same seed.
  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The next number.
  public mutating func next() -> Float { Float(generator.next() >> 40) / Float(1 << 23) - 1 }

  /// `count` numbers.
  public mutating func array(_ count: Int) -> [Float] { (0..<count).map { _ in next() } }
}

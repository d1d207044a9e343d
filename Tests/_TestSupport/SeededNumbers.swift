/// Reproducible floats in -1 ..< 1 (SplitMix64).
public struct SeededNumbers {
  private var state: UInt64

  /// A stream of numbers; the same for the same seed.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> Float {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Float((bits ^ (bits >> 31)) >> 40) / Float(1 << 23) - 1
  }

  /// `count` numbers.
  public mutating func array(_ count: Int) -> [Float] { (0..<count).map { _ in next() } }
}

import Testing

@testable import Images

/// Damaged photos of every format decode or throw an error, without crashing.
@Suite struct MutationTests {
  /// The number of times that each photo is damaged.
  private static let rounds = 60

  @Test(arguments: ImageFormat.allCases.flatMap(Fixture.photos)) func damageIsSurvived(_ name: String) throws {
    let whole = try Fixture.photo(name)
    var dice = Dice(seed: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    let limits = ImageLimits(maximumPixels: 4_000_000)
    for _ in 0..<Self.rounds {
      if let photo = try? Photo(decoding: whole.damaged(&dice), limits: limits) {
        #expect(photo.image.pixels.count == photo.image.width * photo.image.height * 3)
      }
    }
  }

  @Test(arguments: ImageFormat.allCases.flatMap(Fixture.photos)) func everyPrefixIsSurvived(_ name: String) throws {
    let whole = try Fixture.photo(name)
    let step = max(1, whole.count / 400)
    for count in stride(from: 0, to: whole.count, by: step) { _ = try? Photo(decoding: Array(whole[..<count])) }
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): the same sequence in every run.
private struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension [UInt8] {
  /// Returns a copy with up to four bytes changed and occasionally a piece removed or duplicated.
  fileprivate func damaged(_ dice: inout some RandomNumberGenerator) -> [UInt8] {
    var copy = self
    for _ in 0..<Int.random(in: 1...4, using: &dice) {
      copy[Int.random(in: 0..<copy.count, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
    }
    let start = Int.random(in: 0..<copy.count, using: &dice)
    let piece = start..<Swift.min(copy.count, start + Int.random(in: 1...20, using: &dice))
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: copy.removeSubrange(piece)
    case 1: copy.insert(contentsOf: copy[piece], at: start)
    default: break
    }
    return copy
  }
}

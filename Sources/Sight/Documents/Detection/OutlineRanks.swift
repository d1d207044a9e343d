/// The score of an outline with the positions of its pairs of sides; of equal scores the earlier pairs are higher.
struct OutlineRank {
  /// A positive number sorts as its bits do.
  fileprivate let bits: UInt64

  init(score: Double, first: Int, second: Int) {
    bits =
      UInt64(Float(score).bitPattern) << 32 | UInt64(UInt16.max - UInt16(first)) << 16
      | UInt64(UInt16.max - UInt16(second))
  }

  var score: Double { Double(Float(bitPattern: UInt32(bits >> 32))) }
  var first: Int { Int(UInt16.max - UInt16(truncatingIfNeeded: bits >> 16)) }
  var second: Int { Int(UInt16.max - UInt16(truncatingIfNeeded: bits)) }
}

/// The highest ranks of the outlines of a picture, of which there may be half a million.
struct OutlineRanks {
  /// The score below which an outline is not among the highest.
  private(set) var least: Double
  private var ranks: [OutlineRank] = []
  /// The number of ranks whose scores lie in each of equal parts of 0…1.
  private var histogram = [Int](repeating: 0, count: parts + 1)
  /// The part of ``least``, and the number of ranks in it and above.
  private var lowest = 0, high = 0

  /// The number of ranks that are kept at least: to find 300 outlines that differ, some 3,000 were needed at most.
  private static let kept = 8192
  private static let parts = 512

  /// - Parameter least: the score below which nothing is ranked.
  init(least: Double) { self.least = least }

  /// Adds a rank, unless it is not among the highest.
  mutating func insert(_ rank: OutlineRank) {
    let part = Int(rank.score * Double(Self.parts))
    guard rank.score >= least else { return }
    ranks.append(rank)
    histogram[part] += 1
    high += 1
    while high - histogram[lowest] >= Self.kept {
      high -= histogram[lowest]
      lowest += 1
      least = max(least, Double(lowest) / Double(Self.parts))
    }
  }

  /// Returns the highest ranks, the highest first.
  func sorted() -> [OutlineRank] {
    ranks.filter { $0.score >= least }.sorted { $0.bits > $1.bits }
  }
}

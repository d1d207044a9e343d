internal import Random

/// The parting of examples into those that a head learns from and those that it is judged on.
struct HeldOutSplit {
  /// The share of each label's examples that is held out.
  let share: Double
  /// The seed of the choice.
  let seed: UInt64

  /// Returns whether each example is held out.
  ///
  /// Whole groups are held out, at random, as long as no label gives up more than its share, rounded and at least one.
  /// A label whose examples are all in one group keeps them.
  func heldOut(truths: [Int], groups: [Int], labels: Int) -> [Bool] {
    var totals = [Int](repeating: 0, count: labels)
    for truth in truths { totals[truth] += 1 }
    let targets = totals.map { $0 < 2 || share <= 0 ? 0 : max(1, Int((share * Double($0)).rounded())) }
    var taken = [Int](repeating: 0, count: labels)
    var isHeldOut = [Bool](repeating: false, count: truths.count)
    let members = Dictionary(grouping: truths.indices) { groups[$0] }
    let order = members.keys.sorted()
    var generator = SplitMix64(seed: seed)
    for position in generator.permutation(of: order.count) {
      let group = members[order[position]] ?? []
      var counts: [Int: Int] = [:]
      for example in group { counts[truths[example], default: 0] += 1 }
      let fits = counts.allSatisfy { label, count in
        let isFirst = taken[label] == 0 && targets[label] > 0 && 2 * count <= totals[label]
        return taken[label] + count <= targets[label] || isFirst
      }
      guard fits else { continue }
      for (label, count) in counts { taken[label] += count }
      for example in group { isHeldOut[example] = true }
    }
    return isHeldOut
  }
}

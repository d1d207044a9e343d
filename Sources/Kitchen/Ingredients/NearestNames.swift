/// Finds what a person may have meant by a name that nothing answers to.
package struct NearestNames: Sendable {
  private let wanted: NameKey
  private let tolerance: Int

  /// - Parameter name: the name as it was written. One letter in three may be wrong; Korean letters count singly.
  package init(to name: String) {
    wanted = NameKey(name)
    tolerance = max(1, (wanted.letters.count + 1) / 3)
  }

  /// The best `limit` owners, nearest first; equal ones in the order of `names`, each owner once.
  ///
  /// - Parameter names: every name with its owner; an owner may have several.
  package func owners<Owner: Hashable>(among names: some Sequence<(NameKey, Owner)>, limit: Int) -> [Owner] {
    var best: [Owner: (penalty: Int, order: Int)] = [:]
    for (order, (name, owner)) in names.enumerated() {
      guard let penalty = penalty(of: name), penalty < best[owner]?.penalty ?? .max else { continue }
      best[owner] = (penalty, best[owner]?.order ?? order)
    }
    let ranked = best.sorted { ($0.value.penalty, $0.value.order) < ($1.value.penalty, $1.value.order) }
    return ranked.prefix(max(0, limit)).map(\.key)
  }

  /// The distance to `name`, nil when it is too far off; a part of a longer name is as near as one wrong letter.
  private func penalty(of name: NameKey) -> Int? {
    guard !wanted.isEmpty, !name.isEmpty else { return nil }
    let isPart = wanted.letters.count >= 3 && name.contains(wanted)
    // A word shorter than the tolerance would match by being replaced altogether.
    if abs(name.letters.count - wanted.letters.count) > tolerance { return isPart ? 1 : nil }
    let distance = wanted.distance(to: name)
    if isPart { return min(1, distance) }
    return distance <= min(tolerance, name.letters.count / 2) ? distance : nil
  }
}

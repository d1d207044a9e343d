/// Finds what a person may have meant by a name that nothing answers to.
package struct NearestNames: Sendable {
  private let wanted: NameKey
  /// In halves of a letter.
  private let tolerance: Int

  /// - Parameter name: the name as it was written. One letter in three may be wrong; Korean letters count singly.
  package init(to name: String) {
    wanted = NameKey(name)
    tolerance = max(2, (2 * wanted.letters.count + 1) / 3)
  }

  /// The best `limit` owners, nearest first; equal ones in the order of `names`, each owner once.
  ///
  /// Where one is near, those farther off are left out: it is what was meant.
  ///
  /// - Parameter names: every name with its owner; an owner may have several.
  package func owners<Owner: Hashable>(among names: some Sequence<(NameKey, Owner)>, limit: Int) -> [Owner] {
    var best: [Owner: (penalty: Int, surplus: Int, order: Int)] = [:]
    for (order, (name, owner)) in names.enumerated() {
      guard let penalty = penalty(of: name) else { continue }
      // Of names within what was written the longest counts: pork in 돼지고기, though 고기 alone is beef.
      let surplus = max(0, wanted.letters.count - name.letters.count)
      guard best[owner].map({ (penalty, surplus) < ($0.penalty, $0.surplus) }) ?? true else { continue }
      best[owner] = (penalty, surplus, best[owner]?.order ?? order)
    }
    let ranked = best.sorted { $0.value < $1.value }
    guard let nearest = ranked.first?.value.penalty else { return [] }
    return ranked.prefix { $0.value.penalty <= nearest + 1 }.prefix(max(0, limit)).map(\.key)
  }

  /// How far off a name is, in halves of a letter; nil when it is too far.
  private func penalty(of name: NameKey) -> Int? {
    guard !wanted.isEmpty, !name.isEmpty else { return nil }
    let isWithin = name.letters.count >= 4
    let penalties = [
      mistakes(to: name), Self.penalty(ofPart: wanted, in: name),
      // What was written may be a name with words around it.
      isWithin ? Self.penalty(ofPart: name, in: wanted).map { $0 + 1 } : nil,
    ]
    return penalties.compactMap(\.self).min()
  }

  private func mistakes(to name: NameKey) -> Int? {
    guard abs(name.letters.count - wanted.letters.count) <= tolerance else { return nil }
    let mistakes = wanted.mistakes(to: name)
    // A name with fewer letters than that would match by being replaced altogether.
    return mistakes <= min(tolerance, name.letters.count) ? mistakes : nil
  }

  /// How far off the beginning, the end or a longer part of a name is.
  private static func penalty(ofPart part: NameKey, in name: NameKey) -> Int? {
    guard part.letters.count >= 3, part.letters.count < name.letters.count else { return nil }
    if name.letters.starts(with: part.letters) || name.letters.suffix(part.letters.count).elementsEqual(part.letters) {
      return 2
    }
    return part.letters.count >= 4 && name.contains(part) ? 3 : nil
  }
}

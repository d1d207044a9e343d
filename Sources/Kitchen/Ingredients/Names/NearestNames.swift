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
    var best: [Owner: Distance] = [:]
    for (order, (name, owner)) in names.enumerated() {
      guard var distance = distance(to: name) else { continue }
      distance.order = best[owner]?.order ?? order
      if best[owner].map({ distance < $0 }) ?? true { best[owner] = distance }
    }
    let ranked = best.sorted { $0.value < $1.value }
    guard let nearest = ranked.first?.value.penalty else { return [] }
    return ranked.prefix { $0.value.penalty <= nearest + 1 }.prefix(max(0, limit)).map(\.key)
  }

  /// How far off a name is; nil when it is too far.
  private func distance(to name: NameKey) -> Distance? {
    guard !wanted.isEmpty, !name.isEmpty else { return nil }
    let near = [mistakes(to: name), Self.penalty(ofPart: wanted, in: name)].compactMap(\.self).min()
    // What was written may be a name with words around it; of several such names the longest counts: pork in 돼지고기,
    // though 고기 alone is beef.
    let within = name.letters.count >= 4 ? Self.penalty(ofPart: name, in: wanted).map { $0 + 1 } : nil
    let surplus = wanted.letters.count - name.letters.count
    return [near.map { Distance(penalty: $0) }, within.map { Distance(penalty: $0, surplus: surplus) }]
      .compactMap(\.self).min()
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

/// How far a name is from what was written.
private struct Distance: Comparable {
  /// In halves of a letter.
  let penalty: Int
  /// How many letters stand around the name.
  var surplus = 0
  /// The position of the owner's first name.
  var order = 0

  static func < (left: Distance, right: Distance) -> Bool {
    (left.penalty, left.surplus, left.order) < (right.penalty, right.surplus, right.order)
  }
}

extension NameKey {
  /// How much was mistyped when one name was meant and the other written, in halves of a letter.
  ///
  /// The restricted Damerau–Levenshtein distance (optimal string alignment) with weights: a letter left out, added or
  /// swapped with its neighbour counts 2, one doubled or not doubled and one taken for a similar one 1, any other
  /// replaced letter 3, since people leave out more often than they replace. O(m · n) time and O(n) memory.
  package func mistakes(to other: NameKey) -> Int {
    let (source, target) = (letters, other.letters)
    var beforeLast: [Int] = []
    var last = target.indices.reduce(into: [0]) { row, j in row.append(row[j] + target.gap(at: j)) }
    for i in source.indices {
      var row = [last[0] + source.gap(at: i)]
      row.reserveCapacity(target.count + 1)
      for j in target.indices {
        let replaced = last[j] + source[i].unlikeness(to: target[j])
        var best = min(replaced, last[j + 1] + source.gap(at: i), row[j] + target.gap(at: j))
        let isSwap = i > 0 && j > 0 && source[i] == target[j - 1] && source[i - 1] == target[j]
        if isSwap { best = min(best, beforeLast[j - 1] + 2) }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[target.count]
  }

  /// Whether `other` occurs inside this name in one piece.
  package func contains(_ other: NameKey) -> Bool {
    guard !other.isEmpty, other.letters.count <= letters.count else { return false }
    return (0...(letters.count - other.letters.count)).contains {
      letters[$0...].starts(with: other.letters)
    }
  }
}

extension [Unicode.Scalar] {
  /// What it counts to leave a letter out: less for one that stands twice.
  fileprivate func gap(at position: Int) -> Int {
    let isDoubled =
      position > 0 && self[position] == self[position - 1]
      || position + 1 < count && self[position] == self[position + 1]
    return isDoubled ? 1 : 2
  }
}

extension Unicode.Scalar {
  /// What it counts to write this letter for `other`.
  fileprivate func unlikeness(to other: Unicode.Scalar) -> Int {
    if self == other { return 0 }
    return Self.alike[self]?.contains(other) == true ? 1 : 3
  }

  /// Letters that sound alike or are written for each other, in both languages.
  private static let alike: [Unicode.Scalar: Set<Unicode.Scalar>] = {
    let groups = [
      "aeiouy", "ck", "cs", "sz", "gj", "mn", "ㅏㅑ", "ㅓㅕ", "ㅗㅛ", "ㅜㅠ", "ㅐㅔ", "ㅒㅖ", "ㅔㅖ", "ㅙㅚㅞ", "ㅡㅜ", "ㅓㅗ", "ㅓㅡ",
      "ㅢㅣㅟ", "ㄱㄲㅋ", "ㄷㄸㅌ", "ㅂㅃㅍ", "ㅅㅆ", "ㅈㅉㅊ",
    ]
    var alike: [Unicode.Scalar: Set<Unicode.Scalar>] = [:]
    for group in groups {
      for letter in group.unicodeScalars { alike[letter, default: []].formUnion(group.unicodeScalars) }
    }
    return alike
  }()
}

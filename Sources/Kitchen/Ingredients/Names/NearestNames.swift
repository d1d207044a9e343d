/// Finds the known names nearest to a name that is unknown, probably misspelt.
package struct NearestNames: Sendable {
  private let wanted: NameKey
  /// The largest accepted edit distance, in half letters.
  private let tolerance: Int

  /// Prepares a search for `name`, of which one letter in three may be wrong; each Korean jamo counts as a letter.
  package init(to name: String) {
    wanted = NameKey(name)
    tolerance = max(2, (2 * wanted.letters.count + 1) / 3)
  }

  /// Returns at most `limit` owners of the nearest names, nearest first, ties in the order of `names`, each owner once.
  ///
  /// Owners more than half a letter farther than the nearest one are left out.
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

  /// Returns the distance to a name; nil when it exceeds the tolerance.
  private func distance(to name: NameKey) -> Distance? {
    guard !wanted.isEmpty, !name.isEmpty else { return nil }
    let near = [mistakes(to: name), Self.penalty(ofPart: wanted, in: name)].compactMap(\.self).min()
    // The input may be a name with words around it; the longest such name wins: pork in 돼지고기, though 고기 alone is
    // beef.
    let within = name.letters.count >= 4 ? Self.penalty(ofPart: name, in: wanted).map { $0 + 1 } : nil
    let surplus = wanted.letters.count - name.letters.count
    return [near.map { Distance(penalty: $0) }, within.map { Distance(penalty: $0, surplus: surplus) }]
      .compactMap(\.self).min()
  }

  private func mistakes(to name: NameKey) -> Int? {
    guard abs(name.letters.count - wanted.letters.count) <= tolerance else { return nil }
    let mistakes = wanted.editDistance(to: name)
    // A name with fewer letters than its distance would match by being replaced altogether.
    return mistakes <= min(tolerance, name.letters.count) ? mistakes : nil
  }

  /// Returns the penalty, in half letters, for a prefix, a suffix or a longer infix of a name.
  private static func penalty(ofPart part: NameKey, in name: NameKey) -> Int? {
    guard part.letters.count >= 3, part.letters.count < name.letters.count else { return nil }
    if name.letters.starts(with: part.letters) || name.letters.suffix(part.letters.count).elementsEqual(part.letters) {
      return 2
    }
    return part.letters.count >= 4 && name.contains(part) ? 3 : nil
  }
}

/// The distance between a known name and the input.
private struct Distance: Comparable {
  /// The edit distance in half letters.
  let penalty: Int
  /// The number of letters around the name.
  var surplus = 0
  /// The position of the owner's first name.
  var order = 0

  static func < (left: Distance, right: Distance) -> Bool {
    (left.penalty, left.surplus, left.order) < (right.penalty, right.surplus, right.order)
  }
}

extension NameKey {
  /// Returns the weighted edit distance to another key, in half letters.
  ///
  /// It is the restricted Damerau–Levenshtein distance (optimal string alignment). An insertion, a deletion or a
  /// transposition costs 2, a doubled or missing double letter and a similar letter 1, any other substitution 3, since
  /// people omit letters more often than they replace them.
  ///
  /// - Complexity: O(*m* · *n*) time and O(*n*) memory.
  package func editDistance(to other: NameKey) -> Int {
    let (source, target) = (letters, other.letters)
    var beforeLast: [Int] = []
    var last = target.indices.reduce(into: [0]) { row, j in row.append(row[j] + target.gapCost(at: j)) }
    for i in source.indices {
      var row = [last[0] + source.gapCost(at: i)]
      row.reserveCapacity(target.count + 1)
      for j in target.indices {
        let replaced = last[j] + source[i].substitutionCost(for: target[j])
        var best = min(replaced, last[j + 1] + source.gapCost(at: i), row[j] + target.gapCost(at: j))
        let isSwap = i > 0 && j > 0 && source[i] == target[j - 1] && source[i - 1] == target[j]
        if isSwap { best = min(best, beforeLast[j - 1] + 2) }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[target.count]
  }

  /// Returns whether `other` is a contiguous part of this name.
  package func contains(_ other: NameKey) -> Bool {
    guard !other.isEmpty, other.letters.count <= letters.count else { return false }
    return (0...(letters.count - other.letters.count)).contains {
      letters[$0...].starts(with: other.letters)
    }
  }
}

extension [Unicode.Scalar] {
  /// Returns the cost of an insertion or deletion: less for a letter that is doubled.
  fileprivate func gapCost(at position: Int) -> Int {
    let isDoubled =
      position > 0 && self[position] == self[position - 1]
      || position + 1 < count && self[position] == self[position + 1]
    return isDoubled ? 1 : 2
  }
}

extension Unicode.Scalar {
  /// Returns the cost of writing this letter instead of `other`.
  fileprivate func substitutionCost(for other: Unicode.Scalar) -> Int {
    if self == other { return 0 }
    return Self.alike[self]?.contains(other) == true ? 1 : 3
  }

  /// Letters that sound alike or are often confused, in both languages.
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

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

extension NameKey {
  /// How many letters must be changed, left out, added or swapped with their neighbour to turn one name into the other.
  ///
  /// The restricted Damerau–Levenshtein distance (optimal string alignment), in O(m · n) time and O(n) memory.
  package func distance(to other: NameKey) -> Int {
    let (source, target) = (letters, other.letters)
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for i in source.indices {
      var row = [i + 1]
      row.reserveCapacity(target.count + 1)
      for j in target.indices {
        let replaced = last[j] + (source[i] == target[j] ? 0 : 1)
        var best = min(replaced, last[j + 1] + 1, row[j] + 1)
        let isSwap = i > 0 && j > 0 && source[i] == target[j - 1] && source[i - 1] == target[j]
        if isSwap { best = min(best, beforeLast[j - 1] + 1) }
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

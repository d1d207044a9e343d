extension String {
  /// Returns the number of insertions, deletions, replacements and swaps of neighbours that turn the text into `other`.
  ///
  /// The optimal string alignment distance; time and memory are the product of the two lengths.
  public func editDistance(to other: String) -> Int {
    let (from, to) = (Array(self), Array(other))
    var rows = [Array(0...to.count)]
    for (i, letter) in from.enumerated() {
      var row = [i + 1]
      for (j, wanted) in to.enumerated() {
        var best = Swift.min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (letter == wanted ? 0 : 1))
        if i > 0, j > 0, letter == to[j - 1], from[i - 1] == wanted { best = Swift.min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[from.count][to.count]
  }

  /// Returns the words that may have been meant, nearest first; ties keep their order.
  ///
  /// A word is near if at most a third of its letters differ, or if it starts with the typed text.
  func nearest(in words: [String], limit: Int = 3) -> [String] {
    let typed = lowercased()
    guard typed.utf8.count <= 64 else { return [] }
    let ranked = words.enumerated().compactMap { order, word -> (rank: Int, order: Int, word: String)? in
      let letters = word.drop { $0 == "-" }
      if letters.hasPrefix(typed.drop { $0 == "-" }), typed.contains(where: { $0 != "-" }) { return (1, order, word) }
      let distance = typed.editDistance(to: word)
      return distance <= Swift.max(1, letters.count / 3) ? (distance, order, word) : nil
    }
    return ranked.sorted { ($0.rank, $0.order) < ($1.rank, $1.order) }.prefix(limit).map(\.word)
  }
}

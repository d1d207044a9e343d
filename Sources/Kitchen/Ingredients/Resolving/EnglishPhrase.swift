/// Words in English of which some name an ingredient and the others describe it.
struct EnglishPhrase {
  private let words: [String]

  init(_ phrase: String) {
    words = phrase.split { $0.isWhitespace || $0 == "/" }.map { $0.lowercased() }
  }

  /// The ingredient that the longest run of words names, when all other words may be left out.
  ///
  /// First only words that describe are left out, then unknown words too.
  func ingredient(in names: IngredientNames) -> Ingredient? {
    ingredient(in: names, leavingOut: EnglishDescription.contains)
      ?? ingredient(in: names) { EnglishDescription.contains($0) || names[$0] == nil }
  }

  private func ingredient(in names: IngredientNames, leavingOut isIdle: (String) -> Bool) -> Ingredient? {
    let firstStarts = starts(leavingOut: isIdle)
    let ends = ends
    for length in stride(from: min(words.count, 6), through: 1, by: -1) {
      for end in ends where end >= length && firstStarts.contains(end - length) {
        if let ingredient = names[words[(end - length)..<end].joined(separator: " ")] { return ingredient }
      }
    }
    return nil
  }

  /// The positions before which every word may be left out: "juice of 2 lemons" is lemons.
  private func starts(leavingOut isIdle: (String) -> Bool) -> Set<Int> {
    func starts(from position: Int) -> ClosedRange<Int> {
      position...(position + words[position...].prefix(while: isIdle).count)
    }
    let afterLinks = words.indices.filter { ["of", "from"].contains(words[$0]) }.map { $0 + 1 }
    return Set(([0] + afterLinks).flatMap(starts))
  }

  /// The positions from which on every word may be left out, the last first.
  private var ends: [Int] {
    var ends = [words.count]
    for position in words.indices.reversed() {
      let isIdle = EnglishDescription.contains(words[position]) && ends.last == position + 1
      if isIdle || EnglishDescription.prepositions.contains(words[position][...]) { ends.append(position) }
    }
    return ends
  }
}

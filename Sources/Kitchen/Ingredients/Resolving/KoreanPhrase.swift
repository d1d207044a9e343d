/// Words in Korean, the last of which names an ingredient; describing words may stand before and behind it, apart or
/// written together.
struct KoreanPhrase {
  private let words: [Substring]

  init(_ phrase: String) { words = phrase.split(whereSeparator: \.isWhitespace) }

  /// The ingredient that as many of the last words as possible name, first as they are, then without what describes.
  func ingredient(in names: IngredientNames) -> Ingredient? {
    let tails = words.indices.map { words[$0...].joined() }
    if let exact = tails.lazy.compactMap({ names[$0] }).first { return exact }
    if let found = tails.lazy.compactMap({ ingredient(in: names, writtenTogether: $0) }).first { return found }
    let rest = words.dropLast()
    return rest.isEmpty ? nil : KoreanPhrase(rest.joined(separator: " ")).ingredient(in: names)
  }

  /// Leaves up to `count` describing words out, at the end before the start, the longest first.
  private func ingredient(
    in names: IngredientNames, writtenTogether text: String, leavingOut count: Int = 4
  ) -> Ingredient? {
    if let ingredient = names[text] { return ingredient }
    guard count > 0 else { return nil }
    for suffix in KoreanDescription.wordsBehind where text.hasSuffix(suffix) && text.count > suffix.count {
      let rest = String(text.dropLast(suffix.count))
      if let ingredient = ingredient(in: names, writtenTogether: rest, leavingOut: count - 1) { return ingredient }
    }
    for prefix in KoreanDescription.wordsBefore where text.hasPrefix(prefix) && text.count > prefix.count {
      let rest = String(text.dropFirst(prefix.count))
      if let ingredient = ingredient(in: names, writtenTogether: rest, leavingOut: count - 1) { return ingredient }
    }
    return nil
  }
}

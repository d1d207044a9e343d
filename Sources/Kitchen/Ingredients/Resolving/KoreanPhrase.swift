/// Words in Korean, the last of which names an ingredient; describing words may stand before and behind it, apart or
/// written together.
struct KoreanPhrase {
  private let words: [Substring]

  init(_ phrase: String) { words = phrase.split(whereSeparator: \.isWhitespace) }

  /// The ingredient that as many of the last words as possible name.
  func ingredient(in names: IngredientNames) -> Ingredient? {
    for start in words.indices {
      if let ingredient = ingredient(in: names, writtenTogether: words[start...].joined()) { return ingredient }
    }
    let rest = words.dropLast()
    return rest.isEmpty ? nil : KoreanPhrase(rest.joined(separator: " ")).ingredient(in: names)
  }

  /// Leaves describing words out at the start, then at the end, the longest first.
  private func ingredient(in names: IngredientNames, writtenTogether text: String) -> Ingredient? {
    if let ingredient = names[text] { return ingredient }
    for prefix in DescriptiveWords.koreanBefore where text.hasPrefix(prefix) && text.count > prefix.count {
      let rest = String(text.dropFirst(prefix.count))
      if let ingredient = ingredient(in: names, writtenTogether: rest) { return ingredient }
    }
    for suffix in DescriptiveWords.koreanBehind where text.hasSuffix(suffix) && text.count > suffix.count {
      let rest = String(text.dropLast(suffix.count))
      if let ingredient = ingredient(in: names, writtenTogether: rest) { return ingredient }
    }
    return nil
  }
}

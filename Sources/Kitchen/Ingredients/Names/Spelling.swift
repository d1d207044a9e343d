/// The words of English names, among which a misspelt word is found: `cinammon`, `tomatoe`, `avacado`.
///
/// A word is put right only if one letter too many, one too few or two exchanged make the difference, in longer words one
/// wrong letter, too; doubled letters count once. The first letter must be right. Where words of two names are as near,
/// none is chosen.
struct Spelling: Sendable {
  /// The words of the built-in knowledge base, collected on first use.
  static let standard = Spelling(IngredientKnowledge.standard.ingredients.map(\.english))

  /// The words with doubled letters once, by first letter.
  private let words: [UInt8: [Word]]

  private struct Word: Sendable {
    let text: String
    /// The letters, of doubled ones one.
    let letters: [UInt8]

    /// Creates a word; nil for one that is short or has other characters than small letters.
    init?(_ text: String) {
      guard text.utf8.count >= 5, text.utf8.allSatisfy({ (97...122).contains($0) }) else { return nil }
      self.text = text
      letters = text.utf8.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
  }

  /// Collects the words of names.
  init(_ names: [String]) {
    let texts = Set(names.flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) })
    words = Dictionary(grouping: texts.sorted().compactMap(Word.init)) { $0.letters[0] }
  }

  /// Returns the word that a misspelt one means; nil if the word is right, too short, or like none.
  func correction(of text: String) -> String? {
    guard let word = Word(text), let candidates = words[word.letters[0]] else { return nil }
    if candidates.contains(where: { NameKey($0.text) == NameKey(text) }) { return nil }
    let near = candidates.filter { Self.isSlip(word.letters, for: $0.letters) }
    return Set(near.map { NameKey($0.text) }).count == 1 ? near.first?.text : nil
  }

  /// Returns whether letters differ from those of a word by at most one slip.
  private static func isSlip(_ slip: [UInt8], for word: [UInt8]) -> Bool {
    if slip == word { return true }
    guard abs(slip.count - word.count) <= 1 else { return false }
    let start = zip(slip, word).prefix { $0 == $1 }.count
    let (rest, other) = (slip[start...], word[start...])
    if rest.count > other.count { return slip.count > 5 && rest.dropFirst().elementsEqual(other) }
    if rest.count < other.count { return slip.count > 5 && rest.elementsEqual(other.dropFirst()) }
    guard rest.dropFirst().elementsEqual(other.dropFirst()) == false else { return slip.count > 6 }
    return rest.count > 1 && rest.first == other.dropFirst().first && other.first == rest.dropFirst().first
      && rest.dropFirst(2).elementsEqual(other.dropFirst(2))
  }
}

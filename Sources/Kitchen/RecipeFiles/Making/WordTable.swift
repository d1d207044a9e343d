internal import Ingredients
internal import Recipes

/// Words that tell what sort of dish a recipe is.
///
/// Korean words may stand anywhere, syllable by syllable; others at the beginning or at the end of a word, so that
/// `cheesecake` is a cake and `steak` no tea. Case, spaces, accents and an English plural make no difference.
struct WordTable<Value: Sendable>: Sendable {
  private let entries: [(value: Value, words: [Word])]

  /// - Parameter entries: words separated by commas, the telling ones before those that occur in many titles.
  init(_ entries: [(Value, String)]) {
    self.entries = entries.map { value, words in (value, words.split(separator: ",").map { Word(String($0)) }) }
  }

  /// The value whose words occur in a text, or nil; the order of the table decides between several.
  func value(in text: String) -> Value? {
    let text = FoldedText(text)
    return entries.first { entry in entry.words.contains { text.end(of: $0) != nil } }?.value
  }

  /// The value whose word ends last in a text, which in a title is what the dish is: `전복구이` is grilled, `칼국수` no soup.
  ///
  /// Of two words that end together the longer one counts, then the order of the table.
  func lastValue(in text: String) -> Value? {
    let text = FoldedText(text)
    var best: (value: Value, end: Int, count: Int)?
    for (value, words) in entries {
      for word in words {
        guard let end = text.end(of: word) else { continue }
        if let known = best, (end, word.letters.count) <= (known.end, known.count) { continue }
        best = (value, end, word.letters.count)
      }
    }
    return best?.value
  }
}

/// A word of a table.
private struct Word: Sendable {
  let letters: [Character]
  let isKorean: Bool

  init(_ word: String) {
    isKorean = word.isKorean
    letters = FoldedText(word).letters
  }
}

/// A text without spaces and punctuation, which still knows where its words begin and end.
private struct FoldedText {
  private(set) var letters: [Character] = []
  private var starts: Set<Int> = []
  private var ends: Set<Int> = []

  init(_ text: String) {
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init) {
      starts.insert(letters.count)
      letters += word.isKorean ? word.lowercased() : NameKey(word).text
      ends.insert(letters.count)
    }
  }

  /// The position behind the last place where a word occurs; nil when it does not.
  func end(of word: Word) -> Int? {
    guard let first = word.letters.first, letters.count >= word.letters.count else { return nil }
    let start = (0...(letters.count - word.letters.count)).last { start in
      let end = start + word.letters.count
      return letters[start] == first && (word.isKorean || starts.contains(start) || ends.contains(end))
        && letters[start..<end].elementsEqual(word.letters)
    }
    return start.map { $0 + word.letters.count }
  }
}

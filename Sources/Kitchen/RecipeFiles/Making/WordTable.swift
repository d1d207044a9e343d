internal import Ingredients

/// Words that tell what sort of dish a recipe is; the first one that occurs decides.
struct WordTable<Value: Sendable>: Sendable {
  private let entries: [(value: Value, words: [[Unicode.Scalar]])]

  /// - Parameter entries: words separated by commas, the telling ones before those that occur in many titles.
  init(_ entries: [(Value, String)]) {
    self.entries = entries.map { value, words in
      (value, words.split(separator: ",").map { NameKey(String($0)).letters })
    }
  }

  /// The value whose words occur in a text, or nil; the order of the table decides between several.
  func value(in text: String) -> Value? {
    let letters = NameKey(text).letters
    return entries.first { entry in entry.words.contains { letters.holds($0) } }?.value
  }
}

extension [Unicode.Scalar] {
  /// Whether some letters occur in these, one behind the other.
  fileprivate func holds(_ part: [Unicode.Scalar]) -> Bool {
    guard let first = part.first, count >= part.count else { return false }
    return (0...(count - part.count)).contains { start in
      self[start] == first && self[start..<(start + part.count)].elementsEqual(part)
    }
  }
}

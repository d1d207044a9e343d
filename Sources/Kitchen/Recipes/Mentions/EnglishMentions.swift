internal import Ingredients

/// Finds food in English text, word by word.
enum EnglishMentions {
  /// What a text names.
  static func contents(in text: String) -> Set<FoodContent> {
    let letters = text.split { !$0.isLetter }.filter { $0.first?.isASCII == true }.map { NameKey(String($0)).text }
    var found: Set<FoodContent> = []
    var position = 0
    while position < letters.count {
      guard let entry = words.entry(in: letters, at: position) else {
        position += 1
        continue
      }
      let end = position + entry.parts.count
      if !isDenied(letters, position..<end) { found.formUnion(entry.contents) }
      position = end
    }
    return found
  }

  private static let words = MentionWords(EnglishMentionTable.entries) { words in
    words.split(separator: " ").map { NameKey(String($0)).text }
  }

  /// Whether the words around a name say that the food is not meant: `without eggs`, `vegan butter`, `egg-free`.
  private static func isDenied(_ words: [String], _ range: Range<Int>) -> Bool {
    let before = words[max(0, range.lowerBound - 3)..<range.lowerBound]
    let behind = range.upperBound < words.count ? words[range.upperBound] : ""
    return before.contains(where: denyingBefore.contains) || denyingBehind.contains(behind)
  }

  private static let denyingBefore: Set<String> = [
    "no", "without", "instead", "vegan", "plant", "mock", "faux", "imitation", "size", "replace", "replaces",
    "nondairy",
  ]
  private static let denyingBehind: Set<String> = [
    "free", "substitute", "alternative", "replacer", "replacement", "sized", "shaped",
  ]
}

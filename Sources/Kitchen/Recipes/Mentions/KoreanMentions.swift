internal import Ingredients

/// Finds food in Korean text, where names are written together with each other and with particles.
enum KoreanMentions {
  /// What a text names.
  static func contents(in text: String) -> Set<FoodContent> {
    let letters = Array(text)
    var found: Set<FoodContent> = []
    var position = 0
    while position < letters.count {
      guard let entry = words.entry(in: letters, at: position) else {
        found.formUnion(contentsOfShortWord(in: letters, at: position))
        position += 1
        continue
      }
      position += entry.parts.count
      if !isDenied(letters[position...]) { found.formUnion(entry.contents) }
    }
    return found
  }

  private static let words = MentionWords(KoreanMentionTable.entries) { Array($0) }

  /// Whether what follows a name says that the food is not meant: `달걀 크기로`, `고기를 대신하여`, `버터 없이`.
  private static func isDenied(_ rest: ArraySlice<Character>) -> Bool {
    var rest = rest
    if let particle = rest.first, ["을", "를", "만", "의"].contains(particle) { rest = rest.dropFirst() }
    rest = rest.drop { $0 == " " }
    return ["대신", "대용", "없이", "크기", "만한", "만하", "모양", "빼고"].contains { rest.starts(with: $0) }
  }

  /// Names of one syllable count only as whole words: `굴을` is an oyster, `굴려` is not.
  private static func contentsOfShortWord(in letters: [Character], at position: Int) -> Set<FoodContent> {
    guard position == 0 || !letters[position - 1].isLetter, let contents = KoreanMentionTable.short[letters[position]]
    else { return [] }
    let rest = letters[(position + 1)...].prefix { $0.isLetter }
    return rest.isEmpty || particles.contains(String(rest)) ? contents : []
  }

  private static let particles: Set<String> = ["은", "는", "이", "가", "을", "를", "과", "와", "도", "의"]
}

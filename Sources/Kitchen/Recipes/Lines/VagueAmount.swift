/// Words for amounts that nobody measures.
enum VagueAmount {
  /// How many pieces say "as much as tastes good" from `position` on; 0 when they say something else.
  static func count(_ pieces: LineNumbers, at position: Int) -> Int {
    guard let token = pieces[position], let key = token.key else { return 0 }
    if korean.contains(key) { return 1 }
    return phrases.first { phrase in
      phrase.enumerated().allSatisfy { pieces[position + $0.offset]?.key == $0.element }
    }?.count ?? 0
  }

  /// How many pieces at the beginning of a line say "some": `a few`, `a splash`, `some`.
  static func countOfOpening(_ pieces: LineNumbers, at position: Int) -> Int {
    let article = ["a", "an", "the"].contains(pieces[position]?.key) ? 1 : 0
    guard let key = pieces[position + article]?.key else { return 0 }
    if openings.contains(key), article == 1 || pieces[position + 1]?.key == "of" || key == "some" || key == "few" {
      let more = pieces[position + article + 1]?.key == "bit" ? 1 : 0
      return article + 1 + more
    }
    return 0
  }

  /// Where a Korean word ends that is written together with a vague amount, as in `소금약간`; nil for other words.
  static func lengthOfName(in word: String) -> Int? {
    korean.first { word.count > $0.count && word.hasSuffix($0) }.map { word.count - $0.count }
  }

  private static let korean = [
    "약간씩", "조금씩", "약간", "조금", "적당량", "적당히", "소량", "적량", "넉넉히", "취향껏", "기호껏", "알맞게", "톡톡", "솔솔", "듬뿍",
  ]

  private static let openings: Set<String> = [
    "few", "little", "bit", "some", "splash", "drizzle", "sprinkle", "sprinkling", "squeeze", "glug", "knob", "dollop",
    "drop", "drops", "lot", "touch", "grating", "several",
  ]

  private static let phrases = [
    ["to", "taste"], ["as", "needed"], ["as", "required"], ["as", "desired"], ["a", "little"], ["a", "few"],
    ["q", "s"],
  ]
}

/// Decides where the name of an ingredient ends and what is said about it begins.
enum NameCut {
  /// The position behind the name, and the position where the note begins.
  static func position(in pieces: LineNumbers, from start: Int, to end: Int) -> (name: Int, note: Int) {
    for position in start..<max(start, end) where position > start {
      guard let token = pieces[position] else { break }
      if let sign = token.sign, cuts(sign, pieces, position) { return (position, position + 1) }
      if let key = token.key, cutsWord(key, pieces, position) { return (position, position) }
    }
    return (end, end)
  }

  /// Whether words say nothing that an amount does not say already.
  static func isEmptyWord(_ words: String) -> Bool { emptyWords.contains(words.lowercased()) }

  private static let emptyWords: Set<String> = ["씩", "정도", "가량", "분량", "쯤", "or so", "of", "to taste", "약", "각", "~"]

  private static func cuts(_ sign: Character, _ pieces: LineNumbers, _ position: Int) -> Bool {
    switch sign {
    case ",", ";", "+", "=", "*": true
    case "-", "–", "—": !pieces.isAttached(position)
    case "/": pieces[position + 1]?.number != nil
    case ".": endsSentence(pieces, position)
    default: false
    }
  }

  /// Whether a dot ends a sentence and not an abbreviation: a word of more than three letters before it, a space behind.
  private static func endsSentence(_ pieces: LineNumbers, _ position: Int) -> Bool {
    guard let before = pieces[position - 1]?.word, before.count > 3 else { return false }
    return !pieces.isAttached(position + 1)
  }

  private static func cutsWord(_ key: String, _ pieces: LineNumbers, _ position: Int) -> Bool {
    guard let next = pieces[position + 1]?.key else { return false }
    switch key {
    case "for", "plus": return true
    case "such", "as": return ["as", "needed", "required", "desired"].contains(next)
    case "to": return purposes.contains(next)
    default: return false
    }
  }

  private static let purposes: Set<String> = [
    "taste", "serve", "garnish", "decorate", "grease", "dust", "fry", "coat", "finish", "cover", "top",
  ]
}

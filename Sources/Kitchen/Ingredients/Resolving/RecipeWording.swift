/// A recipe's name for an ingredient, cut into the phrases that may be the ingredient, likeliest first.
struct RecipeWording {
  /// What the wording may mean, each without brackets and headings.
  let phrases: [String]

  init(_ wording: String) {
    let plain = wording.withoutMarks
    let (outside, inside) = plain.bracketsApart
    let main = outside.afterHeading.trimmed
    phrases = (main.readings + inside.flatMap(\.readings)).filter { !$0.isEmpty }
  }
}

extension String {
  /// Without footnote marks, quotation marks and emphasis.
  fileprivate var withoutMarks: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !"*\"“”„①②③④⑤⑥†%+~<".unicodeScalars.contains($0) }))
  }

  /// The text outside brackets, and the texts inside; a bracket that is not closed ends with the text.
  fileprivate var bracketsApart: (outside: String, inside: [String]) {
    var (outside, inside, depth) = ("", [String](), 0)
    for character in self {
      switch character {
      case "(", "[", "（", "{":
        if depth == 0 { inside.append("") }
        depth += 1
      case ")", "]", "）", "}":
        depth = max(0, depth - 1)
        outside.append(" ")
      case _ where depth > 0: inside[inside.count - 1].append(character)
      default: outside.append(character)
      }
    }
    return (outside, inside.map(\.trimmed))
  }

  /// What follows the last `>` or `:`, which end the heading of a part of the dish; all of it when nothing follows.
  fileprivate var afterHeading: String {
    let parts = split { ":>：".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
    return parts.last ?? ""
  }

  fileprivate var trimmed: String {
    let isOuter: (Character) -> Bool = { $0.isWhitespace || "-–—•·.,;".contains($0) }
    return String(drop(while: isOuter).reversed().drop(while: isOuter).reversed())
  }

  /// The whole text and its parts; in Korean, where the last word counts, the first part before the whole.
  fileprivate var readings: [String] {
    unicodeScalars.contains(where: Hangul.isSyllable) ? alternatives + [self] : [self] + alternatives
  }

  /// The parts between commas, slashes and words for "or" and "and", when there are several; a part that may share
  /// the last word of all comes with it first: "chicken or beef stock" is chicken stock, then chicken, then beef stock.
  fileprivate var alternatives: [String] {
    let parts = parts
    guard parts.count > 1, let last = parts.last else { return [] }
    let words = last.split(separator: " ")
    guard words.count > 1, let shared = words.last else { return parts }
    return parts.dropLast().flatMap { ["\($0) \(shared)", $0] } + [last]
  }

  private var parts: [String] {
    var parts: [[Substring]] = [[]]
    for word in split(whereSeparator: \.isWhitespace) {
      if Self.conjunctions.contains(word.lowercased()) { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    return parts.map { $0.joined(separator: " ") }.flatMap { part in
      part.split { ",;./·|&".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
    }
  }

  private static let conjunctions: Set = ["or", "and", "and/or", "or/and", "또는", "혹은", "및", "&"]
}

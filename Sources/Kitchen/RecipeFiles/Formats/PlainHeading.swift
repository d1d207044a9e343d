internal import Recipes

/// A line of a text that begins the ingredients or the steps: `Ingredients`, `재료(2인분):`, `[재료] 두부 1모, 김치 100g`.
struct PlainHeading {
  /// What a heading begins.
  enum Part { case ingredients, steps }

  let part: Part
  /// How many people the heading says the ingredients feed.
  let servings: Int?
  /// What stands behind the heading in the same line.
  let rest: String

  init?(_ line: String) {
    let words = line.drop { Self.marks.contains($0) }
    let start = words.prefix(Self.longestName).lowercased()
    guard let (part, name) = Self.names.first(where: { start.hasPrefix($0.name) }) else { return nil }
    var rest = words.dropFirst(name.count).drop { $0 == " " }
    let isClosed = Self.dropClosing(from: &rest)
    let people = Self.takePeople(from: &rest)
    let isEnded = Self.dropClosing(from: &rest) || isClosed
    // Without a mark behind it a heading stands alone, or amounts follow: `재료 두부 1모, 김치 100g`.
    let isList = part == .ingredients && rest.isKorean && IngredientLineParser().line(String(rest)).amount != nil
    guard rest.isEmpty || isList || isEnded && (part == .ingredients || Self.isStep(rest)) else { return nil }
    (self.part, servings, self.rest) = (part, people, rest.trimmed)
  }

  private static let marks: Set<Character> = [
    "#", "*", "_", " ", "-", "[", "<", "【", "■", "●", "◆", "▶", "○", "□", "◎", "▣",
  ]

  /// The longer names first.
  private static let names: [(part: Part, name: String)] =
    (PlainHeadings.ingredients.map { (Part.ingredients, $0) } + PlainHeadings.steps.map { (Part.steps, $0) })
    .sorted { ($1.1.count, $0.1) < ($0.1.count, $1.1) }

  private static let longestName = names.map(\.name.count).max() ?? 0

  /// Whether words behind a heading are the first step, and not a fact such as `Preparation: 10 minutes`.
  private static func isStep(_ rest: Substring) -> Bool {
    PlainFact(String(rest)) == nil && rest.split(separator: " ", maxSplits: 2).count > 2
  }

  /// Drops marks that end a heading.
  private static func dropClosing(from rest: inout Substring) -> Bool {
    let behind = rest.drop { ":：]】>*_# ".contains($0) }
    defer { rest = behind }
    return rest.contains { !$0.isWhitespace } && behind.startIndex > rest.startIndex
  }

  /// Takes `(2인분)`, `3인분 기준`, `(serves 4)` or `for 4`.
  private static func takePeople(from rest: inout Substring) -> Int? {
    var (words, behind) = (rest, rest[rest.endIndex...])
    if rest.first == "(", let close = rest.firstIndex(of: ")") {
      (words, behind) = (rest[..<close], rest[rest.index(after: close)...])
    } else if let mark = rest.firstRange(of: "인분") {
      (words, behind) = (rest[..<mark.upperBound], rest[mark.upperBound...])
    }
    let names = ["인분", "serves", "servings", "people", "for "]
    let text = words.lowercased()
    guard words.count < 30, names.contains(where: text.contains),
      let people = FirstNumber.of(text, in: Recipe.allowedServings)
    else { return nil }
    rest = behind.drop { $0 == " " }
    if rest.hasPrefix("기준") { rest = rest.dropFirst(2).drop { $0 == " " } }
    return people
  }
}

internal import Recipes

/// Ingredients in one running text, as the Ministry's set has them: lines with headings, commas, several to a line.
///
/// ```
/// ●주재료 : 두부 70g(1/3모), 김치 30g
/// ●양념장 : 간장 5g(1작은술), 설탕 약간
/// ```
struct KoreanIngredientText {
  /// The number before `인분` in square brackets; nil without one.
  let servings: Int?
  /// The ingredients in their order.
  let lines: [IngredientLine]

  /// - Parameter title: what the dish is called; a line that repeats it is a heading.
  init(_ text: String, title: String) {
    let texts = MarkupText.lines(text).map { $0.filter { $0 != "\"" } }
    servings =
      texts.lazy.compactMap { line in
        line.contains("인분") ? FirstNumber.of(String(line.prefix { $0 != "분" }), in: Recipe.allowedServings) : nil
      }.first
    let listed = texts.enumerated().filter { $0 == texts.count - 1 || !Self.isTitleLine($1) }.map(\.element)
    lines = listed.flatMap { Self.pieces(of: $0) }.filter { !Self.isHeading($0, title) }.map { Self.line($0) }
      .filter { !$0.name.isEmpty }
  }

  private static func line(_ text: String) -> IngredientLine {
    let line = IngredientLineParser().line(text)
    // Numbers without a unit are grams in this set.
    guard let amount = line.amount, amount.unit == .bare, let value = amount.value, value >= 0.01 else { return line }
    return IngredientLine(
      name: line.name, amount: Amount(value, .gram), note: line.note, isOptional: line.isOptional)
  }

  /// A line without figures, commas and vague amounts is what the lines below it are for.
  private static func isTitleLine(_ line: String) -> Bool {
    !line.contains { $0.isNumber || ",，".contains($0) } && IngredientLineParser().line(line).amount == nil
  }

  /// A piece that names no ingredient: the title again, or a word for a part of the dish without an amount.
  private static func isHeading(_ piece: String, _ title: String) -> Bool {
    let letters = piece.filter { $0.isLetter }
    if letters.isEmpty || letters == "인분기준" || letters == "인분" { return true }
    if piece.contains(where: \.isWholeNumber) { return false }
    return letters == title.filter { $0.isLetter } || headings.contains(letters)
  }

  private static let headings: Set<String> = [
    "재료", "주재료", "부재료", "필수재료", "양념", "양념장", "소스", "소스소개", "드레싱", "고명", "육수", "반죽", "속재료", "소", "장식", "곁들임", "토핑",
    "밑간", "국물", "시럽", "선택재료", "기타",
  ]
}

extension KoreanIngredientText {
  /// The pieces of one line: split at commas outside of brackets, behind headings, and between two amounts.
  private static func pieces(of line: String) -> [String] {
    commaPieces(of: line).map(withoutHeading).flatMap(amountPieces).map(withoutHeading).map(\.trimmed).filter {
      !$0.isEmpty
    }
  }

  private static func commaPieces(of line: String) -> [String] {
    let opens = line.count { $0 == "(" }
    // A bracket that is never closed would swallow the rest of the line.
    let isBalanced = opens == line.count { $0 == ")" }
    var pieces = [""]
    var depth = 0
    for (index, character) in zip(line.indices, line) {
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(0, depth - 1) }
      let next = line.index(after: index)
      let isThousand = next < line.endIndex && line[next].isWholeNumber && pieces.last?.last?.isWholeNumber == true
      if ",，、".contains(character), depth == 0 || !isBalanced, !isThousand {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces
  }

  /// The piece behind what names a part of the dish: `●양념장 :`, `[소스소개]초간장:`, `주재료 >`, `재료 `.
  private static func withoutHeading(_ piece: String) -> String {
    var rest = piece.trimmed[...]
    while let mark = rest.firstIndex(where: { ":：>".contains($0) }), !rest[..<mark].contains(where: isMeasured) {
      rest = rest[rest.index(after: mark)...].trimmed[...]
    }
    while let open = rest.first, "[(".contains(open), let close = rest.firstIndex(where: { "])".contains($0) }) {
      let behind = rest[rest.index(after: close)...].trimmed
      if behind.isEmpty { break }
      rest = behind[...]
    }
    let words = rest.split(separator: " ", maxSplits: 1)
    guard words.count == 2, partNames.contains(where: words[0].hasSuffix), words[1].first?.isLetter == true else {
      return String(rest)
    }
    return String(words[1])
  }

  /// Figures before a colon mean that the colon does not close a heading, unless they count people.
  private static func isMeasured(_ character: Character) -> Bool { character.isWholeNumber && character != "1" }

  private static let partNames = ["재료", "양념", "양념장", "소스", "드레싱", "육수", "고명", "반죽"]

  /// `생강 2g 양파 10g` is two ingredients: a new one begins with the first word behind an amount.
  private static func amountPieces(of piece: String) -> [String] {
    let words = piece.split(separator: " ")
    guard words.count > 2, words.count(where: isAmount) > 1 else { return [piece] }
    var pieces: [[Substring]] = [[]]
    for word in words {
      if pieces.last?.last.map(isAmount) == true, word.first.map({ $0.isLetter || $0 == "[" }) == true,
        !word.hasPrefix("정도")
      {
        pieces.append([])
      }
      pieces[pieces.count - 1].append(word)
    }
    return pieces.map { $0.joined(separator: " ") }
  }

  private static func isAmount(_ word: Substring) -> Bool {
    guard word.contains(where: \.isNumber), let last = word.last else { return false }
    return last.isLetter || last == ")" || last.isNumber
  }
}

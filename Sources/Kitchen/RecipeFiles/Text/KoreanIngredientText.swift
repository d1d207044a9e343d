internal import IngredientLines
internal import Recipes

/// The ingredients of a running text, as in the Ministry's set: lines with headings and several ingredients each.
///
/// ```
/// ●주재료 : 두부 70g(1/3모), 김치 30g
/// ●양념장 : 간장 5g(1작은술), 설탕 약간
/// ```
struct KoreanIngredientText {
  /// The number before `인분`, if there is one.
  let servings: Int?
  /// The ingredient lines, in their order.
  let lines: [IngredientLine]

  /// Parses a text.
  ///
  /// - Parameter title: The title of the dish; a line that repeats it is a heading.
  init(_ text: String, title: String) {
    let texts = MarkupText.lines(text).map { $0.filter { $0 != "\"" } }
    servings =
      texts.lazy.compactMap { line in
        line.contains("인분") ? FirstNumber.of(String(line.prefix { $0 != "분" }), in: Recipe.allowedServings) : nil
      }.first
    let listed = texts.enumerated().filter { $0 == texts.count - 1 || !Self.isTitleLine($1) }.map(\.element)
    lines = listed.flatMap { KoreanIngredientPieces.all(in: $0) }.filter { !Self.isHeading($0, title) }
      .map { Self.line($0) }.filter { !$0.name.isEmpty }
  }

  private static func line(_ text: String) -> IngredientLine {
    let line = IngredientLineParser().line(text)
    // Numbers without a unit are grams in this set.
    guard let amount = line.amount, amount.unit == .bare, let value = amount.value, value >= 0.01 else { return line }
    return IngredientLine(
      name: line.name, amount: Amount(value, .gram), note: line.note, isOptional: line.isOptional)
  }

  /// Returns whether a line is a title: it has no digits, commas or vague amounts.
  private static func isTitleLine(_ line: String) -> Bool {
    !line.contains { $0.isNumber || ",，".contains($0) } && IngredientLineParser().line(line).amount == nil
  }

  /// Returns whether a piece repeats the title or names a part of the dish without an amount.
  private static func isHeading(_ piece: String, _ title: String) -> Bool {
    let letters = piece.filter { $0.isLetter }
    if letters.isEmpty || letters == "인분기준" || letters == "인분" { return true }
    if KoreanIngredientPieces.isHeading(piece) { return true }
    return !piece.contains(where: \.isWholeNumber) && letters == title.filter { $0.isLetter }
  }
}

/// Splits running Korean text into ingredients: at commas, after headings and between two amounts.
enum KoreanIngredientPieces {
  /// Returns the pieces of a line without headings: `●양념장 : 간장 5g, 설탕 약간` has two.
  static func all(in line: String) -> [String] {
    commaPieces(of: line).flatMap(headingPieces).map(withoutHeading).flatMap(amountPieces).map(withoutHeading).map(
      \.trimmed
    ).filter {
      !$0.isEmpty
    }
  }

  /// Returns whether a piece names a part of the dish, without an amount.
  static func isHeading(_ piece: String) -> Bool {
    let letters = piece.filter { $0.isLetter }
    return !piece.contains(where: \.isWholeNumber) && headings.contains(letters)
  }

  private static let headings: Set<String> = [
    "재료", "주재료", "부재료", "필수재료", "양념재료", "양념", "양념장", "소스", "소스소개", "드레싱", "고명", "육수", "반죽", "속재료", "소", "장식",
    "곁들임", "토핑", "밑간", "국물", "시럽", "선택재료", "기타",
  ]

  private static func commaPieces(of line: String) -> [String] {
    let opens = line.count { $0 == "(" }
    // An unclosed bracket would swallow the rest of the line.
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
}

extension KoreanIngredientPieces {
  /// Splits before headings inside a piece: `마늘 4g - 양념 : 간장 10g`, `마늘 1g[소스1]간장 1g`.
  private static func headingPieces(of piece: String) -> [String] {
    var pieces: [String] = []
    var rest = piece[...]
    while let open = rest.dropFirst().firstIndex(of: "["), rest[..<open].contains(where: \.isWholeNumber) {
      pieces.append(String(rest[..<open]))
      rest = rest[open...]
    }
    guard let dash = rest.firstRange(of: " - "), rest[dash.upperBound...].contains(where: { ":：".contains($0) }) else {
      return pieces + [String(rest)]
    }
    return pieces + [String(rest[..<dash.lowerBound]), String(rest[dash.upperBound...])]
  }

  /// Drops a leading heading: `●양념장 :`, `[소스소개]초간장:`, `주재료 >`, `재료 `.
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
    return withoutPartName(rest)
  }

  /// Returns whether a character before a colon is a digit of an amount, so that the colon ends no heading.
  ///
  /// The digit 1 is excepted for headings such as `1인분:`.
  private static func isMeasured(_ character: Character) -> Bool { character.isWholeNumber && character != "1" }

  /// Drops leading words that end with the name of a part of the dish: `닭고기 삶는 재료 된장 5g`.
  private static func withoutPartName(_ piece: Substring) -> String {
    let words = piece.split(separator: " ")
    let ends = words.indices.dropLast().filter { index in partNames.contains(where: words[index].hasSuffix) }
    for end in ends.reversed() where !words[...end].contains(where: { $0.contains(where: \.isNumber) }) {
      let rest = words[(end + 1)...].joined(separator: " ")
      if rest.first?.isLetter == true, namesAnIngredient(rest, behind: end) { return rest }
    }
    return String(piece)
  }

  private static let partNames = ["재료", "양념", "양념장", "소스", "드레싱", "육수", "고명", "반죽"]

  /// Returns whether words are more than an amount: `된장 5g`, but neither `약간` nor `반 컵`.
  ///
  /// - Parameter end: The position of the word before them; after several words they must have an amount.
  private static func namesAnIngredient(_ words: String, behind end: Int) -> Bool {
    let line = IngredientLineParser().line("x \(words)")
    return line.name != "x" && (end == 0 || line.amount != nil)
  }

  /// Splits `생강 2g 양파 10g` into two ingredients: the first word after an amount starts a new one.
  private static func amountPieces(of piece: String) -> [String] {
    let words = piece.split(separator: " ")
    guard words.count > 2, words.count(where: isAmount) > 1 else { return [piece] }
    var pieces: [[Substring]] = [[]]
    var depth = 0
    for word in words {
      if depth == 0, pieces.last?.last.map(isAmount) == true, word.first.map({ $0.isLetter || $0 == "[" }) == true,
        !word.hasPrefix("정도")
      {
        pieces.append([])
      }
      pieces[pieces.count - 1].append(word)
      depth = max(0, depth + word.count { $0 == "(" } - word.count { $0 == ")" })
    }
    return pieces.map { $0.joined(separator: " ") }
  }

  private static func isAmount(_ word: Substring) -> Bool {
    guard word.contains(where: \.isNumber), let last = word.last else { return false }
    return last.isLetter || last == ")" || last.isNumber
  }
}

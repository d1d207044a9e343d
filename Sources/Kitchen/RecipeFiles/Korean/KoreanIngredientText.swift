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

  /// A line without figures, commas and vague amounts is what the lines below it are for.
  private static func isTitleLine(_ line: String) -> Bool {
    !line.contains { $0.isNumber || ",，".contains($0) } && IngredientLineParser().line(line).amount == nil
  }

  /// A piece that names no ingredient: the title again, or a word for a part of the dish without an amount.
  private static func isHeading(_ piece: String, _ title: String) -> Bool {
    let letters = piece.filter { $0.isLetter }
    if letters.isEmpty || letters == "인분기준" || letters == "인분" { return true }
    if KoreanIngredientPieces.isHeading(piece) { return true }
    return !piece.contains(where: \.isWholeNumber) && letters == title.filter { $0.isLetter }
  }
}

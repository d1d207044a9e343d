internal import Recipes

/// Ingredients of a text: one a line or, in Korean, several with commas.
enum PlainIngredients {
  /// The ingredients of a line; none when it names a part of the dish.
  static func lines(in text: String) -> [IngredientLine] {
    // A note in Korean does not make a Korean line.
    guard text.prefix(while: { $0 != "(" }).isKorean else { return [IngredientLineParser().line(text)] }
    let pieces = KoreanIngredientPieces.all(in: text).filter { !KoreanIngredientPieces.isHeading($0) }
    var lines: [IngredientLine] = []
    for piece in pieces {
      let line = IngredientLineParser().line(piece)
      if let last = lines.last, line.amount == nil, describes(piece) {
        lines[lines.count - 1] = last.noting(piece)
      } else if !line.name.isEmpty {
        lines.append(line)
      }
    }
    return lines
  }

  /// Whether words behind a comma say how something is cut: `두부 1모, 깍둑썰기`, `감자 2개, 껍질 벗긴 것`.
  private static func describes(_ words: String) -> Bool {
    ["것", "거", "썰기", "썬", "채", "다진", "갈아서", "썰어서", "뺀", "벗긴", "포함", "기준"].contains(where: words.hasSuffix)
  }
}

extension IngredientLine {
  /// The same line, saying more.
  fileprivate func noting(_ words: String) -> IngredientLine {
    IngredientLine(
      name: name, amount: amount, note: [note, words].compactMap(\.self).joined(separator: ", "), isOptional: isOptional
    )
  }
}

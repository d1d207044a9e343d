internal import Recipes

/// A line that names several ingredients without an amount: `salt and pepper to taste`, `소금, 후추 약간`.
enum SharedLine {
  /// The line of each ingredient; none when the line names only one, or says how much.
  ///
  /// - Parameter isName: whether words are the name of an ingredient.
  static func parts(of line: IngredientLine, isName: (String) -> Bool) -> [IngredientLine] {
    guard line.amount?.value == nil else { return [] }
    // Korean names a second ingredient behind a comma, English what kind it is: `oil, olive`.
    let isListed = line.name.isKorean && line.note.map(isName) == true
    let names = words(line.name).map(\.trimmed) + (isListed ? [line.note ?? ""] : [])
    guard names.count > 1, names.allSatisfy(isName) else { return [] }
    return names.map {
      IngredientLine(name: $0, amount: line.amount, note: isListed ? nil : line.note, isOptional: line.isOptional)
    }
  }

  private static func words(_ name: String) -> [String] {
    var parts = [name]
    for mark in [" and ", " & ", "·", "ㆍ", ", ", "와 ", "과 ", "&"] {
      parts = parts.flatMap { $0.split(separator: mark).map(String.init) }
    }
    return parts
  }
}

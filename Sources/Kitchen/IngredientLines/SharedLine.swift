package import Ingredients
internal import Localization

/// Lines that name several ingredients without an amount: `salt and pepper to taste`, `소금, 후추 약간`.
extension IngredientLine {
  /// Returns a line for each ingredient; none when the line names only one or has a measured amount.
  package func parts(by resolver: IngredientResolver) -> [IngredientLine] {
    guard amount?.value == nil else { return [] }
    // After a comma Korean has a second ingredient, English the variety: `oil, olive`.
    let isListed = name.isKorean && note.map { resolver.ingredient(called: $0) != nil } == true
    // `half and half` is one food.
    let isOne = resolver.ingredient(called: name) != nil
    let names = (isOne ? [name] : Self.words(name).map(Self.trimmed)) + (isListed ? [note ?? ""] : [])
    guard names.count > 1, names.allSatisfy({ Self.isName($0, resolver) }) else { return [] }
    return names.map {
      IngredientLine(name: $0, amount: amount, note: isListed ? nil : note, isOptional: isOptional)
    }
  }

  /// Returns whether words name an ingredient, in English possibly after descriptive words: `freshly ground black pepper`.
  private static func isName(_ words: String, _ resolver: IngredientResolver) -> Bool {
    if resolver.ingredient(called: words) != nil { return true }
    let parts = words.split(separator: " ")
    return parts.indices.dropFirst().contains { start in
      DescriptiveWords.fill(parts[..<start].joined(separator: " "))
        && resolver.ingredient(called: parts[start...].joined(separator: " ")) != nil
    }
  }

  private static func words(_ name: String) -> [String] {
    var parts = [name]
    for mark in [" and ", " & ", "·", "ㆍ", ", ", "와 ", "과 ", "&"] where name.holds(mark) {
      parts = parts.flatMap { $0.split(separator: mark).map(String.init) }
    }
    return parts
  }

  private static func trimmed(_ words: String) -> String { String(words.trimmed(of: [" "])) }
}

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
    let named = isOne ? [name] : Self.words(Self.afterHeading(name)).map(Self.trimmed)
    let names = named + (isListed ? [note ?? ""] : [])
    let known = names.count { Self.isName($0, resolver) }
    // One word that no one knows hides no food beside it, but one food with something unknown may be a name of its own.
    guard names.count > 1, known == names.count || known > 1 && names.allSatisfy(Self.isShort) else { return [] }
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

  /// Returns a Korean name without the heading before it: `고명: 쪽파`.
  private static func afterHeading(_ name: String) -> String {
    guard name.isKorean, let last = name.split(separator: ":").last else { return name }
    return String(last)
  }

  private static func words(_ name: String) -> [String] {
    var parts = [name]
    // Between Korean names a slash stands for both, between English ones for either.
    let slash = name.isKorean ? ["/"] : []
    for mark in [" and ", " & ", "·", "ㆍ", ", ", "와 ", "과 ", "&"] + slash where name.holds(mark) {
      parts = parts.flatMap { $0.split(separator: mark).map(String.init) }
    }
    return parts
  }

  private static func isShort(_ name: String) -> Bool { (1...3).contains(name.split(separator: " ").count) }

  private static func trimmed(_ words: String) -> String { String(words.trimmed(of: [" "])) }
}

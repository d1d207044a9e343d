internal import Ingredients
internal import Recipes

/// Writes a recipe in Cooklang.
///
/// Cooklang has no list of ingredients; a section of its own marks them all, and the steps follow as they are.
struct CooklangWriter {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// The text of a file.
  func text(_ recipe: Recipe) -> String {
    let isKorean = language == .korean
    let tags = [recipe.cuisine.rawValue, recipe.kind.rawValue] + recipe.tags.map(\.rawValue)
    let head = [
      "---", "title: \(plain(recipe.title[language]))", "id: \(recipe.id)", "servings: \(recipe.servings)",
      "time: \(recipe.minutes) minutes", "difficulty: \(recipe.difficulty.name(in: .english).lowercased())",
      "tags: [\(tags.joined(separator: ", "))]", "---", "",
    ]
    let list = ["= \(isKorean ? "재료" : "Ingredients") =", ""] + recipe.ingredients.map(component)
    let steps = recipe.steps.map { "\(plain($0[language]))\n" }
    return (head + list + ["", "= \(isKorean ? "만드는 법" : "Steps") =", ""] + steps).joined(separator: "\n")
  }

  private func component(_ line: RecipeIngredient) -> String {
    let amount = line.amount.value.map { value in
      let unit = LineWriter(language).unit(line.amount.unit, value)
      return (Int(exactly: value).map { "\($0)" } ?? "\(value)") + (unit.isEmpty ? "" : "%\(unit)")
    }
    let note = line.note.map { "(\(plain($0).filter { !"()".contains($0) }))" } ?? ""
    let name = plain(line.name[language]).filter { !".,;{}".contains($0) }
    return "@\(line.role == .optional ? "?" : "")\(name){\(amount ?? "")}\(note)"
  }

  /// Words without what Cooklang would take for marks; within a word a mark is none.
  private func plain(_ words: String) -> String {
    var plain = ""
    for character in words.singleSpaced.replacing("--", with: "–").replacing("[-", with: "[") {
      let isInWord = plain.last.map { $0.isLetter || $0.isNumber } ?? false
      if !"@#~{}".contains(character) || (isInWord && !"{}".contains(character)) { plain.append(character) }
    }
    return plain
  }
}

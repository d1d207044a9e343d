internal import Ingredients
internal import Recipes

/// Why a recipe is recommended, in words.
struct RecommendationReason {
  /// How the missing ingredients are told.
  enum Missing { case names, amounts }

  let recommendation: Recommendation
  let missing: Missing
  let language: Language

  /// One line: `has 2 of 4; missing Tofu, Green Onion; uses Onion, Egg`.
  var text: String {
    let match = recommendation.match
    let has = LocalizedText(
      english: "has \(match.covered) of \(match.required)", korean: "\(match.required)개 중 \(match.covered)개 있음")
    return
      ([has[language]]
      + [
        phrase(LocalizedText(english: "missing", korean: "없는 재료"), match.missing.map(missingName)),
        phrase(LocalizedText(english: "uses", korean: "쓰는 재료"), match.have.map(name)),
        phrase(LocalizedText(english: "leave out", korean: "빼는 재료"), recommendation.leftOut.map(name)),
      ].compactMap(\.self)).joined(separator: "; ")
  }

  private func phrase(_ words: LocalizedText, _ names: [String]) -> String? {
    names.isEmpty ? nil : words[language] + " " + names.joined(separator: ", ")
  }

  private func line(_ id: String) -> RecipeIngredient? { recommendation.recipe.ingredients.first { $0.id == id } }

  /// What the recipe calls an ingredient; what the vocabulary calls it where the recipe has another form of it.
  private func name(_ id: String) -> String {
    line(id)?.name[language] ?? Vocabulary.standard[id]?.name(in: language) ?? id
  }

  private func missingName(_ id: String) -> String {
    guard missing == .amounts, let line = line(id) else { return name(id) }
    return "\(name(id)) (\(line.amount.text(in: language)))"
  }
}

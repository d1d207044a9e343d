internal import CommandLineKit
internal import FridgeKit
internal import Ingredients
internal import Recipes

extension CommandContext {
  /// Shows recommendations for a person: title and score, what it is, why it was chosen.
  ///
  /// - Parameter missing: whether amounts are told; then so is for how many people.
  func show(_ recommendations: [Recommendation], missing: RecommendationReason.Missing) throws {
    for (index, recommendation) in recommendations.enumerated() {
      let recipe = recommendation.recipe
      let score = console.styled("\((recommendation.match.score * 100).fixed(0))%", .green)
      let reason = RecommendationReason(recommendation: recommendation, missing: missing, language: language)
      let facts = facts(recipe) + (missing == .amounts ? [servings(recipe)] : [])
      try console.print([
        "\(index + 1). \(heading(recipe))  \(score)", "   " + facts.joined(separator: " · "), "   " + reason.text,
      ])
    }
  }
}

extension [Recommendation] {
  /// The answer of `fridge recommend --json`, version 1.
  func json(in language: Language) -> JSON {
    .object([("version", .integer(1)), ("recipes", .array(map { $0.json(in: language) }))])
  }
}

extension Recommendation {
  fileprivate func json(in language: Language) -> JSON {
    let missing = recipe.ingredients.filter { match.missing.contains($0.id) }
    let reason = RecommendationReason(recommendation: self, missing: .names, language: language)
    let members: [(key: String, value: JSON)] = [
      ("have", .strings(match.have)), ("missing", .strings(match.missing)),
      ("score", .double((match.score * 10_000).rounded() / 10_000)), ("required", .integer(match.required)),
      ("without", .strings(leftOut)), ("why", .string(reason.text)), ("minutes", .integer(recipe.minutes)),
      ("servings", .integer(recipe.servings)), ("buy", .array(missing.map { $0.json(in: language) })),
    ]
    return .object(recipe.title(in: language) + members)
  }
}

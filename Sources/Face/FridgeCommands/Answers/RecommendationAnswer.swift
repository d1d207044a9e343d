internal import CommandLineKit
internal import FridgeKit
internal import Ingredients
internal import Recipes

extension CommandContext {
  /// Shows recommendations for a person: title and score, what it is, why it is recommended.
  func show(_ recommendations: [Recommendation], _ wording: RecommendationWording) throws {
    for (index, recommendation) in recommendations.enumerated() {
      let recipe = recommendation.recipe
      let score = console.styled("\((recommendation.match.score * 100).fixed(0))%", .green)
      // Amounts mean something only with the number of people.
      let facts = facts(recipe) + (wording.missing == .amounts ? [servings(recipe)] : [])
      let title: DisplayText = "\(index + 1). \(heading(recipe))  \(score)"
      try console.print([
        title, "   \(facts.joined(separator: " · "))", "   \(wording.reason(recommendation))",
      ])
    }
  }
}

extension [Recommendation] {
  /// The answer of `fridge recommend --json`, version 1.
  ///
  /// - Parameter expired: what of the pantry was not counted; nil when nobody looked into it.
  func json(_ wording: RecommendationWording, expired: [JSON]?) -> JSON {
    .object(
      [("version", .integer(1)), ("recipes", .array(map { $0.json(wording) }))]
        + (expired.map { [("expired", .array($0))] } ?? []))
  }
}

extension Recommendation {
  fileprivate func json(_ wording: RecommendationWording) -> JSON {
    let language = wording.language
    let names = RecommendationWording(chosen: wording.chosen, missing: .names, language: language)
    let missing = recipe.ingredients.filter { match.missing.contains($0.id) }
    let members: [(key: String, value: JSON)] = [
      ("have", .strings(match.have)), ("missing", .strings(match.missing)),
      ("score", .double((match.score * 10_000).rounded() / 10_000)), ("required", .integer(match.required)),
      ("without", .strings(leftOut)), ("why", .string(names.reason(self))), ("minutes", .integer(recipe.minutes)),
      ("servings", .integer(recipe.servings)), ("buy", .array(missing.map { $0.json(in: language) })),
      ("short", .array(match.short.map { $0.json(names.name($0.id, in: recipe)) })),
      ("substitutes", .array(match.substitutions.map { $0.json(names.name($0.substitute)) })),
      ("expiring", .array(match.expiring.map { $0.json(names.name($0.id, in: recipe)) })),
    ]
    return .object(recipe.title(in: language) + members)
  }
}

extension RecipeMatch.Shortage {
  fileprivate func json(_ name: String) -> JSON {
    .object([
      ("ingredient", .string(id)), ("name", .string(name)), ("available", available.value.map(JSON.number) ?? .null),
      ("needed", needed.value.map(JSON.number) ?? .null), ("unit", .string(needed.unit.rawValue)),
    ])
  }
}

extension RecipeMatch.Substitution {
  fileprivate func json(_ name: String) -> JSON {
    .object([
      ("ingredient", .string(id)), ("substitute", .string(substitute)), ("name", .string(name)),
      ("quality", .double(Double(quality) / 100)),
    ])
  }
}

extension RecipeMatch.Expiring {
  fileprivate func json(_ name: String) -> JSON {
    .object([("ingredient", .string(id)), ("name", .string(name)), ("days", .integer(daysLeft))])
  }
}

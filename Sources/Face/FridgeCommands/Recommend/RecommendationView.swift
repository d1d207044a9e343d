internal import CommandLineKit
internal import FridgeKit

/// The answer of `fridge recommend`: each recipe with its score, its facts and the reason for it.
struct RecommendationView: AnswerView {
  let recommendations: [Recommendation]
  /// The identifiers that the person chose.
  let chosen: [String]
  let missing: RecommendationReason.Missing
  /// The expired items of the pantry; nil if the pantry is not used.
  let expired: ExpiredItems?
  let context: CommandContext

  var lines: [DisplayText] {
    let reason = RecommendationReason(chosen: chosen, missing: missing, language: context.language)
    let recipes = recommendations.enumerated().flatMap { index, recommendation -> [DisplayText] in
      let recipe = recommendation.recipe
      let score = context.console.styled("\((recommendation.match.score * 100).fixed(0))%", .green)
      // Amounts are meaningless without the number of people.
      let facts = context.facts(recipe) + (missing == .amounts ? [context.servings(recipe)] : [])
      return [
        "\(index + 1). \(context.heading(recipe, with: reason.additions(recommendation)))  \(score)",
        "   \(facts.joined(separator: " · "))",
        "   \(reason.text(recommendation))",
      ]
    }
    return recipes + (expired?.lines ?? [])
  }

  /// Version 1.
  var json: JSON {
    let reason = RecommendationReason(chosen: chosen, missing: .names, language: context.language)
    return .object(
      [("version", .integer(1)), ("recipes", .array(recommendations.map { $0.json(reason) }))]
        + (expired.map { [("expired", $0.json)] } ?? []))
  }
}

extension Recommendation {
  fileprivate func json(_ reason: RecommendationReason) -> JSON {
    let missing = recipe.ingredients.filter { match.missing.contains($0.id) }
    let members: [(key: String, value: JSON)] = [
      ("have", .strings(match.have)), ("takes", .array(match.added.map { $0.json(reason.name($0)) })),
      ("missing", .strings(match.missing)),
      ("score", .double((match.score * 10_000).rounded() / 10_000)), ("required", .integer(match.required)),
      ("without", .strings(leftOut)), ("why", .string(reason.text(self))), ("minutes", .integer(recipe.minutes)),
      ("servings", .integer(recipe.servings)), ("buy", .array(missing.map { $0.json(in: reason.language) })),
      ("short", .array(match.short.map { $0.json(reason.name($0.id, in: recipe)) })),
      ("substitutes", .array(match.substitutions.map { $0.json(reason.name($0.substitute), in: recipe) })),
      ("expiring", .array(match.expiring.map { $0.json(reason.name($0.id, in: recipe)) })),
    ]
    return .object(recipe.title(in: reason.language) + members)
  }
}

extension String {
  /// Returns the JSON form of an ingredient with this identifier.
  fileprivate func json(_ name: String) -> JSON { .object([("ingredient", .string(self)), ("name", .string(name))]) }
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
  fileprivate func json(_ name: String, in recipe: Recipe) -> JSON {
    .object(
      [
        ("ingredient", .string(id)), ("substitute", .string(substitute)), ("name", .string(name)),
        ("quality", .double(Double(quality) / 100)),
      ] + (preparation(in: recipe).map { [("preparation", .string($0.rawValue))] } ?? []))
  }
}

extension RecipeMatch.Expiring {
  fileprivate func json(_ name: String) -> JSON {
    .object([("ingredient", .string(id)), ("name", .string(name)), ("days", .integer(daysLeft))])
  }
}

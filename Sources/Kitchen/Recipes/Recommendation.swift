/// A recipe for the ingredients a person chose, with the reasons.
public struct Recommendation: Sendable, Equatable {
  /// What to cook.
  public let recipe: Recipe
  /// How well it suits the choice.
  public let match: RecipeMatch
  /// The optional ingredients to cook it without, because the person excluded them; see ``DishFilter/leftOut(of:)``.
  public let leftOut: [String]

  /// A recommendation by all of its parts.
  public init(recipe: Recipe, match: RecipeMatch, leftOut: [String] = []) {
    self.recipe = recipe
    self.match = match
    self.leftOut = leftOut
  }

  /// The same for another number of people.
  ///
  /// - Precondition: `servings` is in ``Recipe/allowedServings``.
  public func scaled(toServings servings: Int) -> Recommendation {
    Recommendation(recipe: recipe.scaled(toServings: servings), match: match, leftOut: leftOut)
  }
}

extension RecipeStore {
  /// The recipes that use any of the chosen ingredients, best first; equal ones in the order of their identifiers.
  ///
  /// - Parameter limit: how many recipes at most; nil for all.
  public func recommend(_ ids: [String], limit: Int? = nil) throws(RecipeStoreError) -> [Recommendation] {
    try recommend(RecommendationRequest(ids, limit: limit))
  }

  /// The recipes that answer a request, best first; equal ones in the order of their identifiers.
  public func recommend(_ request: RecommendationRequest) throws(RecipeStoreError) -> [Recommendation] {
    guard !request.ids.isEmpty else { return [] }
    do throws(DatabaseError) {
      let matcher = RecipeMatcher(choosing: request.ids, staples: request.staples)
      let ranked = matcher.rank(try candidates(using: matcher.usableIDs))
      return try recommendations(ranked.filter { $0.match.missing.count <= request.maximumMissing ?? .max }, request)
    } catch { throw .database(error) }
  }

  /// The first recipes that pass the filter; no more are read than it takes to find them.
  private func recommendations(
    _ ranked: [(number: Int, match: RecipeMatch)], _ request: RecommendationRequest
  ) throws(DatabaseError) -> [Recommendation] {
    var found: [Recommendation] = []
    for (number, match) in ranked where found.count < request.limit ?? .max {
      for recipe in try reader.recipes(numbered: [number]) where request.filter.accepts(recipe) {
        found.append(Recommendation(recipe: recipe, match: match, leftOut: request.filter.leftOut(of: recipe)))
      }
    }
    return found
  }

  /// The ingredients of every recipe that uses any of `ids`, in the order of the recipes' numbers.
  private func candidates(using ids: [String]) throws(DatabaseError) -> [Candidate] {
    let parameters = Array(repeating: "?", count: ids.count).joined(separator: ", ")
    let statement = try reader.database.prepare(
      """
      SELECT recipe, id, role FROM ingredient
      WHERE recipe IN (SELECT recipe FROM ingredient WHERE id IN (\(parameters))) ORDER BY recipe, position
      """)
    let rows = try statement.rows(ids.map(SQLValue.text)) { row throws(DatabaseError) in
      (number: row.integer(0), ingredient: (id: row.text(1), role: try row.value(2) as RecipeIngredient.Role))
    }
    var candidates: [Candidate] = []
    for row in rows {
      if candidates.last?.number != row.number { candidates.append(Candidate(number: row.number)) }
      candidates[candidates.count - 1].ingredients.append(row.ingredient)
    }
    return candidates
  }
}

/// A recipe that may be recommended, as far as matching needs it.
private struct Candidate {
  let number: Int
  var ingredients: [(id: String, role: RecipeIngredient.Role)] = []
}

extension RecipeMatcher {
  fileprivate func rank(_ candidates: [Candidate]) -> [(number: Int, match: RecipeMatch)] {
    let matches = candidates.compactMap { candidate in
      match(candidate.ingredients).map { (number: candidate.number, match: $0) }
    }
    return matches.sorted { $0.match.precedes($1.match) ?? ($0.number < $1.number) }
  }
}

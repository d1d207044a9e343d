/// A recipe for the ingredients a person chose, with the reasons.
public struct Recommendation: Sendable, Equatable {
  /// What to cook.
  public let recipe: Recipe
  /// How well it suits the choice.
  public let match: RecipeMatch
}

extension RecipeStore {
  /// The recipes that use any of the chosen ingredients, best first; equal ones in the order of their identifiers.
  ///
  /// - Parameters:
  ///   - ids: the chosen ingredients; identifiers that no recipe uses lower every score.
  ///   - limit: how many recipes at most; nil for all.
  public func recommend(_ ids: [String], limit: Int? = nil) throws(RecipeStoreError) -> [Recommendation] {
    guard !ids.isEmpty else { return [] }
    do throws(DatabaseError) {
      let matcher = RecipeMatcher(choosing: ids)
      let ranked = matcher.rank(try candidates(using: matcher.usableIDs)).prefix(max(0, limit ?? .max))
      let recipes = try reader.recipes(numbered: ranked.map(\.number))
      return zip(recipes, ranked).map { Recommendation(recipe: $0, match: $1.match) }
    } catch { throw .database(error) }
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

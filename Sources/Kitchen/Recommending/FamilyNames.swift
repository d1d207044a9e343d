internal import Files
internal import Ingredients
internal import Recipes

/// Chosen names of families that no recipe requires as such: noodles or soda, of which every dish says which kind.
///
/// A person who has noodles has some kind of them, and there is no dish of the thing itself to come first. So a dish of
/// a kind is nearly as good an answer, while beside dishes of pork one of ribs is not.
struct FamilyNames: Sendable, Equatable {
  /// No names.
  static let none = FamilyNames()

  private var names: Set<String> = []

  private init() {}

  /// Finds the names of families among chosen ingredients.
  ///
  /// - Parameter isRequired: returns whether any recipe requires an ingredient itself.
  init(_ ids: [String], knowledge: IngredientKnowledge, isRequired: (String) -> Bool) {
    names = Set(ids.filter { knowledge.hasKinds($0) && !isRequired($0) })
  }

  /// Returns whether an ingredient is such a name.
  func contains(_ id: String) -> Bool { names.contains(id) }
}

extension RecipeIndexParts {
  /// Returns a request with what its choice means for these recipes: stand-ins for what few of them list, and names of
  /// families.
  func interpreted(_ request: RecommendationRequest) -> RecommendationRequest {
    guard let knowledge = parts.first?.knowledge else { return request }
    var request = request
    request.standIns = StandIns(request.chosen, knowledge: knowledge) { id in
      parts.reduce(0) { $0 + $1.recipes(listing: id) }
    }
    request.familyNames = FamilyNames(request.chosen, knowledge: knowledge) { id in
      parts.contains { $0.requires(id) }
    }
    return request
  }
}

extension RecipeIndex {
  /// Returns whether a recipe of the table requires an ingredient itself.
  fileprivate func requires(_ id: String) -> Bool {
    guard let number = table.ingredients.position(of: id) else { return false }
    guard let postings = lists?.postings else {
      return table.needs.contains { $0.ingredient == number && $0.role == .required }
    }
    return Prominence.Part.allCases.contains { part in
      let list = postings.lists[IndexedNeed.list(of: number, in: .required, as: part)]
      return list.range.map { !$0.isEmpty } ?? true
    }
  }
}

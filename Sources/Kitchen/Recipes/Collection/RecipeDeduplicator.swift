internal import IngredientLines
internal import Ingredients
internal import Localization

/// The outcome of adding a recipe.
public enum RecipeAdmission: Sendable, Equatable {
  /// The recipe is new and was added in this form, possibly with a number in its identifier.
  case added(Recipe)
  /// The recipe exists already, under this identifier.
  case duplicate(of: String)
}

/// Detects duplicate recipes, and gives every new one a unique identifier.
///
/// Two recipes are duplicates if their titles and the sets of their ingredients' names are equal; case, spaces,
/// punctuation and the order of the ingredients are ignored. In a language that a recipe was not written in, the
/// amounts must be equal too.
public struct RecipeDeduplicator: Sendable {
  private var idOfIdentity: [String: String] = [:]
  private var ids: Set<String> = []
  private var lastNumbers: [String: Int] = [:]

  /// Creates a deduplicator that knows the existing recipes.
  public init(_ recipes: [Recipe]) {
    for recipe in recipes { remember(recipe) }
  }

  /// Admits the next recipe unless it is a duplicate, and remembers it.
  public mutating func admit(_ recipe: Recipe) -> RecipeAdmission {
    for identity in Self.identities(of: recipe) {
      if let id = idOfIdentity[identity] { return .duplicate(of: id) }
    }
    let named = recipe.identified(by: claimID(for: recipe.id))
    remember(named)
    return .added(named)
  }

  /// Claims the identifier itself, or the first free one of `id-2`, `id-3`…
  mutating func claimID(for id: String) -> String {
    var (free, number) = (id, lastNumbers[id] ?? 1)
    while ids.contains(free) {
      number += 1
      free = "\(id)-\(number)"
    }
    lastNumbers[id] = number
    ids.insert(free)
    return free
  }

  private mutating func remember(_ recipe: Recipe) {
    ids.insert(recipe.id)
    for identity in Self.identities(of: recipe) where idOfIdentity[identity] == nil {
      idOfIdentity[identity] = recipe.id
    }
  }

  /// Returns the keys by which recipes are compared: title and names in a language that it was written in, or title,
  /// names and amounts in either; the names in the other language come from the vocabulary, where many wordings
  /// coincide.
  private static func identities(of recipe: Recipe) -> Set<String> {
    Set(
      Language.allCases.flatMap { language in
        let title = NameKey(recipe.title[language]).text
        let names = recipe.ingredients.map { NameKey($0.name[language]).text }
        let amounts = zip(names, recipe.ingredients).map { "\($0) \($1.amount.text(in: .english))" }
        let lists = recipe.isWritten(in: language) ? [names, amounts] : [amounts]
        return lists.map { ([title] + Set($0).sorted()).joined(separator: "\n") }
      })
  }
}

extension Recipe {
  /// Returns whether the recipe was written in a language; in both, if it has a title in each.
  fileprivate func isWritten(in language: Language) -> Bool {
    title.english != title.korean || (language == .korean) == title.korean.isKorean
  }

  /// Returns the recipe under another identifier.
  func identified(by id: String) -> Recipe {
    var recipe = self
    recipe.id = id
    return recipe
  }
}

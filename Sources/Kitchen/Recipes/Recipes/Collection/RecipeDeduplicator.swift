internal import Ingredients

/// What became of a recipe that was to be added.
public enum RecipeAdmission: Sendable, Equatable {
  /// It is new, and has this form now: its identifier may have got a number.
  case added(Recipe)
  /// It is there already, under this identifier.
  case duplicate(of: String)
}

/// Tells new recipes from those that are there already, and gives each new one an identifier of its own.
///
/// Two recipes are the same when their titles are and the sets of their ingredients' names are; case, spaces,
/// punctuation and the order of the ingredients make no difference. In a language that a recipe was not written in the
/// amounts must be the same, too.
public struct RecipeDeduplicator: Sendable {
  private var idOfIdentity: [String: String] = [:]
  private var ids: Set<String> = []
  private var lastNumbers: [String: Int] = [:]

  /// A gate that knows the recipes that are there.
  public init(_ recipes: [Recipe]) {
    for recipe in recipes { remember(recipe) }
  }

  /// Decides about the next recipe; from then on it is there.
  public mutating func admit(_ recipe: Recipe) -> RecipeAdmission {
    for identity in Self.identities(of: recipe) {
      if let id = idOfIdentity[identity] { return .duplicate(of: id) }
    }
    let named = recipe.identified(by: claimID(for: recipe.id))
    remember(named)
    return .added(named)
  }

  /// The identifier itself, or the first of `id-2`, `id-3`… that is free; taken from then on.
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

  /// What makes the recipe the same as another: title and names in a language that it was written in, or title, names
  /// and amounts in either; the names in the other language are those of the vocabulary, which many wordings share.
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
  /// Whether the recipe was written in a language: in both, when it has a title in each.
  fileprivate func isWritten(in language: Language) -> Bool {
    title.english != title.korean || (language == .korean) == title.korean.isKorean
  }

  /// The same recipe under another identifier.
  func identified(by id: String) -> Recipe {
    var recipe = self
    recipe.id = id
    return recipe
  }
}

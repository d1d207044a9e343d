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
/// punctuation and the order of the ingredients make no difference.
public struct RecipeGate: Sendable {
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
    let named = recipe.identified(by: takeID(for: recipe.id))
    remember(named)
    return .added(named)
  }

  /// The identifier itself, or the first of `id-2`, `id-3`… that is free; taken from then on.
  mutating func takeID(for id: String) -> String {
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

  /// What makes the recipe the same as another, in either language.
  private static func identities(of recipe: Recipe) -> Set<String> {
    Set(
      [Language.english, .korean].map { language in
        let names = Set(recipe.ingredients.map { NameKey($0.name[language]).text })
        return ([NameKey(recipe.title[language]).text] + names.sorted()).joined(separator: "\n")
      })
  }
}

extension Recipe {
  /// The same recipe under another identifier.
  func identified(by id: String) -> Recipe {
    if id == self.id { return self }
    return Recipe(
      id: id, title: title, cuisine: cuisine, kind: kind, difficulty: difficulty, tags: tags, servings: servings,
      minutes: minutes, ingredients: ingredients, steps: steps)
  }
}

internal import Files
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
public struct RecipeDeduplicator {
  private let store: RecipeStore?
  private var idOfIdentity: [RecipeIdentity: String] = [:]
  private var ids: Set<String> = []
  private var lastNumbers: [String: Int] = [:]

  /// Creates a deduplicator that knows the existing recipes.
  public init(_ recipes: [Recipe]) {
    store = nil
    for recipe in recipes { remember(recipe) }
  }

  /// Creates a deduplicator that looks the existing recipes up in a store, without reading them all.
  public init(beside store: RecipeStore) { self.store = store }

  /// Admits the next recipe unless it is a duplicate, and remembers it.
  public mutating func admit(_ recipe: Recipe) throws(RecipeStoreError) -> RecipeAdmission {
    let identities = RecipeIdentity.all(of: recipe)
    for identity in identities {
      if let id = idOfIdentity[identity] { return .duplicate(of: id) }
      if let id = try store?.id(ofRecipeWith: identity) { return .duplicate(of: id) }
    }
    let named = recipe.identified(by: try claimID(for: recipe.id))
    remember(named, as: identities)
    return .added(named)
  }

  /// Claims the identifier itself, or the first free one of `id-2`, `id-3`…
  private mutating func claimID(for id: String) throws(RecipeStoreError) -> String {
    var (free, number) = (id, lastNumbers[id] ?? 1)
    while try isTaken(free) {
      number += 1
      free = "\(id)-\(number)"
    }
    lastNumbers[id] = number
    ids.insert(free)
    return free
  }

  private func isTaken(_ id: String) throws(RecipeStoreError) -> Bool {
    if ids.contains(id) { return true }
    return try store?.has(id: id) ?? false
  }

  private mutating func remember(_ recipe: Recipe, as identities: Set<RecipeIdentity>? = nil) {
    ids.insert(recipe.id)
    for identity in identities ?? RecipeIdentity.all(of: recipe) where idOfIdentity[identity] == nil {
      idOfIdentity[identity] = recipe.id
    }
  }
}

/// A hash by which recipes are compared: of title and names in a language that a recipe was written in, or of title,
/// names and amounts in either; the names in the other language come from the vocabulary, where many wordings coincide.
struct RecipeIdentity: Hashable {
  /// The hash; that two different recipes among a million share one has a probability of one in ten million.
  let number: Int

  /// Creates the hash of a title and of the elements of a set.
  private init(_ title: Int, _ elements: [Int]) { number = Fingerprint(of: [title] + Set(elements).sorted()).number }

  /// Returns every identity of a recipe.
  static func all(of recipe: Recipe) -> Set<RecipeIdentity> {
    let amounts = recipe.ingredients.map { Self.hash(of: $0.amount.text(in: .english)) }
    var identities: Set<RecipeIdentity> = []
    for language in Language.allCases {
      let title = Self.hash(of: NameKey(recipe.title[language]).text)
      let names = recipe.ingredients.map { line in
        Self.names.value(for: line.name[language]) { Self.hash(of: NameKey(line.name[language]).text) }
      }
      identities.insert(RecipeIdentity(title, zip(names, amounts).map { Fingerprint(of: [$0, $1]).number }))
      if recipe.isWritten(in: language) { identities.insert(RecipeIdentity(title, names)) }
    }
    return identities
  }

  private static func hash(of text: String) -> Int { Fingerprint(of: [Array(text.utf8)]).number }

  /// The hashes of names, of which a few thousand are on most lists.
  private static let names = Memo<Int>(limit: 20_000)
}

extension Recipe {
  /// Returns whether the recipe was written in a language; in both, if it has a title in each.
  fileprivate func isWritten(in language: Language) -> Bool {
    title.english != title.korean || (language == .korean) == title.korean.isKorean
  }

  /// Returns the recipe under another identifier.
  package func identified(by id: String) -> Recipe {
    var recipe = self
    recipe.id = id
    return recipe
  }
}

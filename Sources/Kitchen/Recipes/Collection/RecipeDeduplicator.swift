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
  /// The position in ``known`` of the first recipe with each identity.
  private var positions: [RecipeIdentity: UInt32] = [:]
  /// The identifiers of the recipes, in their order.
  private var known = PackedTexts()
  /// The hashes of the identifiers; two that share one merely give a recipe a number.
  private var ids: Set<Int> = []
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
      if let position = positions[identity] { return .duplicate(of: known[Int(position)]) }
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
    if number > 1 { lastNumbers[id] = number }
    ids.insert(Self.hash(of: free))
    return free
  }

  private func isTaken(_ id: String) throws(RecipeStoreError) -> Bool {
    if ids.contains(Self.hash(of: id)) { return true }
    return try store?.has(id: id) ?? false
  }

  private static func hash(of id: String) -> Int { Fingerprint(of: [Array(id.utf8)]).number }

  private mutating func remember(_ recipe: Recipe, as identities: Set<RecipeIdentity>? = nil) {
    ids.insert(Self.hash(of: recipe.id))
    known.append(recipe.id)
    for identity in identities ?? RecipeIdentity.all(of: recipe) where positions[identity] == nil {
      positions[identity] = UInt32(known.count - 1)
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
    let amounts = recipe.ingredients.map(\.amount.identity)
    var identities: Set<RecipeIdentity> = []
    for language in Language.allCases {
      let title = Self.hash(of: recipe.title[language])
      let names = recipe.ingredients.map { line in
        Self.names.value(for: line.name[language]) { Self.hash(of: line.name[language]) }
      }
      identities.insert(RecipeIdentity(title, zip(names, amounts).map { Fingerprint(of: [$0, $1]).number }))
      if recipe.isWritten(in: language) { identities.insert(RecipeIdentity(title, names)) }
    }
    return identities
  }

  /// Returns a hash of a name that is the same for all its spellings.
  private static func hash(of name: String) -> Int {
    NameKey(name).letters.withUnsafeBytes { Fingerprint(of: $0) }.number
  }

  /// The hashes of names, of which a few thousand are on most lists.
  private static let names = Memo<Int>(limit: 20_000)
}

extension Amount {
  /// A number that two amounts share if they are written alike: with the same unit and to two decimals.
  fileprivate var identity: Int {
    guard let value else { return -1 }
    let unit = Self.unitNumbers[unit] ?? 0
    // An amount is at most 1e8, so the product is far from overflowing.
    return Int((value * 100).rounded()) * Self.unitNumbers.count + unit
  }

  private static let unitNumbers = Dictionary(uniqueKeysWithValues: zip(AmountUnit.allCases, 0...))
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

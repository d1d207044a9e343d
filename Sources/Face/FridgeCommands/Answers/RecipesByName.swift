internal import CommandLineKit
internal import FridgeKit
internal import Recipes

extension CommandContext {
  /// The recipe that some words name together.
  func recipe(named words: [String], in store: RecipeStore) throws -> Recipe {
    let name = words.joined(separator: " ")
    if let recipe = try store.recipe(named: name) { return recipe }
    throw try unknownRecipe(name, in: store)
  }

  /// The recipes that words name one after the other; a name may be one word or several, and the longest counts.
  func recipes(named words: [String], in store: RecipeStore) throws -> [Recipe] {
    var recipes: [Recipe] = []
    var rest = words[...]
    while !rest.isEmpty {
      let counts = stride(from: min(rest.count, Self.longestTitle), through: 1, by: -1)
      let found = try counts.lazy.compactMap { count in
        try store.recipe(named: rest.prefix(count).joined(separator: " ")).map { (recipe: $0, count: count) }
      }.first
      guard let found else { throw try unknownRecipe(rest.first ?? "", in: store) }
      recipes.append(found.recipe)
      rest = rest.dropFirst(found.count)
    }
    return recipes
  }

  /// No title has more words than this.
  private static let longestTitle = 12

  private func unknownRecipe(_ name: String, in store: RecipeStore) throws -> CommandError {
    let titles = try store.suggestions(for: name).map(\.title)
    return .unknownRecipe(name, suggestions: titles.map { BilingualText(en: $0.english, ko: $0.korean) })
  }
}

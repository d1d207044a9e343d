internal import CommandLineKit
internal import FridgeKit

extension CommandContext {
  /// Returns the recipes; shows a progress bar while many are indexed, and remarks if they cannot be cached for the
  /// next run.
  func recipes() throws -> RecipeStore {
    let bar = ProgressBar(on: console)
    let store = try fridge.recipes { bar.show(done: $0, total: $1) }
    bar.clear()
    if case .unwritable(_, let error) = store.persistence {
      let reason = error.message
      remark(
        en: "The recipes cannot be saved for the next time. \(reason.english)",
        ko: "레시피를 저장해 둘 수 없습니다. \(reason.korean)")
    }
    return store
  }

  /// Returns the recipe with this title or identifier.
  func recipe(named name: String, in store: RecipeStore) throws -> Recipe {
    if let recipe = try store.recipe(named: name) { return recipe }
    throw try unknownRecipe(name, in: store)
  }

  /// Returns the recipe with this title or identifier, or the most usual one whose title contains all words.
  ///
  /// Where several titles contain them, a remark names others.
  func recipe(about words: String, in store: RecipeStore) throws -> Recipe {
    if let recipe = try store.recipe(named: words) { return recipe }
    let titled = try store.dishes(titled: words)
    guard let first = titled.first, let recipe = try store.recipe(id: first.id) else {
      throw try unknownRecipe(words, in: store)
    }
    let others = titled.dropFirst().prefix(5).map { $0.title[language] }.joined(separator: ", ")
    let more = titled.count > 6 ? " …" : ""
    if !others.isEmpty {
      remark(en: "Other titles with these words: \(others)\(more)", ko: "이 말이 들어가는 다른 요리: \(others)\(more)")
    }
    return recipe
  }

  /// Returns the recipes that the words name one after the other.
  ///
  /// A name may be one word or several; the longest name that fits is taken.
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

  /// Returns a recipe for the number of people and in the units that options ask for, or else the settings.
  func adjusted(_ recipe: Recipe, servings option: Int?, units system: UnitSystem?) -> Recipe {
    (servings(option).map { recipe.scaled(toServings: $0) } ?? recipe).converted(to: units(system))
  }

  /// Returns the first recipes of a draw that the settings accept.
  func acceptable(drawnBy draw: DailyDraw, limit: Int, from store: RecipeStore) throws -> [Recipe] {
    if settings.acceptsEveryDish { return try store.today(draw, limit: limit) }
    let filter = try DishFilterArguments().filter(for: store, in: self)
    var (drawn, accepted) = (limit, [Recipe]())
    while true {
      let recipes = try store.today(draw, limit: drawn)
      accepted = recipes.filter(filter.accepts)
      if accepted.count >= limit || recipes.count < drawn { return Array(accepted.prefix(limit)) }
      drawn *= 4
    }
  }

  /// The most words in a title.
  private static let longestTitle = 12

  private func unknownRecipe(_ name: String, in store: RecipeStore) throws -> CommandError {
    let titles = try store.suggestions(for: name).map(\.title)
    return .unknownRecipe(name, suggestions: titles.map { BilingualText(en: $0.english, ko: $0.korean) })
  }
}

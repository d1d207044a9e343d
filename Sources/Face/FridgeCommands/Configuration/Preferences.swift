internal import CommandLineKit
internal import FridgeKit

/// A command that runs even if the settings cannot be read.
protocol WorksWithoutSettings {}

extension CommandContext {
  /// Returns the number of people that an option asks for, or that of the settings; nil for each recipe's own.
  func servings(_ option: Int?) -> Int? { option ?? settings.servings }

  /// Returns the unit system that an option asks for, or that of the settings.
  func units(_ option: UnitSystem?) -> UnitSystem { option ?? settings.units }

  /// Returns the recipes with the household's staples counted as such, so that nobody is told to buy them.
  func withHouseholdStaples(_ recipes: [Recipe], in store: RecipeStore) throws -> [Recipe] {
    let staples = try householdStaples(in: store)
    return staples.isEmpty ? recipes : recipes.map { $0.assumingAtHome(staples) }
  }

  /// Returns the identifiers of the household's staples.
  func householdStaples(in store: RecipeStore) throws -> Set<String> { try ids(settings.staples, in: store) }

  /// Returns the identifiers of the ingredients that are never eaten, except for those that the person named.
  func neverEaten(choosing chosen: [String], in store: RecipeStore) throws -> Set<String> {
    try ids(settings.never, in: store).filter { id in
      let filter = DishFilter(excluded: [id])
      return !chosen.contains(where: filter.isExcluded)
    }
  }

  /// Remarks on ingredients that the settings exclude, although the person named them or a recipe that requires them.
  ///
  /// - Parameter ids: the identifiers of ingredients.
  func remarkOnExcluded(_ ids: [String], in store: RecipeStore) throws {
    let filter = DishFilter(excluded: try self.ids(settings.never, in: store))
    let excluded = ids.filter(filter.isExcluded)
    if excluded.isEmpty { return }
    try console.flush()
    let names = excluded.map { name(ofLabel: $0) }.joined(separator: ", ")
    remark(
      en: "By your settings you never eat this, but you chose it: \(names).",
      ko: "설정에는 먹지 않는다고 되어 있지만 직접 고른 식재료입니다: \(names).")
  }

  private func ids(_ words: [SettingsWord], in store: RecipeStore) throws -> Set<String> {
    guard !words.isEmpty, let file = DataFolders.settingsFile else { return [] }
    return try fridge.ingredientIDs(named: words, in: store, settingsFile: file)
  }
}

extension DishFilterArguments {
  /// Returns the filter of the options and of the settings together.
  ///
  /// - Parameter chosen: the identifiers that the person named, which are accepted even if the settings never want them.
  func filter(
    for store: RecipeStore, choosing chosen: [String] = [], in context: CommandContext
  ) throws -> DishFilter {
    var filter = try filter(for: store, in: context.fridge)
    filter.required.formUnion(Set(context.settings.diet).subtracting(filter.avoided))
    filter.avoided.formUnion(Set(context.settings.avoid).subtracting(filter.required))
    filter.excluded.formUnion(try context.neverEaten(choosing: chosen, in: store))
    return filter
  }
}

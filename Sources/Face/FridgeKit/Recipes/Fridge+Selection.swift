internal import IngredientLines
public import Ingredients
public import Recipes
public import Recognition

extension Fridge {
  /// Returns the ingredients that command-line words name, in their order.
  ///
  /// As many words as possible form one name, as in `fish cake coconut milk`. But two names of the vocabulary stay two
  /// ingredients where the joined name is outside the vocabulary: `rice milk` means rice and milk. A comma ends a name.
  /// Words that are no names may be lines of a recipe: `1 cup chopped onion`. Unknown words hide no names beside them.
  ///
  /// - Throws: ``ChoiceError/unknown(_:suggestions:)`` if there are words, but no name is among them.
  public func namedIngredients(in words: [String]) throws(ChoiceError) -> NamedIngredients {
    var named = names(in: words)
    if !named.unknown.isEmpty, let ids = lines(in: words) { named = NamedIngredients(ids: ids) }
    if named.ids.isEmpty, let first = named.unknown.first { throw first }
    return named
  }

  private func names(in words: [String]) -> NamedIngredients {
    var named = NamedIngredients()
    let kitchen = kitchen
    func take(_ words: inout ArraySlice<Substring>) {
      let first = words.first.map { String($0) } ?? ""
      do throws(ChoiceError) { named.ids.append(try kitchen.takeFood(&words, preferring: vocabulary).id) } catch {
        if let ids = lines(in: [first]) { named.ids += ids } else { named.unknown.append(error) }
      }
    }
    var open: ArraySlice<Substring> = []
    for word in words {
      for (index, piece) in word.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { while !open.isEmpty { take(&open) } }
        if piece.contains(where: { !$0.isWhitespace }) { open.append(piece) }
      }
    }
    while !open.isEmpty { take(&open) }
    return named
  }

  /// Returns the ids of the food on lines as in a recipe; nil if any of it is not certain.
  private func lines(in words: [String]) -> [String]? {
    guard let portions = try? PortionParser(kitchen).portions(words),
      portions.allSatisfy({ $0.ingredient.isListed && IngredientResolver.standard.isCertain($0.name) })
    else { return nil }
    return portions.map(\.ingredient.id)
  }

  /// Returns the ingredients that a cook chose by name, in either language: one to five, each once, in the order named.
  public func selection(named names: [String]) throws(ChoiceError) -> IngredientSelection {
    var chosen: [Ingredient] = []
    let kitchen = kitchen
    for name in names { chosen.append(try kitchen.food(named: name)) }
    do { return try IngredientSelection(chosen) } catch { throw .selection(error) }
  }

  /// Returns the named ingredients, then those seen in photos by descending confidence, as many as there is room for.
  public func selection(named names: [String], seen list: IngredientList) throws(ChoiceError) -> IngredientSelection {
    let named = names.isEmpty ? [] : try selection(named: names).ingredients
    let seen = cookable(list).filter { !named.contains($0) }
    do {
      return try IngredientSelection(named + seen.prefix(IngredientSelection.allowedCounts.upperBound - named.count))
    } catch { throw .selection(error) }
  }

  /// Returns the edible ingredients seen in photos by descending confidence; ties in the order of first sight.
  public func cookable(_ list: IngredientList) -> [Ingredient] {
    let ranked = list.entries.enumerated().sorted {
      ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset)
    }
    return ranked.compactMap { kitchen[$0.element.label] }.filter { $0.id != Vocabulary.noneID }
  }

  /// Returns the ids of the ingredients with these names in the vocabulary or in a dish of `store`.
  ///
  /// - Throws: ``ChoiceError`` for an unknown name, `RecipeStoreError` when the store cannot be read.
  public func ingredientIDs(named names: [String], in store: RecipeStore) throws -> Set<String> {
    var ids: Set<String> = []
    let kitchen = kitchen
    for name in names {
      let known = kitchen.ingredient(named: name).map { [$0.id] } ?? []
      let found = try known + store.ingredients(named: name)
      if found.isEmpty { throw ChoiceError.unknown(name, suggestions: kitchen.suggestions(for: name)) }
      ids.formUnion(found)
    }
    return ids
  }
}

/// The ingredients that words name.
public struct NamedIngredients: Sendable {
  /// The identifiers of the ingredients, in the order named.
  public internal(set) var ids: [String] = []
  /// The errors of the words that name nothing, in their order.
  public internal(set) var unknown: [ChoiceError] = []
}

extension Vocabulary {
  /// The largest number of words in a name.
  private static let mostWords = 6

  /// Removes the longest name that the words begin with, unless its words are names of `usual` one by one and it is not,
  /// or its words are ingredients one by one and it is a ready-made dish or only written with “&”: 김 밥 is laver and
  /// rice, and pork beans are not Pork & Beans.
  fileprivate func takeFood(
    _ words: inout ArraySlice<Substring>, preferring usual: Vocabulary
  ) throws(ChoiceError) -> Ingredient {
    for count in stride(from: min(words.count, Self.mostWords), through: 1, by: -1) {
      let taken = words.prefix(count)
      let key = NameKey(taken.joined())
      guard let found = food(keyed: key) else { continue }
      if count > 1, usual[found.id] == nil, taken.allSatisfy({ usual.food(keyed: NameKey(String($0))) != nil }) {
        continue
      }
      if count > 1, found.isReadyMade || !found.isWritten(key),
        taken.allSatisfy({ food(keyed: NameKey(String($0)))?.isReadyMade == false })
      {
        continue
      }
      words = words.dropFirst(count)
      return found
    }
    return try food(named: String(words.removeFirst()))
  }

  private func food(keyed key: NameKey) -> Ingredient? {
    ingredient(keyed: key).flatMap { $0.id == Self.noneID ? nil : $0 }
  }

  /// Returns the edible ingredient with that name.
  fileprivate func food(named name: String) throws(ChoiceError) -> Ingredient {
    guard let ingredient = ingredient(named: name), ingredient.id != Self.noneID else {
      throw .unknown(name, suggestions: suggestions(for: name))
    }
    return ingredient
  }
}

extension Ingredient {
  /// Whether it is a dish that is bought or left over rather than cooked with.
  fileprivate var isReadyMade: Bool { IngredientKnowledge.standard[id]?.category == .prepared }

  /// Returns whether one of its names without “&”, which has no letter in a key, has this key.
  fileprivate func isWritten(_ key: NameKey) -> Bool {
    names.contains { !$0.contains("&") && key.isKey(of: $0) }
  }
}

/// Why ingredients could not be chosen.
public enum ChoiceError: Error, Equatable {
  /// No ingredient has that name; `suggestions` are similar ones, likeliest first.
  case unknown(String, suggestions: [Ingredient])
  /// Too few or too many were named.
  case selection(SelectionError)
}

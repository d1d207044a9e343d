internal import IngredientLines
public import Ingredients
public import Recipes
public import Recognition

extension Fridge {
  /// Returns the ingredients that command-line words name, in their order.
  ///
  /// As many words as possible form one name, as in `fish cake coconut milk`, unless they are foods of their own: `rice
  /// milk` means rice and milk. A comma ends a name, and an argument with spaces is one.
  /// Words that are no names may be lines of a recipe: `1 cup chopped onion`. Unknown words hide no names beside them.
  ///
  /// - Throws: ``ChoiceError/unknown(_:suggestions:)`` if there are words, but no name is among them.
  public func namedIngredients(in words: [String]) throws(ChoiceError) -> NamedIngredients {
    var named = names(in: words)
    let mayBeLines = !named.unknown.isEmpty && !named.unknown.contains(where: isMisspelling)
    if mayBeLines, let ids = lines(in: words) { named = NamedIngredients(ids: ids) }
    if named.ids.isEmpty, let first = named.unknown.first { throw first }
    return named
  }

  private func names(in words: [String]) -> NamedIngredients {
    var named = NamedIngredients()
    let kitchen = kitchen
    func take(_ words: inout ArraySlice<Substring>) {
      let first = words.first.map { String($0) } ?? ""
      do throws(ChoiceError) { named.ids.append(try kitchen.takeFood(&words).id) } catch {
        if let ids = lines(in: [first]) { named.ids += ids } else { named.unknown.append(error) }
      }
    }
    var open: ArraySlice<Substring> = []
    for word in words {
      for (index, piece) in word.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { while !open.isEmpty { take(&open) } }
        // Peppers are no black pepper, with a space before them either.
        let name = piece.drop(while: \.isWhitespace)
        if let last = name.lastIndex(where: { !$0.isWhitespace }) { open.append(name[...last]) }
      }
    }
    while !open.isEmpty { take(&open) }
    return named
  }

  /// Returns whether an unknown word is meant as a name that it nearly is, and not as a brand or a part of a line.
  private func isMisspelling(_ error: ChoiceError) -> Bool {
    guard case .unknown(let word, _) = error, !DescriptiveWords.fill(word) else { return false }
    return kitchen.correction(of: word) != nil
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
      let found = try AvoidedFoods.ids(named: name) ?? known + store.ingredients(named: name)
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

  /// Removes the longest name that the words begin with, unless its words are foods of their own.
  fileprivate func takeFood(_ words: inout ArraySlice<Substring>) throws(ChoiceError) -> Ingredient {
    for count in stride(from: min(words.count, Self.mostWords), through: 1, by: -1) {
      let taken = words.prefix(count).map(String.init)
      guard let found = food(called: taken.joined()), !WordsApart.areFoods(taken, joined: found, food: food(called:))
      else { continue }
      words = words.dropFirst(count)
      return found
    }
    return try food(named: String(words.removeFirst()))
  }

  private func food(called name: String) -> Ingredient? {
    let found = EnglishUsage.ingredient(name) ?? ingredient(keyed: NameKey(name))
    return found.flatMap { $0.id == Self.noneID ? nil : $0 }
  }

  /// Returns the edible ingredient with that name.
  fileprivate func food(named name: String) throws(ChoiceError) -> Ingredient {
    guard let ingredient = ingredient(named: name), ingredient.id != Self.noneID else {
      throw .unknown(name, suggestions: suggestions(for: name))
    }
    return ingredient
  }
}

/// Why ingredients could not be chosen.
public enum ChoiceError: Error, Equatable {
  /// No ingredient has that name; `suggestions` are similar ones, likeliest first.
  case unknown(String, suggestions: [Ingredient])
  /// Too few or too many were named.
  case selection(SelectionError)
}

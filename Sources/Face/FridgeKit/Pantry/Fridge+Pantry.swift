internal import Ingredients
public import Recipes
internal import Recognition

extension Fridge {
  /// Opens the pantry in the user's folder; a store belongs to one caller at a time.
  public func pantry() throws(PantryFailure) -> PantryStore {
    guard let folders else { throw .recipes(.noData) }
    guard let state = folders.state else { throw .noHome }
    do { return try PantryStore(keptIn: state) } catch { throw .store(error) }
  }

  /// Reads what a person typed about food: names in either language, with amounts or without.
  ///
  /// Names are those of the vocabulary and of all recipes' ingredients; at least one portion.
  public func portions(_ words: [String]) throws(PantryFailure) -> [Portion] {
    let parser = PortionParser(try kitchenVocabulary())
    do { return try parser.portions(words) } catch { throw .words(error) }
  }

  /// What photos show, as portions without amounts; what the vocabulary lacks goes by the model's label.
  public func portions(in scan: ScanReport) -> [Portion] {
    scan.ingredients.entries.map { entry in
      Portion(
        vocabulary[entry.label] ?? Ingredient(id: entry.label, english: entry.label, korean: entry.label))
    }
  }

  private func kitchenVocabulary() throws(PantryFailure) -> Vocabulary {
    let store: RecipeStore
    do throws(RecipesFailure) { store = try recipes() } catch { throw .recipes(error) }
    do throws(RecipeStoreError) { return try store.vocabulary(extending: vocabulary) } catch {
      throw .recipes(.store(error))
    }
  }
}

/// Why the pantry could not be used.
public enum PantryFailure: Error, Equatable {
  /// The user has no home where a pantry could be kept.
  case noHome
  /// The recipes, which name ingredients, could not be opened.
  case recipes(RecipesFailure)
  /// The words name no portions.
  case words(PortionError)
  /// The store could not be opened.
  case store(PantryError)
}

public import Files
public import IngredientLines
internal import Ingredients
public import Pantry
public import Recipes
internal import Recognition
public import Time

extension Fridge {
  /// Opens the recipe store: kept in the user's folder, built there at first use, held in memory where the folder
  /// cannot be written.
  ///
  /// ``RecipeStore/persistence`` states which; a store belongs to one caller at a time.
  ///
  /// - Parameter progress: called while recipes are indexed that no earlier command has indexed.
  public func recipes(progress: RecipeStore.Progress = { _, _ in }) throws(RecipesFailure) -> RecipeStore {
    guard let folders else { throw .noData }
    do {
      return try RecipeStore(
        dishes: folders.dishes, collection: folders.state, keptIn: folders.state, vocabulary: vocabulary,
        progress: progress)
    } catch { throw .store(error) }
  }
}

/// Why the recipes could not be opened.
public enum RecipesFailure: Error, Equatable {
  /// The program's data were not found.
  case noData
  /// The dishes or the store could not be used.
  case store(RecipeStoreError)
}

extension Fridge {
  /// Opens the pantry in the user's folder; a store belongs to one caller at a time.
  public func pantry() throws(PantryFailure) -> PantryStore {
    guard let folders else { throw .recipes(.noData) }
    guard let state = folders.state else { throw .noHome }
    do { return try PantryStore(keptIn: state) } catch { throw .store(error) }
  }

  /// Parses what a person typed about food: names in either language, with or without amounts.
  ///
  /// Names are those of the vocabulary and of all recipes' ingredients; the result has at least one portion.
  public func portions(_ words: [String]) throws(PantryFailure) -> [Portion] {
    let parser = PortionParser(try kitchenVocabulary())
    do { return try parser.portions(words) } catch { throw .words(error) }
  }

  /// Returns the ingredients of photos as portions without amounts; a label that is no ingredient is
  /// its own name.
  public func portions(in scan: ScanReport) -> [Portion] { portions(of: scan.ingredients) }

  /// Returns the ingredients of a list as ``portions(in:)`` does.
  public func portions(of list: IngredientList) -> [Portion] {
    list.entries.map { entry in
      Portion(kitchen[entry.label] ?? Ingredient(id: entry.label, english: entry.label, korean: entry.label))
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
  /// The recipes, whose ingredients extend the vocabulary, could not be opened.
  case recipes(RecipesFailure)
  /// The words name no portions.
  case words(PortionError)
  /// The store could not be opened.
  case store(PantryError)
}

extension Fridge {
  /// Returns a backup of the user's own data as they are now.
  ///
  /// - Parameter settings: the file of settings, such as ``DataFolders/settingsFile``; nil to leave it out.
  public func backup(settings: FilePath? = nil, at time: Moment) throws(BackupFailure) -> Backup {
    let folder = try keptFolder()
    do throws(BackupError) { return try Backup(of: folder, settings: settings, at: time) } catch {
      throw .backup(error)
    }
  }

  /// Restores the user's data from a backup; the current data are kept beside them.
  ///
  /// - Parameter settings: the file of settings, which is replaced if the backup has settings; nil to leave it alone.
  /// - Returns: the backup, and a report of what was restored.
  @discardableResult
  public func restore(
    from file: FilePath, settings: FilePath? = nil, at time: Moment
  ) throws(BackupFailure) -> (Backup, Restoration) {
    let folder = try keptFolder()
    do throws(BackupError) {
      let backup = try Backup(readingFrom: file)
      return (backup, try backup.restore(from: file, into: folder, settings: settings, at: time))
    } catch { throw .backup(error) }
  }

  /// The files for the user's own data, whether or not they exist; an output is never one of them.
  public var storeFiles: [FilePath] {
    folders?.state.map { folder in UserStore.allCases.map { $0.path(in: folder) } } ?? []
  }

  private func keptFolder() throws(BackupFailure) -> FilePath {
    guard let folders else { throw .noData }
    guard let state = folders.state else { throw .noHome }
    return state
  }
}

/// Why the user's data could not be backed up or restored.
public enum BackupFailure: Error, Equatable {
  /// The program's own data were not found.
  case noData
  /// The user has no home where data could be kept.
  case noHome
  /// The files could not be read or written.
  case backup(BackupError)
}

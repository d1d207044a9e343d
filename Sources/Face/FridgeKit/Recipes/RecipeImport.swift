public import Files
internal import RecipeFiles
public import Recipes

extension Fridge {
  /// Reads recipes from files and folders and adds the new ones to the user's own: all of them or, when anything fails,
  /// none.
  ///
  /// - Parameter mode: whether the recipes are kept, or only what would become of them is told.
  public func importRecipes(from paths: [FilePath], _ mode: ImportMode) throws(ImportFailure) -> ImportReport {
    let (state, bundled) = try collectionPlace()
    let records = RecipeFileReader().records(of: paths)
    let recipes = records.compactMap { try? $0.result.get().recipe }
    var admissions: [RecipeAdmission]
    switch mode {
    case .keep where !recipes.isEmpty:
      do throws(CollectionError) {
        admissions = try RecipeCollection(keptIn: state).add(recipes, beside: bundled)
      } catch { throw .collection(error) }
    case .keep, .tell:
      var gate = RecipeGate(bundled)
      admissions = recipes.map { gate.admit($0) }
    }
    return ImportReport(records: records, admissions: admissions)
  }

  /// The recipes that the user added; empty when there are none.
  public func ownRecipes() throws(ImportFailure) -> [Recipe] {
    let (state, _) = try collectionPlace()
    if RecipeCollection.file(in: state).kind == nil { return [] }
    do throws(CollectionError) { return try RecipeCollection(keptIn: state).recipes() } catch {
      throw .collection(error)
    }
  }

  /// The user's folder, and every recipe that is there already.
  private func collectionPlace() throws(ImportFailure) -> (state: FilePath, recipes: [Recipe]) {
    guard let folders else { throw .recipes(.noData) }
    guard let state = folders.state else { throw .noHome }
    do throws(RecipesFailure) {
      let store = try recipes()
      do throws(RecipeStoreError) { return (state, try store.recipes()) } catch { throw RecipesFailure.store(error) }
    } catch { throw .recipes(error) }
  }
}

/// Whether an import is kept.
public enum ImportMode: Sendable {
  /// The new recipes are added.
  case keep
  /// Nothing is changed.
  case tell
}

/// Why the user's own recipes could not be read or added to.
public enum ImportFailure: Error, Equatable {
  /// The user has no home where recipes could be kept.
  case noHome
  /// The recipes that are there already could not be opened.
  case recipes(RecipesFailure)
  /// The user's own recipes could not be opened or changed.
  case collection(CollectionError)
}

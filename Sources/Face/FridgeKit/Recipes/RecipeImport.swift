public import Files
public import RecipeFiles
public import Recipes

extension Fridge {
  /// Imports recipes from files and folders into the user's own: all new ones or, when anything fails, none.
  ///
  /// - Parameter mode: whether the recipes are kept, or the import is only simulated.
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
    case .keep, .dryRun:
      var deduplicator = RecipeDeduplicator(bundled)
      admissions = recipes.map { deduplicator.admit($0) }
    }
    return ImportReport(records: records, admissions: admissions)
  }

  /// Returns the recipes that the user added; empty when there are none.
  public func ownRecipes() throws(ImportFailure) -> [Recipe] {
    let (state, _) = try collectionPlace()
    if RecipeCollection.file(in: state).kind == nil { return [] }
    do throws(CollectionError) { return try RecipeCollection(keptIn: state).recipes() } catch {
      throw .collection(error)
    }
  }

  /// Returns the user's folder and all existing recipes.
  private func collectionPlace() throws(ImportFailure) -> (state: FilePath, recipes: [Recipe]) {
    guard let folders else { throw .recipes(.noData) }
    guard let state = folders.state else { throw .noHome }
    do throws(RecipesFailure) {
      let store = try recipes()
      do throws(RecipeStoreError) { return (state, try store.recipes()) } catch { throw RecipesFailure.store(error) }
    } catch { throw .recipes(error) }
  }
}

/// The effect of an import.
public enum ImportMode: Sendable {
  /// The new recipes are added.
  case keep
  /// Nothing is changed; the import is only reported.
  case dryRun
}

/// Why the user's own recipes could not be read or added to.
public enum ImportFailure: Error, Equatable {
  /// The user has no home where recipes could be kept.
  case noHome
  /// The existing recipes could not be opened.
  case recipes(RecipesFailure)
  /// The user's own recipes could not be opened or changed.
  case collection(CollectionError)
}

/// The result of an import.
public struct ImportReport: Sendable, Equatable {
  /// The outcome of one record.
  public enum Outcome: Sendable, Equatable {
    /// The recipe is new; its identifier may have been given a number.
    case imported(Recipe)
    /// The recipe exists already, under this identifier.
    case duplicate(of: String)
    /// The record is broken.
    case skipped(RecordError)
  }

  /// The outcome of every record, in the order of the files.
  public let outcomes: [(place: RecordPlace, outcome: Outcome)]
  /// The number of imported recipes with each kind of loss or guess; in a fixed order, without zeros.
  public let losses: [(loss: RecipeLoss, count: Int)]

  /// - Parameter admissions: one for each readable record, in the same order.
  init(records: [RecipeRecord], admissions: [RecipeAdmission]) {
    var admissions = admissions[...]
    var counts: [RecipeLoss: Int] = [:]
    outcomes = records.map { record in
      switch record.result {
      case .failure(let fault): return (record.place, .skipped(fault))
      case .success(let read):
        guard case .added(let recipe)? = admissions.first else {
          let id = if case .duplicate(let id)? = admissions.first { id } else { read.recipe.id }
          admissions = admissions.dropFirst()
          return (record.place, .duplicate(of: id))
        }
        admissions = admissions.dropFirst()
        for loss in read.losses { counts[loss, default: 0] += 1 }
        return (record.place, .imported(recipe))
      }
    }
    losses = RecipeLoss.allCases.compactMap { loss in counts[loss].map { (loss, $0) } }
  }

  /// The imported recipes.
  public var imported: [Recipe] {
    outcomes.compactMap { if case .imported(let recipe) = $0.outcome { recipe } else { nil } }
  }

  /// The number of duplicates.
  public var duplicates: Int {
    outcomes.count { if case .duplicate = $0.outcome { true } else { false } }
  }

  /// The broken records.
  public var skipped: [(place: RecordPlace, fault: RecordError)] {
    outcomes.compactMap { if case .skipped(let fault) = $0.outcome { ($0.place, fault) } else { nil } }
  }

  /// Returns whether two reports are equal.
  public static func == (one: ImportReport, other: ImportReport) -> Bool {
    one.outcomes.elementsEqual(other.outcomes, by: ==) && one.losses.elementsEqual(other.losses, by: ==)
  }
}

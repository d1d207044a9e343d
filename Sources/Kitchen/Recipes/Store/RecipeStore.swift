public import Files
public import Ingredients
public import SQLite

/// An SQLite database of all recipes, built at first use from the bundled dishes and the user's own recipes, and brought
/// up to date with what has changed since.
///
/// A store may be used by one caller at a time.
public final class RecipeStore {
  /// The place where the recipes are kept between runs.
  public enum Persistence: Sendable, Equatable {
    /// The store is kept in this file, which the next run opens at once.
    case file(FilePath)
    /// The store is kept in memory only, as requested.
    case memory
    /// The store is kept in memory only, because the file could not be written; the next run builds it again.
    case unwritable(FilePath, FileError)
  }

  /// Called while recipes are indexed, with the number done and the number of all.
  public typealias Progress = (_ done: Int, _ total: Int) -> Void

  /// The place where these recipes are kept.
  public let persistence: Persistence
  package let reader: RecipeReader
  /// Tells whether an identifier is taken, and who has an identity.
  let takenID: Statement, likeID: Statement
  private let origin: StoreOrigin

  /// Opens the store, and builds or updates it if the bundled dishes or the user's recipes have changed.
  ///
  /// A new store replaces its file atomically, however many processes build it at once and whenever they are stopped.
  /// An update adds only what is new, and goes on where a stopped one was. An unreadable file is replaced, and so is a
  /// damaged one as long as it has the checksum with which it was built.
  ///
  /// - Parameters:
  ///   - dishes: the folder of the bundled dish files.
  ///   - collection: the folder of the user's own recipes, if any; a recipe with the identifier of a dish becomes
  ///     `id-2`.
  ///   - folder: the folder for `recipes.sqlite`, created if missing; nil keeps the store in memory.
  ///   - vocabulary: the names of the ingredients that dishes refer to.
  ///   - progress: called while recipes are indexed.
  public init(
    dishes: FilePath, collection: FilePath? = nil, keptIn folder: FilePath?, vocabulary: Vocabulary = .standard,
    progress: Progress = { _, _ in }
  ) throws(RecipeStoreError) {
    let sources = try RecipeSources(dishes: dishes, collection: collection)
    let opened = try StoreOpening(sources, at: folder.map(Self.file), vocabulary: vocabulary)
      .open(progress: progress)
    persistence = opened.persistence
    origin = opened.origin
    do throws(DatabaseError) {
      reader = try RecipeReader(opened.database, .store)
      takenID = try opened.database.prepare("SELECT 1 FROM recipe WHERE id = ?")
      likeID = try opened.database.prepare(
        "SELECT id FROM recipe WHERE number = (SELECT min(recipe) FROM identity WHERE key = ?)")
    } catch { throw .database(error) }
  }

  /// Returns the path of the store's file in the user's folder.
  static func file(in folder: FilePath) -> FilePath { folder.appending("recipes.sqlite") }

  /// The database, for queries.
  package var database: Database { reader.database }

  /// A text that the next build of the store changes, if it has recipes of the user's.
  package var lineage: String { origin.lineage }

  /// The number of the last change of the user's recipes that the store has taken over.
  public var sequence: Int { origin.sequence }

  /// Whether the store has taken over all of that change.
  package var isComplete: Bool { origin.reached == .max }

  /// Returns every recipe: the bundled ones by identifier, then the user's own in the order of their addition.
  public func recipes() throws(RecipeStoreError) -> [Recipe] {
    do throws(DatabaseError) { return try reader.recipes() } catch { throw .database(error) }
  }
}

/// The reason why the recipes cannot be used.
public enum RecipeStoreError: Error, Equatable {
  /// The bundled dishes cannot be read.
  case dishes(DishFileError)
  /// The user's own recipes cannot be read.
  case collection(CollectionError)
  /// SQLite returned an error.
  case database(DatabaseError)
}

/// The sources of a store's recipes: the bundled dishes and the user's own recipes.
package struct RecipeSources {
  private let files: DishFiles
  /// The user's own recipes; nil if there are none.
  let snapshot: CollectionSnapshot?
  /// The fingerprint of the bundled dishes and of all knowledge from which values are derived.
  let fingerprint: Fingerprint

  /// - Parameters:
  ///   - dishes: the folder of the bundled dish files.
  ///   - collection: the folder that may hold a ``RecipeCollection``.
  init(dishes: FilePath, collection: FilePath?) throws(RecipeStoreError) {
    do throws(DishFileError) { files = try DishFiles(in: dishes) } catch { throw .dishes(error) }
    do throws(CollectionError) {
      snapshot = try collection.flatMap { folder throws(CollectionError) in try CollectionSnapshot(in: folder) }
    } catch { throw .collection(error) }
    fingerprint = files.fingerprint
  }

  /// Calls `body` for each of the bundled dishes, in the order of their identifiers.
  func forEachDish(
    vocabulary: Vocabulary, _ body: (Recipe) throws(RecipeStoreError) -> Void
  ) throws(RecipeStoreError) {
    try files.forEachRecipe(vocabulary: vocabulary, catching: { .dishes($0) }, body)
  }

  /// The number of the last change of the user's recipes; 0 without any.
  var sequence: Int { snapshot?.sequence ?? 0 }

  /// Returns whether a store of some origin is one of these sources, perhaps an earlier state of them.
  func continues(_ origin: StoreOrigin) throws(DatabaseError) -> Bool {
    guard origin.fingerprint == fingerprint.text, origin.sequence <= sequence else { return false }
    if origin.sequence == 0 { return origin.token.isEmpty }
    return try snapshot?.token(of: origin.sequence) == origin.token
  }

  /// Returns whether a store that continues the sources has all of them.
  func areAll(in origin: StoreOrigin) -> Bool { origin.sequence == sequence && origin.reached == .max }
}

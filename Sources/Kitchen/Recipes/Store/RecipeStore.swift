public import Files
public import Ingredients
public import SQLite

/// An SQLite database of all recipes, built at first use from the bundled dishes and the user's own recipes.
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

  /// The place where these recipes are kept.
  public let persistence: Persistence
  package let reader: RecipeReader

  /// Opens the store, building it if it is missing or if the bundled dishes or the user's recipes have changed.
  ///
  /// A new store replaces its file atomically, however many processes build it at once and whenever they are stopped.
  /// An unreadable or damaged file is replaced.
  ///
  /// - Parameters:
  ///   - dishes: the folder of the bundled dish files.
  ///   - collection: the folder of the user's own recipes, if any; a recipe with the identifier of a dish becomes
  ///     `id-2`.
  ///   - folder: the folder for `recipes.sqlite`, created if missing; nil keeps the store in memory.
  ///   - vocabulary: the names of the ingredients that dishes refer to.
  public init(
    dishes: FilePath, collection: FilePath? = nil, keptIn folder: FilePath?, vocabulary: Vocabulary = .standard
  ) throws(RecipeStoreError) {
    let sources = try RecipeSources(dishes: dishes, collection: collection)
    let path = folder?.appending("recipes.sqlite")
    if let path, let kept = Self.open(path, for: sources.fingerprint) {
      (reader, persistence) = (kept, .file(path))
    } else {
      (reader, persistence) = try Self.build(from: sources, at: path, vocabulary: vocabulary)
    }
  }

  /// Returns every recipe, ordered by identifier.
  public func recipes() throws(RecipeStoreError) -> [Recipe] {
    do throws(DatabaseError) { return try reader.recipes() } catch { throw .database(error) }
  }

  /// Opens the store at `path` if it is intact and was built from the same files.
  ///
  /// No reason is given for a failure, because the remedy is always to rebuild the store.
  private static func open(_ path: FilePath, for fingerprint: Fingerprint) -> RecipeReader? {
    guard path.kind == .file, StoreChecksum.isIntact(path), let database = try? Database(readingFrom: path) else {
      return nil
    }
    guard (try? StoreSchema.isCurrent(database, for: fingerprint)) == true else { return nil }
    return try? RecipeReader(database, .store)
  }

  private static func build(
    from sources: RecipeSources, at path: FilePath?, vocabulary: Vocabulary
  ) throws(RecipeStoreError) -> (RecipeReader, Persistence) {
    let (recipes, own) = try sources.recipes(vocabulary: vocabulary)
    do throws(DatabaseError) {
      let database = try StoreBuilder.build(recipes, own: own, fingerprint: sources.fingerprint)
      return (try RecipeReader(database, .store), try keep(database, at: path))
    } catch { throw .database(error) }
  }

  private static func keep(_ database: Database, at path: FilePath?) throws(DatabaseError) -> Persistence {
    guard let path else { return .memory }
    let bytes = StoreChecksum.appended(to: try database.serialized())
    do throws(FileError) {
      try path.folder.createFolder()
      try path.write(bytes)
      return .file(path)
    } catch { return .unwritable(path, error) }
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
  private let snapshot: CollectionSnapshot?
  /// The fingerprint of the sources, which changes with any recipe.
  let fingerprint: Fingerprint

  /// - Parameters:
  ///   - dishes: the folder of the bundled dish files.
  ///   - collection: the folder that may hold a ``RecipeCollection``.
  init(dishes: FilePath, collection: FilePath?) throws(RecipeStoreError) {
    do throws(DishFileError) { files = try DishFiles(in: dishes) } catch { throw .dishes(error) }
    do throws(CollectionError) {
      snapshot = try collection.flatMap { folder throws(CollectionError) in try CollectionSnapshot(in: folder) }
    } catch { throw .collection(error) }
    fingerprint = files.fingerprint(with: snapshot?.revision)
  }

  /// Returns all recipes with unique identifiers, ordered by identifier, and the identifiers of the user's own.
  func recipes(vocabulary: Vocabulary) throws(RecipeStoreError) -> (recipes: [Recipe], own: Set<String>) {
    var recipes: [Recipe]
    var own: Set<String> = []
    do throws(DishFileError) { recipes = try files.recipes(vocabulary: vocabulary) } catch { throw .dishes(error) }
    var gate = RecipeDeduplicator(recipes)
    do throws(CollectionError) {
      for recipe in try snapshot?.recipes() ?? [] {
        let added = recipe.identified(by: gate.claimID(for: recipe.id)).withMentions
        recipes.append(added)
        own.insert(added.id)
      }
    } catch { throw .collection(error) }
    return (recipes.sorted { $0.id < $1.id }, own)
  }
}

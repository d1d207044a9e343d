public import Files
public import Ingredients

/// All recipes, in an SQLite database that is built at first use from the bundled dishes and the user's own recipes.
///
/// A store belongs to one caller at a time.
public final class RecipeStore {
  /// Where the recipes are kept between runs.
  public enum Persistence: Sendable, Equatable {
    /// In this file, which the next run opens at once.
    case file(FilePath)
    /// Nowhere, because nobody asked for it.
    case memory
    /// Nowhere, because the file could not be written; the next run builds the store again.
    case unwritable(FilePath, FileError)
  }

  /// Where these recipes are kept.
  public let persistence: Persistence
  let reader: RecipeReader

  /// Opens the store, building it when there is none yet, or when the bundled dishes or the user's recipes have changed.
  ///
  /// A new store appears under its name whole or not at all, however many processes build it at once and whenever they
  /// are stopped. An unreadable or damaged file is replaced.
  ///
  /// - Parameters:
  ///   - dishes: the folder of the bundled dish files.
  ///   - collection: the folder of the user's own recipes, if there are any; a dish and a recipe with the same
  ///     identifier both stay, the recipe under `id-2`.
  ///   - folder: where to keep `recipes.sqlite`, created when missing; nil keeps the store in memory.
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

  /// Every recipe, in the order of the identifiers.
  public func recipes() throws(RecipeStoreError) -> [Recipe] {
    do throws(DatabaseError) { return try reader.recipes() } catch { throw .database(error) }
  }

  /// The store at `path` if it is whole and was built from the same files.
  ///
  /// Whatever is wrong with it, the remedy is the same: to build it anew. So no reason is given.
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
    let recipes = try sources.recipes(vocabulary: vocabulary)
    do throws(DatabaseError) {
      let database = try StoreBuilder.build(recipes, fingerprint: sources.fingerprint)
      return (try RecipeReader(database, .store), try keep(database, at: path))
    } catch { throw .database(error) }
  }

  private static func keep(_ database: Database, at path: FilePath?) throws(DatabaseError) -> Persistence {
    guard let path else { return .memory }
    let bytes = StoreChecksum.sealed(try database.serialized())
    do throws(FileError) {
      try path.folder.createFolder()
      try path.write(bytes)
      return .file(path)
    } catch { return .unwritable(path, error) }
  }
}

/// Why the recipes cannot be used.
public enum RecipeStoreError: Error, Equatable {
  /// The bundled dishes could not be read.
  case dishes(DishFileError)
  /// The user's own recipes could not be read.
  case collection(CollectionError)
  /// The database refused.
  case database(DatabaseError)
}

/// Where the recipes of a store come from: the bundled dishes and the user's own recipes.
struct RecipeSources {
  private let files: DishFiles
  private let snapshot: CollectionSnapshot?
  /// A number that changes when any recipe changes.
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

  /// All recipes in the order of their identifiers, each identifier once.
  func recipes(vocabulary: Vocabulary) throws(RecipeStoreError) -> [Recipe] {
    var recipes: [Recipe]
    do throws(DishFileError) { recipes = try files.recipes(vocabulary: vocabulary) } catch { throw .dishes(error) }
    var gate = RecipeDeduplicator(recipes)
    do throws(CollectionError) {
      for recipe in try snapshot?.recipes() ?? [] {
        recipes.append(recipe.identified(by: gate.claimID(for: recipe.id)).withMentions)
      }
    } catch { throw .collection(error) }
    return recipes.sorted { $0.id < $1.id }
  }
}

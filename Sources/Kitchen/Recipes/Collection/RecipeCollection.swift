public import Files
public import SQLite

/// An SQLite database of the user's own recipes, beside the pantry.
///
/// Acknowledged changes are durable, even if the process is killed at any moment; many processes may read while one
/// writes, and writers wait for each other. A collection may be used by one caller at a time.
public final class RecipeCollection {
  /// The path of the file.
  public let path: FilePath
  private let store: OpenStore

  /// Opens the collection, creating it if necessary; a damaged file and one of a later version are left alone.
  ///
  /// On a full or read-only disk it can be read, and changes fail.
  ///
  /// - Parameter folder: the folder of `collection.sqlite`, created if missing.
  public init(keptIn folder: FilePath) throws(CollectionError) {
    path = Self.file(in: folder)
    do throws(StoreFault) { store = try OpenStore(path, in: folder, CollectionSchema.migrations) } catch {
      throw CollectionError(error, at: path)
    }
  }

  /// Returns the path of the collection in a user's folder.
  public static func file(in folder: FilePath) -> FilePath { folder.appending("collection.sqlite") }
}

extension RecipeCollection {
  /// Returns the recipes, ordered by identifier.
  public func recipes() throws(CollectionError) -> [Recipe] {
    do throws(DatabaseError) { return try readRecipes() } catch { throw CollectionError(error, at: path) }
  }

  /// Adds the recipes that are new, all in one transaction.
  ///
  /// - Parameters:
  ///   - recipes: the recipes in the order of their files.
  ///   - others: the recipes beside the collection, whose identifiers are taken.
  /// - Returns: the outcome for each recipe.
  public func add(_ recipes: [Recipe], beside others: [Recipe]) throws(CollectionError) -> [RecipeAdmission] {
    try change { () throws(DatabaseError) in
      var gate = RecipeDeduplicator(others + (try readRecipes()))
      let admissions = recipes.map { gate.admit($0) }
      let writer = try RecipeWriter(store.database, .collection)
      for case .added(let recipe) in admissions { try writer.add(recipe) }
      return admissions
    }
  }

  /// Removes the recipe with this identifier.
  ///
  /// - Returns: whether there was one.
  public func remove(id: String) throws(CollectionError) -> Bool {
    try change { () throws(DatabaseError) in
      try store.database.prepare("DELETE FROM recipe WHERE id = ? RETURNING number").rows([.text(id)]) { $0.integer(0) }
        .isEmpty == false
    }
  }

  private func readRecipes() throws(DatabaseError) -> [Recipe] {
    try RecipeReader(store.database, .collection).recipes().sorted { $0.id < $1.id }
  }

  private func change<Result>(_ body: () throws(DatabaseError) -> Result) throws(CollectionError) -> Result {
    if let refusal = store.refusal { throw CollectionError(refusal, at: path) }
    do throws(DatabaseError) {
      return try store.database.transaction(catching: { $0 }) { () throws(DatabaseError) in
        let result = try body()
        try store.database.execute(CollectionSchema.newRevision)
        return result
      }
    } catch { throw CollectionError(error, at: path) }
  }
}

/// The reason why the user's own recipes cannot be used.
public enum CollectionError: Error, Equatable {
  /// The folder for the file cannot be created.
  case folder(FileError)
  /// A later version of the program wrote the file, which was left alone.
  case newer(FilePath, version: Int)
  /// The file is damaged or is not a store of this program; it was left alone.
  case damaged(FilePath, DatabaseError)
  /// The system refuses to write the file; nothing was changed.
  case unwritable(FileError)
  /// SQLite returned an error.
  case database(FilePath, DatabaseError)
}

extension CollectionError: StoreError {}

/// The tables of the user's own recipes.
///
/// `revision` changes with every change of the other tables, so that anything derived from them can detect that it is
/// stale.
package enum CollectionSchema {
  /// The migrations from each version of the tables to the next.
  package static let migrations = DatabaseMigrations([
    """
    CREATE TABLE revision (value TEXT NOT NULL) STRICT;
    INSERT INTO revision VALUES (lower(hex(randomblob(16))));
    CREATE TABLE recipe (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, title_en TEXT NOT NULL, title_ko TEXT NOT NULL,
      cuisine TEXT NOT NULL, kind TEXT NOT NULL, difficulty INTEGER NOT NULL, tags TEXT NOT NULL,
      servings INTEGER NOT NULL CHECK (servings > 0), minutes INTEGER NOT NULL CHECK (minutes > 0)) STRICT;
    CREATE TABLE ingredient (
      recipe INTEGER NOT NULL REFERENCES recipe ON DELETE CASCADE, position INTEGER NOT NULL, id TEXT NOT NULL,
      name_en TEXT NOT NULL, name_ko TEXT NOT NULL, amount REAL CHECK (amount > 0), unit TEXT NOT NULL,
      role TEXT NOT NULL, note TEXT, PRIMARY KEY (recipe, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE step (
      recipe INTEGER NOT NULL REFERENCES recipe ON DELETE CASCADE, position INTEGER NOT NULL, en TEXT NOT NULL,
      ko TEXT NOT NULL, PRIMARY KEY (recipe, position)) STRICT, WITHOUT ROWID;
    """
  ])

  /// The statement that changes the revision.
  static let newRevision = "UPDATE revision SET value = lower(hex(randomblob(16)))"
}

/// A read-only, consistent state of the user's own recipes.
package struct CollectionSnapshot {
  private let database: Database
  private let path: FilePath
  /// The revision, which differs after every change.
  let revision: String

  /// Opens the collection of a folder; nil if there is none.
  init?(in folder: FilePath) throws(CollectionError) {
    let path = RecipeCollection.file(in: folder)
    guard path.kind == .file else { return nil }
    let version: Int
    do throws(DatabaseError) {
      (database, version, revision) = try Database.reading(path, patience: OpenStore.patience, Self.look(at:))
    } catch { throw CollectionError(error, at: path) }
    self.path = path
    guard version <= CollectionSchema.migrations.version else { throw .newer(path, version: version) }
  }

  /// Reads the version and the revision in a new transaction, so that later reads see the same state of the file.
  private static func look(at database: Database) throws(DatabaseError) -> (Database, Int, String) {
    try database.execute("BEGIN")
    let version = try CollectionSchema.migrations.version(of: database)
    // A killed process may leave a file without tables, which is empty.
    if version == 0 { return (database, version, "") }
    let revision = try database.prepare("SELECT value FROM revision").rows { $0.text(0) }
    return (database, version, revision.joined(separator: " "))
  }

  /// Returns the recipes, ordered by identifier.
  func recipes() throws(CollectionError) -> [Recipe] {
    if revision.isEmpty { return [] }
    do throws(DatabaseError) { return try RecipeReader(database, .collection).recipes().sorted { $0.id < $1.id } } catch
    {
      throw CollectionError(error, at: path)
    }
  }
}

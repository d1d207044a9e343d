public import Files

/// The user's own recipes, in an SQLite database beside the pantry.
///
/// Whatever was acknowledged stays, also when the process is killed at any moment; many processes may read while one
/// writes, and writers wait for each other. A collection belongs to one caller at a time.
public final class RecipeCollection {
  /// The file.
  public let path: FilePath
  private let store: OpenStore

  /// Opens the collection, creating it when there is none; a damaged file and one of a later version are left alone.
  ///
  /// On a disk that is full or read-only it can be read, and whatever would change it fails.
  ///
  /// - Parameter folder: where `collection.sqlite` is, created when missing.
  public init(keptIn folder: FilePath) throws(CollectionError) {
    path = Self.file(in: folder)
    do throws(StoreFault) { store = try OpenStore(path, in: folder, CollectionSchema.migrations) } catch {
      throw CollectionError(error, at: path)
    }
  }

  /// Where the collection of a user is whose folder this is.
  public static func file(in folder: FilePath) -> FilePath { folder.appending("collection.sqlite") }
}

extension RecipeCollection {
  /// The recipes in the order of their identifiers.
  public func recipes() throws(CollectionError) -> [Recipe] {
    do throws(DatabaseError) { return try readRecipes() } catch { throw CollectionError(error, at: path) }
  }

  /// Adds what is not there yet, in one transaction: all of it or, when the process ends before, nothing.
  ///
  /// - Parameters:
  ///   - recipes: in the order of their files.
  ///   - others: recipes beside the collection, whose identifiers are taken.
  /// - Returns: what became of each recipe.
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

/// Why the user's own recipes cannot be used.
public enum CollectionError: Error, Equatable {
  /// The folder for the file cannot be made.
  case folder(FileError)
  /// The file was written by a later version of the program; it was left alone.
  case newer(FilePath, version: Int)
  /// The file is damaged or holds something else; it was left alone.
  case damaged(FilePath, DatabaseError)
  /// The system does not let the file be written; nothing was changed.
  case unwritable(FileError)
  /// The database refused.
  case database(FilePath, DatabaseError)

  init(_ error: DatabaseError, at path: FilePath) {
    if let reason = error.refusal(at: path) {
      self = .unwritable(reason)
    } else {
      self = error.isDamage ? .damaged(path, error) : .database(path, error)
    }
  }

  init(_ fault: StoreFault, at path: FilePath) {
    switch fault {
    case .folder(let error): self = .folder(error)
    case .newer(let version): self = .newer(path, version: version)
    case .database(let error): self = CollectionError(error, at: path)
    }
  }
}

/// The tables of the user's own recipes.
///
/// `revision` changes with every change of the others, so that whatever was made from them can tell that it is stale.
enum CollectionSchema {
  /// What leads from each version of the tables to the next.
  static let migrations = DatabaseMigrations([
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

  /// Says that the recipes are others now.
  static let newRevision = "UPDATE revision SET value = lower(hex(randomblob(16)))"
}

/// The user's own recipes as they were at one moment, for who only reads them.
struct CollectionSnapshot {
  private let database: Database
  private let path: FilePath
  /// A text that is another one after every change.
  let revision: String

  /// Looks at the collection of a folder; nil when there is none.
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

  /// Reads the version and the revision, and begins a transaction: what follows is read from the same state of the file.
  private static func look(at database: Database) throws(DatabaseError) -> (Database, Int, String) {
    try database.execute("BEGIN")
    let version = try CollectionSchema.migrations.version(of: database)
    // A file without tables was begun by a process that was killed; it holds nothing yet.
    if version == 0 { return (database, version, "") }
    let revision = try database.prepare("SELECT value FROM revision").rows { $0.text(0) }
    return (database, version, revision.joined(separator: " "))
  }

  /// The recipes in the order of their identifiers.
  func recipes() throws(CollectionError) -> [Recipe] {
    if revision.isEmpty { return [] }
    do throws(DatabaseError) { return try RecipeReader(database, .collection).recipes().sorted { $0.id < $1.id } } catch
    {
      throw CollectionError(error, at: path)
    }
  }
}

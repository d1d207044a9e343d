internal import Files

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
      (database, version, revision) = try Database.reading(path, patience: KeptStore.patience, Self.look(at:))
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

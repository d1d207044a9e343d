internal import Files

/// A store of the user's that is to become what a backup holds; no other process writes it meanwhile.
///
/// When it goes without a ``commit()``, the store is as it was.
struct StoreReplacement {
  /// What the store held before; nil when there was none.
  let previous: Backup.Part?
  private let path: FilePath
  private let database: Database

  /// Opens the store, creating it when there is none, and keeps others from writing.
  ///
  /// - Parameter source: what it is to become, with the tables of this program.
  init(of store: KeptStore, in folder: FilePath, by source: Database) throws(BackupError) {
    path = store.path(in: folder)
    let isThere = path.kind == .file
    let version: Int
    do throws(DatabaseError) {
      database = try Database(writing: path, patience: KeptStore.patience)
      version = try store.migrations.prepare(database)
      try database.attach(source.image(), as: "source")
      try database.execute("BEGIN IMMEDIATE")
      previous = isThere ? Backup.Part(store: store, bytes: try database.image()) : nil
    } catch { throw .store(path, error) }
    // This program cannot tell what a later one would lose.
    guard version <= store.migrations.version else { throw .newerStore(path, version: version) }
  }

  /// Makes the store what the backup holds, or leaves it as it was; readers see the one or the other.
  func commit() throws(BackupError) {
    do throws(DatabaseError) {
      try database.takeRows(from: "source")
      try database.execute("COMMIT")
    } catch { throw .store(path, error) }
  }
}

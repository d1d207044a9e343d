public import Files
internal import SQLite

extension UserStore {
  /// Reads every page of the store in a folder and changes nothing.
  ///
  /// - Returns: the version of its tables; nil if there is no store yet.
  /// - Throws: ``BackupError`` if the store is damaged, or a later version of the program has written it.
  public func check(in folder: FilePath) throws(BackupError) -> Int? {
    let path = path(in: folder)
    if path.kind == nil { return nil }
    let version: Int
    do throws(DatabaseError) {
      version = try Database.reading(path, patience: OpenStore.patience) { database throws(DatabaseError) in
        let found = try migrations.check(database)
        try database.checkIntegrity()
        return found
      }
    } catch { throw .store(path, error) }
    guard version <= migrations.version else { throw .newerStore(path, version: version) }
    return version == 0 ? nil : version
  }
}

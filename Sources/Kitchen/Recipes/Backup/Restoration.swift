public import Files

/// What bringing a backup back did.
public struct Restoration: Sendable, Equatable {
  /// The stores that are now as they were when the backup was made; others were not touched.
  public let stores: [KeptStore]
  /// A backup of what was there before; nil when nothing was.
  public let previous: FilePath?
  /// Damaged files that could not be backed up and were only renamed, under their new names.
  public let setAside: [FilePath]
}

extension Backup {
  /// Makes the stores in a folder what they were when the backup was made.
  ///
  /// Everything is checked before anything is changed, and what was there is backed up into the same folder first. Each
  /// store changes as a whole or not at all, also for the programs that have it open. A process that is killed between
  /// two stores leaves the second as it was: to restore again finishes it.
  ///
  /// - Parameters:
  ///   - file: where the backup was read from, to be named in errors.
  ///   - folder: where the stores are, created when missing.
  ///   - time: now.
  @discardableResult
  public func restore(from file: FilePath, into folder: FilePath, at time: Moment) throws(BackupError) -> Restoration {
    var sources: [(store: KeptStore, database: Database)] = []
    for part in parts { sources.append((part.store, try checked(part, from: file))) }
    do throws(FileError) { try folder.createFolder() } catch { throw .file(error) }
    for part in parts { try part.checkRoom(in: folder) }
    var setAside: [FilePath] = []
    for part in parts { setAside += try part.store.setDamagedAside(in: folder, at: time) }
    var replacements: [StoreReplacement] = []
    for (store, database) in sources { replacements.append(try StoreReplacement(of: store, in: folder, by: database)) }
    let previous = try Self.keep(replacements.compactMap(\.previous), in: folder, at: time)
    for replacement in replacements { try replacement.commit() }
    return Restoration(stores: parts.map(\.store), previous: previous, setAside: setAside)
  }

  /// Writes what was there into a backup of its own.
  ///
  /// - Returns: the file; nil when nothing was there.
  private static func keep(_ parts: [Part], in folder: FilePath, at time: Moment) throws(BackupError) -> FilePath? {
    if parts.isEmpty { return nil }
    let file = folder.appending(FilePath("before-restore-" + time.fileNamePart)).unused
    try Backup(time: time, parts: parts).write(to: file)
    return file
  }

  /// A part as an open database with the tables of this program.
  private func checked(_ part: Part, from file: FilePath) throws(BackupError) -> Database {
    let migrations = part.store.migrations
    let (database, version): (Database, Int)
    let isGenuine: Bool
    do throws(DatabaseError) {
      database = try Database.inMemory(holding: part.bytes)
      version = try migrations.prepare(database)
      isGenuine = try database.tables == migrations.tables(ofVersion: migrations.version)
    } catch { throw .unusable(file, .foreign(part.store)) }
    guard version <= migrations.version else { throw .unusable(file, .newer(version: version)) }
    guard isGenuine else { throw .unusable(file, .foreign(part.store)) }
    return database
  }
}

extension Backup.Part {
  /// Throws when the system would not let the store be written in a folder.
  fileprivate func checkRoom(in folder: FilePath) throws(BackupError) {
    do throws(FileError) { try store.path(in: folder).checkWritable(bytes: bytes.count) } catch { throw .file(error) }
  }
}

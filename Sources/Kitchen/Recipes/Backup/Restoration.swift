public import Files

/// What bringing a backup back did.
public struct Restoration: Sendable, Equatable {
  /// The stores that are now as they were when the backup was made; others were not touched.
  public let stores: [UserStore]
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
    var sources: [(store: UserStore, database: Database)] = []
    for part in parts { sources.append((part.store, try checked(part, from: file))) }
    do throws(FileError) { try folder.createFolder() } catch { throw .file(error) }
    for part in parts { try part.checkSpace(in: folder) }
    var setAside: [FilePath] = []
    for part in parts { setAside += try part.store.moveAsideIfDamaged(in: folder, at: time) }
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
    let file = folder.appending(FilePath("before-restore-" + time.fileNameText)).unused
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
  fileprivate func checkSpace(in folder: FilePath) throws(BackupError) {
    do throws(FileError) { try store.path(in: folder).checkWritable(bytes: bytes.count) } catch { throw .file(error) }
  }
}

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
  init(of store: UserStore, in folder: FilePath, by source: Database) throws(BackupError) {
    path = store.path(in: folder)
    let isAvailable = path.kind == .file
    let version: Int
    do throws(DatabaseError) {
      database = try Database(writing: path, patience: OpenStore.patience)
      version = try store.migrations.prepare(database)
      try database.attach(source.image(), as: "source")
      try database.execute("BEGIN IMMEDIATE")
      previous = isAvailable ? Backup.Part(store: store, bytes: try database.image()) : nil
    } catch { throw .store(path, error) }
    // This program cannot tell what a later one would lose.
    guard version <= store.migrations.version else { throw .newerStore(path, version: version) }
  }

  /// Makes the store what the backup holds, or leaves it as it was; readers see the one or the other.
  func commit() throws(BackupError) {
    do throws(DatabaseError) {
      try database.replaceRows(from: "source")
      try database.execute("COMMIT")
    } catch { throw .store(path, error) }
  }
}

extension UserStore {
  /// Renames the files of a store that is damaged or none of this program, and so can be neither kept nor replaced.
  ///
  /// - Returns: the new names; none when the store is whole or not there.
  func moveAsideIfDamaged(in folder: FilePath, at time: Moment) throws(BackupError) -> [FilePath] {
    let path = path(in: folder)
    guard path.kind == .file, try isDamaged(path) else { return [] }
    var renamed: [FilePath] = []
    // A log that is left behind would be taken for that of the new file.
    for file in ["", "-wal", "-shm"].map({ path.adding($0) }) where file.kind != nil {
      let aside = file.adding(".damaged-" + time.fileNameText).unused
      do throws(FileError) { try file.rename(to: aside) } catch { throw .file(error) }
      renamed.append(aside)
    }
    return renamed
  }

  private func isDamaged(_ path: FilePath) throws(BackupError) -> Bool {
    do throws(DatabaseError) {
      let database = try Database(writing: path, patience: OpenStore.patience)
      try migrations.check(database)
      try database.checkIntegrity()
      return false
    } catch {
      guard error.isDamage else { throw .store(path, error) }
      return true
    }
  }
}

extension FilePath {
  /// The path, or the first one with a number behind it that nothing has.
  var unused: FilePath {
    let candidates = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? self : adding("-\($0)") }
    return candidates.first { $0.kind == nil } ?? self
  }
}

extension Moment {
  /// The moment as names of files have it: `20261121T162005Z`.
  var fileNameText: String { universalText.filter { $0 != "-" && $0 != ":" } }
}

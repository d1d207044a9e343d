public import Files
internal import SQLite
public import Time

/// The outcome of restoring a backup.
public struct Restoration: Sendable, Equatable {
  /// The restored stores; the others were not touched.
  public let stores: [UserStore]
  /// The restored file of settings; nil if it was not touched.
  public let settings: FilePath?
  /// A backup of the previous data; nil if there was none.
  public let previous: FilePath?
  /// The new names of damaged files, which could not be backed up and were only renamed.
  public let setAside: [FilePath]
}

extension Backup {
  /// Restores the stores in a folder to their state in the backup.
  ///
  /// Everything is checked before anything is changed, and the previous data is backed up into the same folder first.
  /// Each store changes atomically, even for processes that have it open. A process that is killed between two stores
  /// leaves the second unchanged; restoring again finishes the work.
  ///
  /// - Parameters:
  ///   - file: the file of the backup, to be named in errors.
  ///   - folder: the folder of the stores, created if missing.
  ///   - settingsFile: the file of settings, replaced if the backup has settings; nil to leave it alone.
  ///   - time: the current time.
  @discardableResult
  public func restore(
    from file: FilePath, into folder: FilePath, settings settingsFile: FilePath? = nil, at time: Moment
  ) throws(BackupError) -> Restoration {
    var sources: [(store: UserStore, database: Database)] = []
    for part in parts { sources.append((part.store, try checked(part, from: file))) }
    do throws(FileError) { try folder.createFolder() } catch { throw .file(error) }
    for part in parts { try part.checkSpace(in: folder) }
    let restored = settings == nil ? nil : settingsFile
    let formerSettings = try Self.settings(in: restored)
    if let restored { try Self.checkWritable(restored, bytes: settings?.count ?? 0) }
    var setAside: [FilePath] = []
    for part in parts { setAside += try part.store.moveAsideIfDamaged(in: folder, at: time) }
    var replacements: [StoreReplacement] = []
    for (store, database) in sources { replacements.append(try StoreReplacement(of: store, in: folder, by: database)) }
    let previous = try Self.keep(replacements.compactMap(\.previous), formerSettings, in: folder, at: time)
    for replacement in replacements { try replacement.commit() }
    if let restored, let settings {
      do throws(FileError) { try restored.write(settings) } catch { throw .file(error) }
    }
    return Restoration(stores: parts.map(\.store), settings: restored, previous: previous, setAside: setAside)
  }

  private static func checkWritable(_ file: FilePath, bytes count: Int) throws(BackupError) {
    do throws(FileError) {
      try file.folder.createFolder()
      try file.checkWritable(bytes: count)
    } catch { throw .file(error) }
  }

  /// Writes the previous data into a backup of its own.
  ///
  /// - Returns: the file; nil if there was no data.
  private static func keep(
    _ parts: [Part], _ settings: [UInt8]?, in folder: FilePath, at time: Moment
  ) throws(BackupError) -> FilePath? {
    let backup = Backup(time: time, parts: parts, settings: settings)
    if backup.contents.isEmpty { return nil }
    let file = folder.appending(FilePath("before-restore-" + time.fileNameText)).unused
    try backup.write(to: file)
    return file
  }

  /// Opens a part as a database, migrated to the current version and checked.
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
  /// Throws if the system would refuse to write the store into a folder.
  fileprivate func checkSpace(in folder: FilePath) throws(BackupError) {
    do throws(FileError) { try store.path(in: folder).checkWritable(bytes: bytes.count) } catch { throw .file(error) }
  }
}

/// A pending replacement of a store's contents, which locks out other writers.
///
/// Without a ``commit()`` the store remains unchanged.
struct StoreReplacement {
  /// The previous contents of the store; nil if there was none.
  let previous: Backup.Part?
  private let path: FilePath
  private let database: Database

  /// Opens the store, creating it if necessary, and locks out other writers.
  ///
  /// - Parameter source: the new contents, migrated to the current version.
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
    // This program cannot know what a later version would lose.
    guard version <= store.migrations.version else { throw .newerStore(path, version: version) }
  }

  /// Replaces the contents atomically: readers see the old or the new state.
  func commit() throws(BackupError) {
    do throws(DatabaseError) {
      try database.replaceRows(from: "source")
      try database.execute("COMMIT")
    } catch { throw .store(path, error) }
  }
}

extension UserStore {
  /// Renames the files of a store that is damaged or not of this program, which can be neither backed up nor replaced.
  ///
  /// - Returns: the new names; empty if the store is intact or missing.
  func moveAsideIfDamaged(in folder: FilePath, at time: Moment) throws(BackupError) -> [FilePath] {
    let path = path(in: folder)
    guard path.kind == .file, try isDamaged(path) else { return [] }
    var renamed: [FilePath] = []
    // A log left behind would be applied to the new file.
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
  /// The path itself, or the first numbered variant that does not exist.
  var unused: FilePath {
    let candidates = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? self : adding("-\($0)") }
    return candidates.first { $0.kind == nil } ?? self
  }
}

extension Moment {
  /// The moment in the form for file names: `20261121T162005Z`.
  var fileNameText: String { universalText.filter { $0 != "-" && $0 != ":" } }
}

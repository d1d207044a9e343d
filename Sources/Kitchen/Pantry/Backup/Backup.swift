public import Files
internal import Lessons
internal import Recipes
public import SQLite
public import Time

/// A backup of the user's data at one moment.
///
/// The file begins with a header of lines, each ended by a line feed: `fridge backup 1`; `time` and the seconds since
/// 1970; a line for each store with its name, its size in bytes and its ``Fingerprint``; and `end` with the fingerprint
/// of all lines above. The stores follow as SQLite files without padding.
public struct Backup: Sendable, Equatable {
  /// The content of one store.
  public struct Part: Sendable, Equatable {
    /// The store.
    public let store: UserStore
    /// The bytes of the SQLite file.
    public let bytes: [UInt8]
  }

  /// The version of the file format.
  static let version = 1

  /// The time of the backup.
  public let time: Moment
  /// The stores that existed, each once.
  public let parts: [Part]

  /// The bytes of the whole file.
  var bytes: [UInt8] {
    var head = "fridge backup \(Self.version)\ntime \(time.seconds)\n"
    for part in parts { head += "\(part.store.rawValue) \(part.bytes.count) \(Fingerprint(of: [part.bytes]).text)\n" }
    return Array((head + "end \(Fingerprint(of: [Array(head.utf8)]).text)\n").utf8) + parts.flatMap(\.bytes)
  }
}

extension Backup {
  /// The maximum size of a backup file that is read, in bytes.
  static let sizeLimit = Database.sizeLimit

  /// Backs up a user's data, each store in a consistent state.
  ///
  /// - Parameter folder: the folder of the stores.
  public init(of folder: FilePath, at time: Moment) throws(BackupError) {
    var parts: [Part] = []
    for store in UserStore.allCases {
      let path = store.path(in: folder)
      if path.kind != .file { continue }
      do throws(DatabaseError) {
        let bytes = try Database.reading(path, patience: OpenStore.patience, store.bytes(of:))
        if let bytes { parts.append(Part(store: store, bytes: bytes)) }
      } catch { throw .store(path, error) }
    }
    if parts.isEmpty { throw .nothingThere(folder) }
    (self.time, self.parts) = (time, parts)
  }

  /// Writes the file atomically; an earlier backup of that name is replaced, another file only by force.
  ///
  /// - Parameter rule: the rule for replacing other files; the stores should be its inputs.
  public func write(to file: FilePath, _ rule: OverwriteRule = OverwriteRule()) throws(BackupError) {
    do throws(FileError) {
      try OutputFile(file, rule) { $0.starts(with: "fridge backup ".utf8) }.write(bytes)
    } catch { throw .file(error) }
  }

  /// Reads and checks a file.
  public init(readingFrom file: FilePath) throws(BackupError) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try file.readBytes(limit: Self.sizeLimit) } catch { throw .file(error) }
    do throws(BackupFault) { self = try BackupReader.backup(bytes) } catch { throw .unusable(file, error) }
  }
}

/// A database of the user's own data; the raw value is the name of its file.
///
/// Everything else in the user's folder can be rebuilt.
public enum UserStore: String, CaseIterable, Sendable {
  /// The pantry with its history.
  case pantry = "pantry.sqlite"
  /// The user's own recipes.
  case collection = "collection.sqlite"
  /// The pictures that the recogniser was taught.
  case lessons = "lessons.sqlite"

  /// Returns the path of the store's file in the user's folder.
  public func path(in folder: FilePath) -> FilePath {
    switch self {
    case .pantry: PantryStore.file(in: folder)
    case .collection: RecipeCollection.file(in: folder)
    case .lessons: LessonStore.file(in: folder)
    }
  }

  /// The versions of the store's tables.
  var migrations: DatabaseMigrations {
    switch self {
    case .pantry: PantrySchema.migrations
    case .collection: CollectionSchema.migrations
    case .lessons: LessonSchema.migrations
    }
  }
}

extension UserStore {
  /// Returns the bytes of an open store to back up; nil if a killed process left it without tables.
  fileprivate func bytes(of database: Database) throws(DatabaseError) -> [UInt8]? {
    if try migrations.check(database) == 0 { return nil }
    try database.checkIntegrity()
    return try database.snapshot()
  }
}

/// The reason why the user's data cannot be backed up or restored.
public enum BackupError: Error, Equatable {
  /// A file cannot be read or written.
  case file(FileError)
  /// The folder has nothing to back up.
  case nothingThere(FilePath)
  /// The backup cannot be restored; nothing was changed.
  case unusable(FilePath, BackupFault)
  /// One of the user's stores cannot be read or written.
  case store(FilePath, DatabaseError)
  /// A later version of the program wrote one of the user's stores, which was left alone.
  case newerStore(FilePath, version: Int)
}

/// A fault in a backup file.
public enum BackupFault: Error, Equatable {
  /// The file is not a backup.
  case notABackup
  /// Bytes were changed, lost or added since it was written.
  case damaged
  /// A later version of the program wrote it.
  case newer(version: Int)
  /// The content of a store does not match its name.
  case foreign(UserStore)
}

public import Files
internal import Lessons
internal import Recipes
public import SQLite
public import Time

/// A backup of the user's data at one moment.
///
/// The file begins with a header of lines, each ended by a line feed: `fridge backup 1`; `time` and the seconds since
/// 1970; a line for each store with its name, its size in bytes and its ``Fingerprint``; and `end` with the fingerprint
/// of all lines above. The stores follow as SQLite files without padding. In version 2 the file of settings is listed
/// as `config.toml` after the stores, and follows them as it is.
public struct Backup: Sendable, Equatable {
  /// The content of one store.
  public struct Part: Sendable, Equatable {
    /// The store.
    public let store: UserStore
    /// The bytes of the SQLite file.
    public let bytes: [UInt8]
  }

  /// The versions of the file format, the last of which has settings.
  static let versions = 1...2
  /// The name of the settings in the header.
  public static let settingsName = "config.toml"

  /// The time of the backup.
  public let time: Moment
  /// The stores that existed, each once.
  public let parts: [Part]
  /// The bytes of the file of settings; nil if there was none.
  public let settings: [UInt8]?

  /// Creates a backup from its parts.
  init(time: Moment, parts: [Part], settings: [UInt8]? = nil) {
    (self.time, self.parts, self.settings) = (time, parts, settings)
  }

  /// The name and bytes of everything in the backup, in the order of the file.
  public var contents: [(name: String, bytes: [UInt8])] {
    parts.map { ($0.store.rawValue, $0.bytes) } + (settings.map { [(Self.settingsName, $0)] } ?? [])
  }

  /// The bytes of the whole file.
  var bytes: [UInt8] {
    let version = settings == nil ? Self.versions.lowerBound : Self.versions.upperBound
    var head = "fridge backup \(version)\ntime \(time.seconds)\n"
    for (name, bytes) in contents { head += "\(name) \(bytes.count) \(Fingerprint(of: [bytes]).text)\n" }
    return Array((head + "end \(Fingerprint(of: [Array(head.utf8)]).text)\n").utf8) + contents.flatMap(\.bytes)
  }
}

extension Backup {
  /// The maximum size of a backup file that is read, in bytes.
  static let sizeLimit = Database.sizeLimit

  /// The maximum size of a file of settings, in bytes.
  static let settingsLimit = 1 << 20

  /// Backs up a user's data, each store in a consistent state.
  ///
  /// - Parameters:
  ///   - folder: the folder of the stores.
  ///   - settings: the file of settings, which need not exist; nil for none.
  public init(of folder: FilePath, settings file: FilePath? = nil, at time: Moment) throws(BackupError) {
    var parts: [Part] = []
    for store in UserStore.allCases {
      let path = store.path(in: folder)
      if path.kind != .file { continue }
      do throws(DatabaseError) {
        let bytes = try Database.reading(path, patience: OpenStore.patience, store.bytes(of:))
        if let bytes { parts.append(Part(store: store, bytes: bytes)) }
      } catch { throw .store(path, error) }
    }
    self.init(time: time, parts: parts, settings: try Self.settings(in: file))
    if contents.isEmpty { throw .nothingThere(folder) }
  }

  /// Returns the bytes of a file of settings; nil if there is none.
  static func settings(in file: FilePath?) throws(BackupError) -> [UInt8]? {
    guard let file, file.kind != nil else { return nil }
    do throws(FileError) { return try file.readBytes(limit: settingsLimit) } catch { throw .file(error) }
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

public import Files

/// The user's data at one moment, as it lies in a backup file.
///
/// The file begins with lines of text, each with a line feed at its end: `fridge backup 1`, `time` and the seconds since
/// 1970, a line for each store with its name, its size in bytes and its ``Fingerprint``, and `end` with the fingerprint
/// of all lines above. The stores follow, byte after byte, as SQLite files.
public struct Backup: Sendable, Equatable {
  /// One of the stores.
  public struct Part: Sendable, Equatable {
    /// Which store it is.
    public let store: UserStore
    /// The SQLite file.
    public let bytes: [UInt8]
  }

  /// The version of the form of the file.
  static let version = 1

  /// When it was made.
  public let time: Moment
  /// The stores that there were, each once.
  public let parts: [Part]

  /// The whole file.
  var bytes: [UInt8] {
    var head = "fridge backup \(Self.version)\ntime \(time.seconds)\n"
    for part in parts { head += "\(part.store.rawValue) \(part.bytes.count) \(Fingerprint(of: [part.bytes]).text)\n" }
    return Array((head + "end \(Fingerprint(of: [Array(head.utf8)]).text)\n").utf8) + parts.flatMap(\.bytes)
  }
}

extension Backup {
  /// No backup file that is read may be larger, in bytes.
  static let sizeLimit = Database.sizeLimit

  /// The data of a user as they are now, each store as it was at one moment.
  ///
  /// - Parameter folder: where the stores are.
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

  /// Writes the whole file or nothing; an earlier backup of that name is replaced, another file only by force.
  ///
  /// - Parameter rule: what may be replaced besides; the stores should be its inputs.
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

extension UserStore {
  /// The bytes to be kept of an open store; nil when it was only begun, by a process that was killed.
  fileprivate func bytes(of database: Database) throws(DatabaseError) -> [UInt8]? {
    if try migrations.check(database) == 0 { return nil }
    try database.checkIntegrity()
    return try database.snapshot()
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

  /// Returns the path of the store's file in the user's folder.
  public func path(in folder: FilePath) -> FilePath {
    switch self {
    case .pantry: PantryStore.file(in: folder)
    case .collection: RecipeCollection.file(in: folder)
    }
  }

  /// The versions of the store's tables.
  var migrations: DatabaseMigrations {
    switch self {
    case .pantry: PantrySchema.migrations
    case .collection: CollectionSchema.migrations
    }
  }
}

/// Why the user's data cannot be backed up or restored.
public enum BackupError: Error, Equatable {
  /// A file cannot be read or written.
  case file(FileError)
  /// There is nothing to back up in this folder.
  case nothingThere(FilePath)
  /// The backup cannot be restored; nothing was changed.
  case unusable(FilePath, BackupFault)
  /// A store of the user's cannot be read or written.
  case store(FilePath, DatabaseError)
  /// A store of the user's was written by a later version of the program; it was left alone.
  case newerStore(FilePath, version: Int)
}

/// What is wrong with a backup file.
public enum BackupFault: Error, Equatable {
  /// It is something else.
  case notABackup
  /// Bytes were changed, lost or added since it was written.
  case damaged
  /// A later version of the program wrote it.
  case newer(version: Int)
  /// A store in it holds something else than what its name says.
  case foreign(UserStore)
}

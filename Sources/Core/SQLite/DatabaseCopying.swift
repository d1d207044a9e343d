internal import CSQLite
package import Files

extension Database {
  /// The maximum size of a copied database file, in bytes: 1 GiB.
  package static let sizeLimit = 1 << 30

  /// Opens a database in memory with the contents of a database file.
  ///
  /// The bytes are not checked: the first statement fails if they are not a database.
  package static func inMemory(holding bytes: [UInt8]) throws(DatabaseError) -> Database {
    let database = try inMemory()
    try database.load(bytes, as: "main")
    return database
  }

  /// Attaches a database in memory with the contents of a database file.
  ///
  /// - Parameter name: the schema name in statements.
  package func attach(_ bytes: [UInt8], as name: StaticString) throws(DatabaseError) {
    try execute("ATTACH ':memory:' AS \(name)")
    try load(bytes, as: name)
  }

  private func load(_ bytes: [UInt8], as name: StaticString) throws(DatabaseError) {
    guard let copy = sqlite3_malloc64(UInt64(max(1, bytes.count))) else { throw .outOfMemory }
    // The allocation has room for all bytes; SQLite frees it, even on failure.
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    let (start, size) = (copy.assumingMemoryBound(to: UInt8.self), sqlite3_int64(bytes.count))
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
    guard sqlite3_deserialize(handle, "\(name)", start, size, size, flags) == SQLITE_OK else { throw lastError }
  }

  /// Returns the bytes of a file with a consistent state of the database, whatever is written meanwhile.
  package func snapshot() throws(DatabaseError) -> [UInt8] {
    try execute("BEGIN; SELECT count(*) FROM sqlite_schema")
    defer { try? execute("COMMIT") }
    return try image()
  }

  /// Returns the bytes of a file with the state that a transaction sees.
  ///
  /// The header does not request a write-ahead log, so that the file can be opened in memory too.
  package func image() throws(DatabaseError) -> [UInt8] {
    Self.withoutLog(try serialized())
  }

  /// Returns the bytes with a header that does not request a write-ahead log.
  static func withoutLog(_ bytes: [UInt8]) -> [UInt8] {
    // The read and write versions in the header (SQLite's file format, 1.3.3): 2 requests a log.
    var bytes = bytes
    if bytes.count >= 100 { bytes.replaceSubrange(18..<20, with: [1, 1]) }
    return bytes
  }

  /// Replaces the rows of all tables with those of the attached database `name`, which has the same tables.
  ///
  /// - Precondition: a transaction is open.
  package func replaceRows(from name: StaticString) throws(DatabaseError) {
    try execute("PRAGMA defer_foreign_keys = ON")
    let tables = try prepare("SELECT name FROM \(name).sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
      .rows { $0.text(0) }
    // All rows are deleted before any is inserted, because a deletion may cascade.
    for table in tables { try execute("DELETE FROM main.\"\(table)\"") }
    for table in tables { try execute("INSERT INTO main.\"\(table)\" SELECT * FROM \(name).\"\(table)\"") }
    // The inserts have advanced the AUTOINCREMENT counters, which are copied too.
    let counters = try prepare("SELECT count(*) FROM \(name).sqlite_schema WHERE name = 'sqlite_sequence'")
      .rows { $0.integer(0) }
    if counters == [0] { return }
    try execute(
      "DELETE FROM main.sqlite_sequence; INSERT INTO main.sqlite_sequence SELECT * FROM \(name).sqlite_sequence")
  }

  /// Reads every page, and throws if one is damaged.
  package func checkIntegrity() throws(DatabaseError) {
    let complaints = try prepare("PRAGMA quick_check(1)").rows { $0.text(0) }
    guard complaints == ["ok"] else { throw .corrupt(complaints.first ?? "quick_check") }
  }
}

extension DatabaseError {
  fileprivate static var outOfMemory: DatabaseError {
    DatabaseError(code: SQLITE_NOMEM, message: String(cString: sqlite3_errstr(SQLITE_NOMEM)))
  }
}

/// The files of a database in a consistent state.
struct DatabaseFiles: Equatable {
  private static let attempts = 20

  private let log: [UInt8]
  private let file: [UInt8]
  private let journal: [UInt8]

  /// Reads the log before the file, because SQLite keeps in the log what it is copying into the file.
  private init(_ path: FilePath) throws(FileError) {
    log = try path.adding("-wal").bytesIfThere()
    file = try path.bytesIfThere()
    journal = try path.adding("-journal").bytesIfThere()
  }

  /// Reads the files until two readings are equal, so that no process has changed them meanwhile.
  ///
  /// - Returns: the files; nil if they keep changing.
  static func consistent(at path: FilePath) throws(FileError) -> DatabaseFiles? {
    var earlier = try DatabaseFiles(path)
    for _ in 0..<attempts {
      let later = try DatabaseFiles(path)
      if later == earlier { return later }
      earlier = later
    }
    return nil
  }

  /// Whether a killed process left a rollback journal that only SQLite itself can roll back.
  ///
  /// A finished journal is empty or begins with zeros; the journal of an empty file is ignored.
  var hasHotJournal: Bool { !file.isEmpty && (journal.first ?? 0) != 0 }

  /// Returns the bytes of one file with everything committed; empty if there is nothing.
  func merged() throws(DatabaseError) -> [UInt8] {
    // A log beside an empty file belongs to an earlier one, and SQLite deletes it.
    if file.isEmpty { return [] }
    return Database.withoutLog(try WriteAheadLog(log)?.applied(to: file) ?? file)
  }
}

extension FilePath {
  /// Returns the path with `text` appended to its last component.
  package func adding(_ text: String) -> FilePath { FilePath(bytes: bytes + text.utf8) }

  fileprivate func bytesIfThere() throws(FileError) -> [UInt8] {
    do throws(FileError) { return try readBytes(limit: Database.sizeLimit) } catch {
      if case .notFound = error { return [] }
      throw error
    }
  }
}

extension Database {
  /// Opens a copy in memory of a database file on a disk that refuses writes; empty if there is no file.
  ///
  /// SQLite creates files beside one with a write-ahead log even for reading it.
  ///
  /// - Parameter refusal: SQLite's error, which is rethrown if it is not a write failure or if the files cannot be
  ///   copied.
  static func copy(of path: FilePath, because refusal: DatabaseError) throws(DatabaseError) -> Database {
    guard refusal.isWriteFailure, let files = try? DatabaseFiles.consistent(at: path), !files.hasHotJournal else {
      throw refusal
    }
    let bytes = try files.merged()
    return try bytes.isEmpty ? inMemory() : inMemory(holding: bytes)
  }

  /// Calls `body` with an existing file, opened for reading while others write it, or with a copy if that is
  /// impossible.
  package static func reading<Result>(
    _ path: FilePath, patience milliseconds: Int32, _ body: (Database) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    do throws(DatabaseError) { return try body(try Database(watching: path, patience: milliseconds)) } catch {
      return try body(try copy(of: path, because: error))
    }
  }
}

internal import CSQLite
internal import Files

extension Database {
  /// No database file that is copied, and no backup, may be larger, in bytes.
  static let sizeLimit = 1 << 30

  /// Opens a database in memory that holds what a file of these bytes would hold.
  ///
  /// Nothing is checked yet: the first statement tells whether it is a database.
  static func inMemory(holding bytes: [UInt8]) throws(DatabaseError) -> Database {
    let database = try inMemory()
    try database.load(bytes, as: "main")
    return database
  }

  /// Adds a database in memory that holds what a file of these bytes would hold.
  ///
  /// - Parameter name: what statements call it.
  func attach(_ bytes: [UInt8], as name: StaticString) throws(DatabaseError) {
    try execute("ATTACH ':memory:' AS \(name)")
    try load(bytes, as: name)
  }

  private func load(_ bytes: [UInt8], as name: StaticString) throws(DatabaseError) {
    guard let copy = sqlite3_malloc64(UInt64(max(1, bytes.count))) else { throw .outOfMemory }
    // The allocation has room for all bytes; SQLite frees it, also when it refuses.
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    let (start, size) = (copy.assumingMemoryBound(to: UInt8.self), sqlite3_int64(bytes.count))
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
    guard sqlite3_deserialize(handle, "\(name)", start, size, size, flags) == SQLITE_OK else { throw lastError }
  }

  /// The bytes of a file that would hold what was there at one moment, whatever is written meanwhile.
  func snapshot() throws(DatabaseError) -> [UInt8] {
    try execute("BEGIN; SELECT count(*) FROM sqlite_schema")
    defer { try? execute("COMMIT") }
    return try image()
  }

  /// The bytes of a file that would hold what a transaction sees.
  ///
  /// The file says nothing of a write-ahead log, so that it can be opened in memory too.
  func image() throws(DatabaseError) -> [UInt8] {
    Self.withoutLog(try serialized())
  }

  /// The bytes of a database file that says nothing of a write-ahead log.
  static func withoutLog(_ bytes: [UInt8]) -> [UInt8] {
    // The read and write versions in the header (SQLite's file format, 1.3.3): 2 stands for a log.
    var bytes = bytes
    if bytes.count >= 100 { bytes.replaceSubrange(18..<20, with: [1, 1]) }
    return bytes
  }

  /// Replaces the rows of all tables by those of the attached database `name`, which has the same tables.
  ///
  /// - Precondition: a transaction is open.
  func replaceRows(from name: StaticString) throws(DatabaseError) {
    try execute("PRAGMA defer_foreign_keys = ON")
    let tables = try prepare("SELECT name FROM \(name).sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
      .rows { $0.text(0) }
    // All go before the first comes: a row that goes may take others with it.
    for table in tables { try execute("DELETE FROM main.\"\(table)\"") }
    for table in tables { try execute("INSERT INTO main.\"\(table)\" SELECT * FROM \(name).\"\(table)\"") }
    // The counters of AUTOINCREMENT, which counted along.
    let counters = try prepare("SELECT count(*) FROM \(name).sqlite_schema WHERE name = 'sqlite_sequence'")
      .rows { $0.integer(0) }
    if counters == [0] { return }
    try execute(
      "DELETE FROM main.sqlite_sequence; INSERT INTO main.sqlite_sequence SELECT * FROM \(name).sqlite_sequence")
  }

  /// Reads every page; throws when one is damaged.
  func checkIntegrity() throws(DatabaseError) {
    let complaints = try prepare("PRAGMA quick_check(1)").rows { $0.text(0) }
    guard complaints == ["ok"] else { throw .corrupt(complaints.first ?? "quick_check") }
  }
}

extension DatabaseError {
  fileprivate static var outOfMemory: DatabaseError {
    DatabaseError(code: SQLITE_NOMEM, message: String(cString: sqlite3_errstr(SQLITE_NOMEM)))
  }
}

/// The files of a database as they lay on the disk at one moment.
struct DatabaseFiles: Equatable {
  private static let attempts = 20

  private let log: [UInt8]
  private let file: [UInt8]
  private let journal: [UInt8]

  /// Reads the log before the file: what SQLite moves from one to the other is in the log all the while.
  private init(_ path: FilePath) throws(FileError) {
    log = try path.adding("-wal").bytesIfThere()
    file = try path.bytesIfThere()
    journal = try path.adding("-journal").bytesIfThere()
  }

  /// Reads the files until they are the same twice, so that no process changed them meanwhile.
  ///
  /// - Returns: nil when they never are.
  static func consistent(at path: FilePath) throws(FileError) -> DatabaseFiles? {
    var earlier = try DatabaseFiles(path)
    for _ in 0..<attempts {
      let later = try DatabaseFiles(path)
      if later == earlier { return later }
      earlier = later
    }
    return nil
  }

  /// Whether a process was killed in the middle of a change without a log, which only SQLite itself can take back.
  ///
  /// A journal that is done with is empty, or begins with zeros; that of an empty file counts for nothing.
  var hasHotJournal: Bool { !file.isEmpty && (journal.first ?? 0) != 0 }

  /// The bytes of one file that holds what was committed; none when there is nothing.
  func merged() throws(DatabaseError) -> [UInt8] {
    // A log beside an empty file is left from another one: SQLite deletes it.
    if file.isEmpty { return [] }
    return Database.withoutLog(try WriteAheadLog(log)?.applied(to: file) ?? file)
  }
}

extension FilePath {
  /// The path with `text` appended to its last component.
  func adding(_ text: String) -> FilePath { FilePath(bytes: bytes + text.utf8) }

  fileprivate func bytesIfThere() throws(FileError) -> [UInt8] {
    do throws(FileError) { return try readBytes(limit: Database.sizeLimit) } catch {
      if case .notFound = error { return [] }
      throw error
    }
  }
}

extension Database {
  /// Opens a copy in memory of a database file where SQLite cannot write, and so cannot use the file; empty when there is
  /// none.
  ///
  /// SQLite wants to make files beside one with a write-ahead log even to read it.
  ///
  /// - Parameter refusal: what SQLite said; thrown when it is about something else, or a copy does not help.
  static func copy(of path: FilePath, because refusal: DatabaseError) throws(DatabaseError) -> Database {
    guard refusal.isWriteFailure, let files = try? DatabaseFiles.consistent(at: path), !files.hasHotJournal else {
      throw refusal
    }
    let bytes = try files.merged()
    return try bytes.isEmpty ? inMemory() : inMemory(holding: bytes)
  }

  /// Calls `body` with an existing file, to be read while others write it, or where that cannot be with a copy of it.
  static func reading<Result>(
    _ path: FilePath, patience milliseconds: Int32, _ body: (Database) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    do throws(DatabaseError) { return try body(try Database(watching: path, patience: milliseconds)) } catch {
      return try body(try copy(of: path, because: error))
    }
  }
}

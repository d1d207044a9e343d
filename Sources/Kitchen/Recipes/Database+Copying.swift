internal import CSQLite

extension Database {
  /// Opens a database in memory that holds what a file of these bytes would hold.
  ///
  /// Nothing is checked yet: the first statement tells whether it is a database.
  static func inMemory(holding bytes: [UInt8]) throws(DatabaseError) -> Database {
    let database = try inMemory()
    guard let copy = sqlite3_malloc64(UInt64(max(1, bytes.count))) else { throw .outOfMemory }
    // The allocation has room for all bytes.
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    let size = sqlite3_int64(bytes.count)
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
    // SQLite frees the copy, also when it refuses.
    let start = copy.assumingMemoryBound(to: UInt8.self)
    guard sqlite3_deserialize(database.handle, "main", start, size, size, flags) == SQLITE_OK else {
      throw database.lastError
    }
    return database
  }

  /// The bytes of a file that would hold what was there at one moment, whatever is written meanwhile.
  ///
  /// The file says nothing of a write-ahead log, so that it can be opened in memory too.
  func snapshot() throws(DatabaseError) -> [UInt8] {
    try execute("BEGIN; SELECT count(*) FROM sqlite_schema")
    defer { try? execute("COMMIT") }
    var bytes = try serialized()
    // The read and write versions in the header (SQLite's file format, 1.3.3): 2 stands for a log.
    if bytes.count >= 100 { bytes.replaceSubrange(18..<20, with: [1, 1]) }
    return bytes
  }

  /// Replaces everything by what `source` holds, or nothing at all; readers see the one or the other.
  func become(copyOf source: Database) throws(DatabaseError) {
    guard let copying = sqlite3_backup_init(handle, "main", source.handle, "main") else { throw lastError }
    sqlite3_backup_step(copying, -1)
    guard sqlite3_backup_finish(copying) == SQLITE_OK else { throw lastError }
  }

  /// Reads every page; throws when one is damaged.
  func checkWholeness() throws(DatabaseError) {
    let complaints = try prepare("PRAGMA quick_check(1)").rows { $0.text(0) }
    guard complaints == ["ok"] else { throw .corrupt(complaints.first ?? "quick_check") }
  }
}

extension DatabaseError {
  fileprivate static var outOfMemory: DatabaseError {
    DatabaseError(code: SQLITE_NOMEM, message: String(cString: sqlite3_errstr(SQLITE_NOMEM)))
  }
}

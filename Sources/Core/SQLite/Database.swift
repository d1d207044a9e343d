internal import CSQLite
package import Files

/// An open SQLite database, closed with its last reference.
///
/// A database and its statements may be used by one caller at a time.
package final class Database {
  // Valid from init to deinit; statements retain the database, so they are finalised before it is closed.
  let handle: OpaquePointer

  /// Opens an empty database in memory.
  package static func inMemory() throws(DatabaseError) -> Database {
    try Database(name: ":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY)
  }

  /// Opens an existing database file that no process writes.
  package convenience init(readingFrom path: FilePath) throws(DatabaseError) {
    try self.init(name: path, flags: SQLITE_OPEN_READONLY)
  }

  /// Opens an existing database file for reading while other processes write it.
  ///
  /// Statements cannot change it. If possible the file is opened for writing, so that the unfinished change of a killed
  /// process can be rolled back first.
  ///
  /// - Parameter milliseconds: the time that a statement waits while another process recovers the file.
  package convenience init(watching path: FilePath, patience milliseconds: Int32) throws(DatabaseError) {
    try self.init(name: path, flags: SQLITE_OPEN_READWRITE)
    sqlite3_busy_timeout(handle, milliseconds)
    try execute("PRAGMA query_only = ON")
  }

  /// Opens a database file for reading and writing, creating it if necessary.
  ///
  /// - Parameter milliseconds: the time that a statement waits while another process writes.
  package convenience init(writing path: FilePath, patience milliseconds: Int32) throws(DatabaseError) {
    try self.init(name: path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    sqlite3_busy_timeout(handle, milliseconds)
  }

  private init(name: FilePath, flags: Int32) throws(DatabaseError) {
    var opened: OpaquePointer?
    // There is one caller at a time, so SQLite need not lock.
    let allFlags = flags | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX
    let code = name.withCString { sqlite3_open_v2($0, &opened, allFlags, nil) }
    guard let opened else { throw DatabaseError(code: code, message: String(cString: sqlite3_errstr(code))) }
    handle = opened
    // From here on deinit closes the handle, even if the error is thrown.
    guard code == SQLITE_OK else { throw lastError }
  }

  deinit { sqlite3_close_v2(handle) }

  /// The error of the last failed call.
  var lastError: DatabaseError {
    DatabaseError(code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)))
  }

  /// Runs statements without parameters and ignores their rows.
  package func execute(_ statements: String) throws(DatabaseError) {
    guard sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK else { throw lastError }
  }

  /// Runs `body` in a transaction, which is rolled back if it throws or the process ends; other processes wait
  /// meanwhile.
  package func transaction<Result, Failure: Error>(
    catching wrap: (DatabaseError) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(DatabaseError) { try execute("BEGIN IMMEDIATE") } catch { throw wrap(error) }
    do throws(Failure) {
      let result = try body()
      do throws(DatabaseError) { try execute("COMMIT") } catch { throw wrap(error) }
      return result
    } catch {
      // The first error is the one to report; a transaction that cannot be rolled back ends with the database's handle.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Compiles one statement.
  package func prepare(_ text: String) throws(DatabaseError) -> Statement {
    var compiled: OpaquePointer?
    guard sqlite3_prepare_v2(handle, text, -1, &compiled, nil) == SQLITE_OK else { throw lastError }
    guard let compiled else { preconditionFailure("a statement has words") }
    return Statement(compiled, of: self)
  }

  /// Returns the bytes of a file with the contents of this database.
  package func serialized() throws(DatabaseError) -> [UInt8] { try withSerialized { Array($0) } }

  /// Calls `body` with the bytes of a file with the contents of this database.
  package func withSerialized<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) throws(DatabaseError) -> Result {
    var size: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else {
      throw DatabaseError(code: SQLITE_NOMEM, message: String(cString: sqlite3_errstr(SQLITE_NOMEM)))
    }
    defer { sqlite3_free(bytes) }
    return body(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }
}

/// An error that SQLite returned.
public struct DatabaseError: Error, Equatable {
  /// SQLite's extended result code.
  public let code: Int32
  /// SQLite's message, in English.
  public let message: String

  /// Returns the error for a file that is not a store of this program.
  package static func corrupt(_ message: String) -> DatabaseError {
    DatabaseError(code: SQLITE_CORRUPT, message: message)
  }

  /// Whether the file is damaged or is not a database.
  package var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF) }

  /// Whether a statement does not match the file: a table is missing, or the file format is unknown.
  var isStatementMismatch: Bool { code & 0xFF == SQLITE_ERROR }

  /// Whether another process held a lock.
  var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED].contains(code & 0xFF) }

  /// Whether SQLite could not write, or could not create the files that it needs even for reading.
  var isWriteFailure: Bool {
    [SQLITE_PERM, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN].contains(code & 0xFF)
  }

  /// Returns the system's reason for a write failure, found by a second attempt; nil for other errors, and if it
  /// succeeds.
  package func refusal(at path: FilePath) -> FileError? {
    guard isWriteFailure else { return nil }
    // The index of a write-ahead log and a small transaction fit into 64 KiB.
    do throws(FileError) { try path.checkWritable(bytes: 64 << 10) } catch { return error }
    return nil
  }
}

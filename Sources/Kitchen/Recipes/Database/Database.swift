internal import CSQLite
internal import Files

/// An open SQLite database; closed when the last reference goes.
///
/// A database and its statements belong to one caller at a time.
final class Database {
  // Valid from init to deinit; statements keep the database alive, so they are finalised before it is closed.
  let handle: OpaquePointer

  /// Opens an empty database in memory.
  static func inMemory() throws(DatabaseError) -> Database {
    try Database(name: ":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY)
  }

  /// Opens an existing database file that nobody writes.
  convenience init(readingFrom path: FilePath) throws(DatabaseError) {
    try self.init(name: path, flags: SQLITE_OPEN_READONLY)
  }

  /// Opens an existing database file to read what others write.
  ///
  /// Statements cannot change it. What a process left half done that was killed is undone first, for which the file is
  /// opened to be written, where that is possible.
  ///
  /// - Parameter milliseconds: how long a statement waits while another process puts the file in order.
  convenience init(watching path: FilePath, patience milliseconds: Int32) throws(DatabaseError) {
    try self.init(name: path, flags: SQLITE_OPEN_READWRITE)
    sqlite3_busy_timeout(handle, milliseconds)
    try execute("PRAGMA query_only = ON")
  }

  /// Opens a database file to read and write it, created empty when missing.
  ///
  /// - Parameter milliseconds: how long a statement waits while another process writes.
  convenience init(writing path: FilePath, patience milliseconds: Int32) throws(DatabaseError) {
    try self.init(name: path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    sqlite3_busy_timeout(handle, milliseconds)
  }

  private init(name: FilePath, flags: Int32) throws(DatabaseError) {
    var opened: OpaquePointer?
    // One caller at a time, so SQLite need not lock.
    let allFlags = flags | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX
    let code = name.withCString { sqlite3_open_v2($0, &opened, allFlags, nil) }
    guard let opened else { throw DatabaseError(code: code, message: String(cString: sqlite3_errstr(code))) }
    handle = opened
    // From here on deinit closes the handle, also when the error is thrown.
    guard code == SQLITE_OK else { throw lastError }
  }

  deinit { sqlite3_close_v2(handle) }

  /// The error of the call that failed last.
  var lastError: DatabaseError {
    DatabaseError(code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)))
  }

  /// Runs statements that have no parameters and whose rows do not matter.
  func execute(_ statements: String) throws(DatabaseError) {
    guard sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK else { throw lastError }
  }

  /// Does all of `body` or, when it throws or the process ends before its end, nothing; other processes wait meanwhile.
  func transaction<Result, Failure: Error>(
    catching wrap: (DatabaseError) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(DatabaseError) { try execute("BEGIN IMMEDIATE") } catch { throw wrap(error) }
    do throws(Failure) {
      let result = try body()
      do throws(DatabaseError) { try execute("COMMIT") } catch { throw wrap(error) }
      return result
    } catch {
      // What failed first is worth telling; a transaction that cannot be rolled back ends with the database's handle.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Compiles one statement.
  func prepare(_ text: String) throws(DatabaseError) -> Statement {
    var compiled: OpaquePointer?
    guard sqlite3_prepare_v2(handle, text, -1, &compiled, nil) == SQLITE_OK else { throw lastError }
    guard let compiled else { preconditionFailure("a statement has words") }
    return Statement(compiled, of: self)
  }

  /// The bytes of a file that would hold this database.
  func serialized() throws(DatabaseError) -> [UInt8] {
    var size: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else {
      throw DatabaseError(code: SQLITE_NOMEM, message: String(cString: sqlite3_errstr(SQLITE_NOMEM)))
    }
    defer { sqlite3_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }
}

/// What SQLite refused to do.
public struct DatabaseError: Error, Equatable {
  /// SQLite's extended result code.
  public let code: Int32
  /// SQLite's own words, in English.
  public let message: String

  /// A file that holds something else than a store of this program.
  static func corrupt(_ message: String) -> DatabaseError { DatabaseError(code: SQLITE_CORRUPT, message: message) }

  /// Whether the file is damaged, or is no database at all.
  package var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF) }

  /// Whether a statement does not fit the file: a table is missing, the file's form is an unknown one.
  var isStatementMismatch: Bool { code & 0xFF == SQLITE_ERROR }

  /// Whether another process was in the way.
  var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED].contains(code & 0xFF) }

  /// Whether SQLite could not write, or not make the files that it needs even to read.
  var isWriteFailure: Bool {
    [SQLITE_PERM, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN].contains(code & 0xFF)
  }

  /// The system's reason for an error of writing, found by another attempt; nil for other errors, and when it succeeds.
  func refusal(at path: FilePath) -> FileError? {
    guard isWriteFailure else { return nil }
    // As much as the index of a write-ahead log and a small transaction take.
    do throws(FileError) { try path.checkWritable(bytes: 64 << 10) } catch { return error }
    return nil
  }
}

internal import Files

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
  static func still(at path: FilePath) throws(FileError) -> DatabaseFiles? {
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
  var isHalfDone: Bool { !file.isEmpty && (journal.first ?? 0) != 0 }

  /// The bytes of one file that holds what was committed; none when there is nothing.
  func merged() throws(DatabaseError) -> [UInt8] {
    // A log beside an empty file is left from another one: SQLite deletes it.
    if file.isEmpty { return [] }
    return Database.withoutLog(try WriteAheadLog(log)?.applied(to: file) ?? file)
  }
}

extension FilePath {
  fileprivate func bytesIfThere() throws(FileError) -> [UInt8] {
    do throws(FileError) { return try readBytes(limit: Backup.sizeLimit) } catch {
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
    guard refusal.isOfWriting, let files = try? DatabaseFiles.still(at: path), !files.isHalfDone else { throw refusal }
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

internal import CSQLite
internal import Files

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
  var isOfStatement: Bool { code & 0xFF == SQLITE_ERROR }

  /// Whether another process was in the way.
  var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED].contains(code & 0xFF) }

  /// Whether SQLite could not write, or not make the files that it needs even to read.
  var isOfWriting: Bool {
    [SQLITE_PERM, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN].contains(code & 0xFF)
  }

  /// The system's reason for an error of writing, found by another attempt; nil for other errors, and when it succeeds.
  func refusal(at path: FilePath) -> FileError? {
    guard isOfWriting else { return nil }
    // As much as the index of a write-ahead log and a small transaction take.
    do throws(FileError) { try path.checkWritable(bytes: 64 << 10) } catch { return error }
    return nil
  }
}

public import Files

/// Why the user's own recipes cannot be used.
public enum CollectionError: Error, Equatable {
  /// The folder for the file cannot be made.
  case folder(FileError)
  /// The file was written by a later version of the program; it was left alone.
  case newer(FilePath, version: Int)
  /// The file is damaged or holds something else; it was left alone.
  case damaged(FilePath, DatabaseError)
  /// The database refused.
  case database(FilePath, DatabaseError)

  init(_ error: DatabaseError, at path: FilePath) {
    self = error.isDamage ? .damaged(path, error) : .database(path, error)
  }
}

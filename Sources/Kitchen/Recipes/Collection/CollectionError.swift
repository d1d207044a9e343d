public import Files

/// Why the user's own recipes cannot be used.
public enum CollectionError: Error, Equatable {
  /// The folder for the file cannot be made.
  case folder(FileError)
  /// The file was written by a later version of the program; it was left alone.
  case newer(FilePath, version: Int)
  /// The file is damaged or holds something else; it was left alone.
  case damaged(FilePath, DatabaseError)
  /// The system does not let the file be written; nothing was changed.
  case unwritable(FileError)
  /// The database refused.
  case database(FilePath, DatabaseError)

  init(_ error: DatabaseError, at path: FilePath) {
    if let reason = error.refusal(at: path) {
      self = .unwritable(reason)
    } else {
      self = error.isDamage ? .damaged(path, error) : .database(path, error)
    }
  }

  init(_ fault: StoreFault, at path: FilePath) {
    switch fault {
    case .folder(let error): self = .folder(error)
    case .newer(let version): self = .newer(path, version: version)
    case .database(let error): self = CollectionError(error, at: path)
    }
  }
}

public import Files

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
  case foreign(KeptStore)
}

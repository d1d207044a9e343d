public import Files
public import Recipes

extension Fridge {
  /// The user's own data as they are now.
  public func backup(at time: Moment) throws(BackupFailure) -> Backup {
    let folder = try keptFolder()
    do throws(BackupError) { return try Backup(of: folder, at: time) } catch { throw .backup(error) }
  }

  /// Makes the user's data what they were when a backup was made; what was there before is kept beside them.
  ///
  /// - Returns: the backup, and what was done.
  @discardableResult
  public func restore(from file: FilePath, at time: Moment) throws(BackupFailure) -> (Backup, Restoration) {
    let folder = try keptFolder()
    do throws(BackupError) {
      let backup = try Backup(readingFrom: file)
      return (backup, try backup.restore(from: file, into: folder, at: time))
    } catch { throw .backup(error) }
  }

  /// The files that hold the user's own data, whether or not they are there; an output is never one of them.
  public var storeFiles: [FilePath] {
    folders?.state.map { folder in KeptStore.allCases.map { $0.path(in: folder) } } ?? []
  }

  private func keptFolder() throws(BackupFailure) -> FilePath {
    guard let folders else { throw .noData }
    guard let state = folders.state else { throw .noHome }
    return state
  }
}

/// Why the user's data could not be backed up or restored.
public enum BackupFailure: Error, Equatable {
  /// The program's own data were not found.
  case noData
  /// The user has no home where data could be kept.
  case noHome
  /// The files could not be read or written.
  case backup(BackupError)
}

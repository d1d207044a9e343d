internal import Files

extension Backup {
  /// Makes the store of a folder what `source` is.
  static func replace(_ store: KeptStore, in folder: FilePath, by source: Database) throws(BackupError) {
    let path = store.path(in: folder)
    do throws(DatabaseError) {
      let database = try Database(writing: path, patience: patience)
      // FULL: what was restored survives a loss of power too.
      try database.execute("PRAGMA synchronous = FULL")
      try database.become(copyOf: source)
    } catch { throw .store(path, error) }
  }

  /// Writes what is there into a backup of its own.
  ///
  /// - Returns: the file; nil when nothing is there.
  static func keepPresent(in folder: FilePath, at time: Moment) throws(BackupError) -> FilePath? {
    let present: Backup
    do throws(BackupError) { present = try Backup(of: folder, at: time) } catch .nothingThere { return nil }
    let file = folder.appending(FilePath("before-restore-\(time)")).unused
    try present.write(to: file)
    return file
  }

  /// Renames the files of stores that are damaged, and so can be neither kept nor replaced.
  ///
  /// - Returns: the new names.
  static func setDamagedAside(
    _ stores: [KeptStore], in folder: FilePath, at time: Moment
  ) throws(BackupError) -> [FilePath] {
    var renamed: [FilePath] = []
    for path in stores.map({ $0.path(in: folder) }) where path.kind == .file {
      if try !isDamaged(path) { continue }
      // A log that is left behind would be taken for that of the new file.
      for file in ["", "-wal", "-shm"].map({ path.adding($0) }) where file.kind != nil {
        let aside = file.adding(".damaged-\(time)").unused
        do throws(FileError) { try file.rename(to: aside) } catch { throw .file(error) }
        renamed.append(aside)
      }
    }
    return renamed
  }

  private static func isDamaged(_ path: FilePath) throws(BackupError) -> Bool {
    do throws(DatabaseError) {
      try Database(writing: path, patience: patience).checkWholeness()
      return false
    } catch {
      guard error.isDamage else { throw .store(path, error) }
      return true
    }
  }
}

extension FilePath {
  /// The path with more at its end.
  fileprivate func adding(_ text: String) -> FilePath { FilePath(bytes: bytes + text.utf8) }

  /// The path, or the first one with a number behind it that nothing has.
  fileprivate var unused: FilePath {
    let candidates = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? self : adding("-\($0)") }
    return candidates.first { $0.kind == nil } ?? self
  }
}

extension String.StringInterpolation {
  /// The moment as names of files have it: `20261121T162005Z`.
  fileprivate mutating func appendInterpolation(_ time: Moment) {
    appendLiteral(time.universalText.filter { $0 != "-" && $0 != ":" })
  }
}

internal import Files

extension KeptStore {
  /// Renames the files of a store that is damaged or none of this program, and so can be neither kept nor replaced.
  ///
  /// - Returns: the new names; none when the store is whole or not there.
  func setDamagedAside(in folder: FilePath, at time: Moment) throws(BackupError) -> [FilePath] {
    let path = path(in: folder)
    guard path.kind == .file, try isDamaged(path) else { return [] }
    var renamed: [FilePath] = []
    // A log that is left behind would be taken for that of the new file.
    for file in ["", "-wal", "-shm"].map({ path.adding($0) }) where file.kind != nil {
      let aside = file.adding(".damaged-" + time.fileNamePart).unused
      do throws(FileError) { try file.rename(to: aside) } catch { throw .file(error) }
      renamed.append(aside)
    }
    return renamed
  }

  private func isDamaged(_ path: FilePath) throws(BackupError) -> Bool {
    do throws(DatabaseError) {
      let database = try Database(writing: path, patience: Self.patience)
      try migrations.check(database)
      try database.checkWholeness()
      return false
    } catch {
      guard error.isDamage else { throw .store(path, error) }
      return true
    }
  }
}

extension FilePath {
  /// The path with more at its end.
  func adding(_ text: String) -> FilePath { FilePath(bytes: bytes + text.utf8) }

  /// The path, or the first one with a number behind it that nothing has.
  var unused: FilePath {
    let candidates = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? self : adding("-\($0)") }
    return candidates.first { $0.kind == nil } ?? self
  }
}

extension Moment {
  /// The moment as names of files have it: `20261121T162005Z`.
  var fileNamePart: String { universalText.filter { $0 != "-" && $0 != ":" } }
}

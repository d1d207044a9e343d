public import Files

extension Backup {
  /// No backup file that is read may be larger, in bytes.
  static let sizeLimit = 1 << 30

  /// The data of a user as they are now, each store as it was at one moment.
  ///
  /// - Parameter folder: where the stores are.
  public init(of folder: FilePath, at time: Moment) throws(BackupError) {
    var parts: [Part] = []
    for store in KeptStore.allCases {
      let path = store.path(in: folder)
      if path.kind != .file { continue }
      do throws(DatabaseError) {
        let bytes = try Database.reading(path, patience: KeptStore.patience, store.bytes(of:))
        if let bytes { parts.append(Part(store: store, bytes: bytes)) }
      } catch { throw .store(path, error) }
    }
    if parts.isEmpty { throw .nothingThere(folder) }
    (self.time, self.parts) = (time, parts)
  }

  /// Writes the whole file or nothing; an earlier backup of that name is replaced, another file only by force.
  ///
  /// - Parameter rule: what may be replaced besides; the stores should be its inputs.
  public func write(to file: FilePath, _ rule: OverwriteRule = OverwriteRule()) throws(BackupError) {
    do throws(FileError) {
      try OutputFile(file, rule) { $0.starts(with: "fridge backup ".utf8) }.write(bytes)
    } catch { throw .file(error) }
  }

  /// Reads and checks a file.
  public init(readingFrom file: FilePath) throws(BackupError) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try file.readBytes(limit: Self.sizeLimit) } catch { throw .file(error) }
    do throws(BackupFault) { self = try BackupReader.backup(bytes) } catch { throw .unusable(file, error) }
  }
}

extension KeptStore {
  /// The bytes to be kept of an open store; nil when it was only begun, by a process that was killed.
  fileprivate func bytes(of database: Database) throws(DatabaseError) -> [UInt8]? {
    if try migrations.check(database) == 0 { return nil }
    try database.checkWholeness()
    return try database.snapshot()
  }
}

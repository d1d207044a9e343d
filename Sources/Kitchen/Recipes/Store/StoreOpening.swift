internal import Files
internal import Glibc
internal import Ingredients
internal import SQLite

/// Opens the file of a store, and builds or updates it where that is needed.
struct StoreOpening {
  /// An open store.
  struct Opened {
    let database: Database
    let origin: StoreOrigin
    let persistence: RecipeStore.Persistence
  }

  private let sources: RecipeSources
  private let path: FilePath?
  private let vocabulary: Vocabulary

  init(_ sources: RecipeSources, at path: FilePath?, vocabulary: Vocabulary) {
    (self.sources, self.path, self.vocabulary) = (sources, path, vocabulary)
  }

  /// Opens the store.
  func open(progress: RecipeStore.Progress) throws(RecipeStoreError) -> Opened {
    guard let path else { return try build(.memory, progress) }
    let kept = kept(at: path)
    if let kept, sources.areAll(in: kept.origin) { return kept }
    if sources.snapshot == nil { return try replace(path, progress) }
    do throws(FileError) { try path.folder.createFolder() } catch {
      return try build(.unwritable(path, error), progress)
    }
    while true {
      let lock: FileLock?
      do throws(FileError) { lock = try FileLock(path.folder.appending("recipes.lock")) } catch {
        return try copy(path, progress, because: error)
      }
      if let lock { return try withExtendedLifetime(lock) { () throws(RecipeStoreError) in try renew(path, progress) } }
      // Another process is at it. What is there meanwhile lacks only the newest recipes.
      if let kept { return kept }
      usleep(Self.pause)
    }
  }

  /// The file, if it is intact and has all recipes of the sources; nothing is built or updated.
  var current: Opened? {
    guard let path, let kept = kept(at: path), sources.areAll(in: kept.origin) else { return nil }
    return kept
  }

  /// The pause between attempts while another process builds the store, in microseconds.
  private static let pause: UInt32 = 20_000

  /// Opens the file if it is intact and was built from these sources or an earlier state of them.
  ///
  /// No reason is given for a failure, because the remedy is always to build the store again.
  private func kept(at path: FilePath) -> Opened? {
    guard path.kind == .file, StoreChecksum.isIntact(path),
      let database = try? Database(watching: path, patience: OpenStore.patience),
      let origin = try? StoreOrigin.read(from: database), (try? sources.continues(origin)) == true
    else { return nil }
    return Opened(database: database, origin: origin, persistence: .file(path))
  }

  /// Updates the file, or builds it again.
  ///
  /// - Precondition: the lock is held.
  private func renew(_ path: FilePath, _ progress: RecipeStore.Progress) throws(RecipeStoreError) -> Opened {
    guard let kept = kept(at: path) else { return try replace(path, progress) }
    if sources.areAll(in: kept.origin) { return kept }
    if try isMostlyNew(kept) { return try buildFile(path, progress) }
    do {
      try StoreChecksum.remove(from: path)
      let database = try Database(writing: path, patience: OpenStore.patience)
      return Opened(
        database: database, origin: try update(database, from: kept.origin, .inBatches, progress),
        persistence: .file(path))
    } catch let error as FileError {
      return try copy(path, progress, because: error)
    } catch let error as DatabaseError {
      if let reason = error.refusal(at: path) { return try copy(path, progress, because: reason) }
      if error.isDamage { return try replace(path, progress) }
      throw RecipeStoreError.database(error)
    } catch { throw RecipeStoreError.database(.corrupt("\(error)")) }
  }

  private func update(
    _ database: Database, from origin: StoreOrigin, _ pace: StoreUpdate.Pace,
    _ progress: RecipeStore.Progress
  ) throws(DatabaseError) -> StoreOrigin {
    guard let snapshot = sources.snapshot else { return origin }
    // The pages that an import of many recipes changes again and again.
    try database.execute("PRAGMA cache_size = -8000")
    return try StoreUpdate(database, to: snapshot).run(from: origin, pace, progress: progress)
  }

  /// Opens a copy in memory of a file that cannot be written, and updates the copy.
  private func copy(
    _ path: FilePath, _ progress: RecipeStore.Progress, because reason: FileError
  ) throws(RecipeStoreError) -> Opened {
    let persistence = RecipeStore.Persistence.unwritable(path, reason)
    guard let kept = kept(at: path), let bytes = try? kept.database.snapshot() else {
      return try build(persistence, progress)
    }
    do throws(DatabaseError) {
      let database = try Database.inMemory(holding: bytes)
      return Opened(
        database: database, origin: try update(database, from: kept.origin, .inBatches, progress),
        persistence: persistence)
    } catch { throw .database(error) }
  }
}

// Building.
extension StoreOpening {
  /// The number of the user's recipes from which a store is built in its file, so that it need not fit into memory.
  private static let manyRecipes = 4000

  /// Returns whether a store lacks many recipes, more than it has of the user's, so that building it again in a file
  /// that needs no journal is faster than an update.
  private func isMostlyNew(_ kept: Opened) throws(RecipeStoreError) -> Bool {
    guard let snapshot = sources.snapshot else { return false }
    do throws(DatabaseError) {
      let missing = try snapshot.changeCount(after: kept.origin)
      if missing < Self.manyRecipes { return false }
      let own = try kept.database.prepare("SELECT count(*) FROM recipe WHERE number >= ?")
        .rows([.integer(StoreSchema.ownNumbers.lowerBound)]) { $0.integer(0) }
      return missing > own.reduce(0, +)
    } catch { throw .database(error) }
  }

  private func replace(_ path: FilePath, _ progress: RecipeStore.Progress) throws(RecipeStoreError) -> Opened {
    let count: Int
    do throws(DatabaseError) {
      count = try sources.snapshot?.changeCount(after: StoreOrigin(fingerprint: "", lineage: "")) ?? 0
    } catch { throw .database(error) }
    if count >= Self.manyRecipes { return try buildFile(path, progress) }
    let built = try build(.memory, progress)
    let refusal: FileError?
    do throws(DatabaseError) { refusal = try built.database.withSerialized { replace(path, by: $0) } } catch {
      throw .database(error)
    }
    if let refusal {
      return Opened(database: built.database, origin: built.origin, persistence: .unwritable(path, refusal))
    }
    // The file is mapped, and takes less memory than what was built.
    return kept(at: path) ?? Opened(database: built.database, origin: built.origin, persistence: .file(path))
  }

  /// Replaces the file by the image of a database; returns the reason if it cannot be written.
  private func replace(_ path: FilePath, by image: UnsafeBufferPointer<UInt8>) -> FileError? {
    do throws(FileError) {
      try path.folder.createFolder()
      try removeJournal(of: path)
      if image.count < StoreChecksum.largest {
        try path.write(StoreChecksum.appended(to: Array(image)))
      } else {
        try path.write(image)
      }
      return nil
    } catch { return error }
  }

  /// Builds the store in memory.
  private func build(
    _ persistence: RecipeStore.Persistence, _ progress: RecipeStore.Progress
  ) throws(RecipeStoreError) -> Opened {
    let database: Database
    do throws(DatabaseError) { database = try Database.inMemory() } catch { throw .database(error) }
    let first = try begin(database)
    do throws(DatabaseError) {
      return Opened(
        database: database, origin: try update(database, from: first, .inBatches, progress), persistence: persistence)
    } catch { throw .database(error) }
  }

  /// Builds the store in a file of its own, which then replaces the old one.
  ///
  /// - Precondition: the lock is held.
  private func buildFile(_ path: FilePath, _ progress: RecipeStore.Progress) throws(RecipeStoreError) -> Opened {
    let new = path.adding(".new")
    do {
      try new.remove()
      let database = try Database(writing: new, patience: OpenStore.patience)
      // A file that was left half-built is thrown away, so it needs no journal and no transactions in between.
      try database.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
      let first = try begin(database)
      let origin = try update(database, from: first, .atOnce, progress)
      try new.flushToDisk()
      try removeJournal(of: path)
      try new.rename(to: path)
      let opened = try Database(watching: path, patience: OpenStore.patience)
      return Opened(database: opened, origin: origin, persistence: .file(path))
    } catch let error as RecipeStoreError { throw error } catch {
      try? new.remove()
      let reason = (error as? FileError) ?? (error as? DatabaseError)?.refusal(at: path)
      if let reason { return try build(.unwritable(path, reason), progress) }
      throw .database((error as? DatabaseError) ?? .corrupt("\(error)"))
    }
  }

  /// Creates the tables, and adds the bundled dishes.
  private func begin(_ database: Database) throws(RecipeStoreError) -> StoreOrigin {
    let fingerprint = sources.fingerprint.text
    let origin: StoreOrigin
    var writer: StoreWriter
    do throws(DatabaseError) {
      try database.execute(StoreSchema.tables)
      let mark =
        try sources.snapshot == nil ? [""] : database.prepare("SELECT lower(hex(randomblob(8)))").rows { $0.text(0) }
      origin = StoreOrigin(
        fingerprint: fingerprint, lineage: "\(StoreSchema.version)-\(fingerprint)" + mark.joined())
      writer = try StoreWriter(database)
    } catch { throw .database(error) }
    try database.transaction(catching: { RecipeStoreError.database($0) }) { () throws(RecipeStoreError) in
      var number = 0
      try sources.forEachDish(vocabulary: vocabulary) { dish throws(RecipeStoreError) in
        number += 1
        do throws(DatabaseError) { try writer.add(dish, number: number) } catch { throw .database(error) }
      }
      do throws(DatabaseError) { try origin.write(to: database) } catch { throw .database(error) }
    }
    return origin
  }

  /// Removes the journal that a killed process left of a file that is about to be replaced; SQLite would play it back
  /// into the new one.
  private func removeJournal(of path: FilePath) throws(FileError) { try path.adding("-journal").remove() }
}

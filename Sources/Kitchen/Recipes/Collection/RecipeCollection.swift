public import Files
internal import Localization
public import SQLite
public import Time

/// An SQLite database of the user's own recipes, beside the pantry.
///
/// Acknowledged changes are durable, even if the process is killed at any moment; many processes may read while one
/// writes, and writers wait for each other. A collection may be used by one caller at a time.
public final class RecipeCollection {
  /// The path of the file.
  public let path: FilePath
  let store: OpenStore

  /// Opens the collection, creating it if necessary; a damaged file and one of a later version are left alone.
  ///
  /// On a full or read-only disk it can be read, and changes fail.
  ///
  /// - Parameter folder: the folder of `collection.sqlite`, created if missing.
  public init(keptIn folder: FilePath) throws(CollectionError) {
    path = Self.file(in: folder)
    do throws(StoreFault) { store = try OpenStore(path, in: folder, CollectionSchema.migrations) } catch {
      throw CollectionError(error, at: path)
    }
  }

  /// Returns the path of the collection in a user's folder.
  public static func file(in folder: FilePath) -> FilePath { folder.appending("collection.sqlite") }
}

extension RecipeCollection {
  /// Returns the recipes, ordered by identifier.
  public func recipes() throws(CollectionError) -> [Recipe] {
    try read { () throws(DatabaseError) in
      try RecipeReader(store.database, .collection).recipes().sorted { $0.id < $1.id }
    }
  }

  /// Returns the recipe with this identifier; nil if there is none.
  public func recipe(id: String) throws(CollectionError) -> Recipe? {
    try read { () throws(DatabaseError) in
      let reader = try RecipeReader(store.database, .collection)
      let numbers = try store.database.prepare("SELECT number FROM recipe WHERE id = ?").rows([.text(id)]) {
        $0.integer(0)
      }
      return try numbers.first.flatMap { number throws(DatabaseError) in try reader.recipe(numbered: number) }
    }
  }

  /// Makes one change, which is kept as a whole or not at all.
  ///
  /// - Parameters:
  ///   - kind: the kind of change.
  ///   - time: the time of the change.
  ///   - wrap: makes the caller's error of one of the collection.
  ///   - body: adds, replaces and removes recipes; if it throws, or does nothing, nothing has changed.
  public func change<Result, Failure: Error>(
    _ kind: CollectionChange.Kind, at time: Moment, catching wrap: (CollectionError) -> Failure,
    _ body: (inout CollectionEditor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let path = path
    if let refusal = store.refusal { throw wrap(CollectionError(refusal, at: path)) }
    // The indexes, of which an import of many recipes changes every page again and again.
    do throws(DatabaseError) { try store.database.execute("PRAGMA cache_size = -8000") } catch {
      throw wrap(CollectionError(error, at: path))
    }
    return try store.database.transaction(catching: { wrap(CollectionError($0, at: path)) }) { () throws(Failure) in
      var editor: CollectionEditor
      do throws(DatabaseError) { editor = try CollectionEditor(store.database, at: path, kind, time) } catch {
        throw wrap(CollectionError(error, at: path))
      }
      let result = try body(&editor)
      do throws(DatabaseError) { try editor.finish() } catch { throw wrap(CollectionError(error, at: path)) }
      return result
    }
  }

  func read<Result>(_ body: () throws(DatabaseError) -> Result) throws(CollectionError) -> Result {
    do throws(DatabaseError) { return try body() } catch { throw CollectionError(error, at: path) }
  }
}

/// The reason why the user's own recipes cannot be used.
public enum CollectionError: Error, Equatable {
  /// The folder for the file cannot be created.
  case folder(FileError)
  /// A later version of the program wrote the file, which was left alone.
  case newer(FilePath, version: Int)
  /// The file is damaged or is not a store of this program; it was left alone.
  case damaged(FilePath, DatabaseError)
  /// The system refuses to write the file; nothing was changed.
  case unwritable(FileError)
  /// SQLite returned an error.
  case database(FilePath, DatabaseError)
}

extension CollectionError: StoreError {}

public import Files

/// A database of the user's own data; the raw value is the name of its file.
///
/// Everything else in the user's folder can be built again.
public enum KeptStore: String, CaseIterable, Sendable {
  /// What is at home, and everything that was ever done to it.
  case pantry = "pantry.sqlite"
  /// The user's own recipes.
  case collection = "collection.sqlite"

  /// How long to wait for another process that writes, in milliseconds.
  static let patience: Int32 = 10_000

  /// The file in the user's folder.
  public func path(in folder: FilePath) -> FilePath { folder.appending(FilePath(rawValue)) }

  /// The versions of its tables.
  var migrations: DatabaseMigrations {
    switch self {
    case .pantry: PantrySchema.migrations
    case .collection: CollectionSchema.migrations
    }
  }
}

/// A store of the user's own that is open: the file or, where that cannot be written, a copy of it to be read.
struct OpenStore {
  private typealias Opened = (database: Database, version: Int, refusal: StoreFault?)

  /// The file or the copy, with the tables of this program.
  let database: Database
  /// Why nothing may be written, as it would be lost with the copy; nil for the file itself.
  let refusal: StoreFault?

  /// Opens a store, creating it when there is none.
  ///
  /// - Parameter folder: where it is, created when missing.
  init(_ store: KeptStore, in folder: FilePath) throws(StoreFault) {
    var noFolder: StoreFault?
    do throws(FileError) { try folder.createFolder() } catch {
      // Only on such a disk is it certain that there is nothing to read.
      guard error.isRefusalOfDisk else { throw .folder(error) }
      noFolder = .folder(error)
    }
    let opened: Opened
    do throws(DatabaseError) {
      if let noFolder {
        opened = try Self.copy(Database.inMemory(), store, because: noFolder)
      } else {
        opened = try Self.open(store, at: store.path(in: folder))
      }
    } catch { throw .database(error) }
    guard opened.version <= store.migrations.version else { throw .newer(version: opened.version) }
    (database, refusal) = (opened.database, opened.refusal)
  }

  private static func open(_ store: KeptStore, at path: FilePath) throws(DatabaseError) -> Opened {
    do throws(DatabaseError) {
      let database = try Database(writing: path, patience: KeptStore.patience)
      return (database, try store.migrations.prepare(database), nil)
    } catch {
      return try copy(Database.copy(of: path, because: error), store, because: .database(error))
    }
  }

  private static func copy(
    _ database: Database, _ store: KeptStore, because refusal: StoreFault
  ) throws(DatabaseError) -> Opened { (database, try store.migrations.prepare(database), refusal) }
}

/// Why a store of the user's own cannot be opened or changed.
enum StoreFault: Error, Equatable {
  /// The folder for the file cannot be made.
  case folder(FileError)
  /// A later version of the program wrote the file; it was left alone.
  case newer(version: Int)
  /// SQLite refused.
  case database(DatabaseError)
}

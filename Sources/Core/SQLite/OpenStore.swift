package import Files

/// An open database of the user's own: the file itself or, where it cannot be written, a copy in memory.
package struct OpenStore {
  private typealias Opened = (database: Database, version: Int, refusal: StoreFault?)

  /// The time that a statement waits while another process writes, in milliseconds.
  package static let patience: Int32 = 10_000

  /// The file or the copy, migrated to the current version.
  package let database: Database
  /// The reason for opening a copy, to which nothing may be written; nil for the file itself.
  package let refusal: StoreFault?

  /// Opens a store, creating it if necessary.
  ///
  /// - Parameter folder: the folder of `path`, created when missing.
  package init(_ path: FilePath, in folder: FilePath, _ migrations: DatabaseMigrations) throws(StoreFault) {
    var noFolder: StoreFault?
    do throws(FileError) { try folder.createFolder() } catch {
      // Only a disk that refuses writes rules out that there is something to read.
      guard error.isDiskFullOrReadOnly else { throw .folder(error) }
      noFolder = .folder(error)
    }
    let opened: Opened
    do throws(DatabaseError) {
      if let noFolder {
        opened = try Self.copy(Database.inMemory(), migrations, because: noFolder)
      } else {
        opened = try Self.open(path, migrations)
      }
    } catch { throw .database(error) }
    guard opened.version <= migrations.version else { throw .newer(version: opened.version) }
    (database, refusal) = (opened.database, opened.refusal)
  }

  private static func open(_ path: FilePath, _ migrations: DatabaseMigrations) throws(DatabaseError) -> Opened {
    do throws(DatabaseError) {
      let database = try Database(writing: path, patience: patience)
      return (database, try migrations.prepare(database), nil)
    } catch {
      return try copy(Database.copy(of: path, because: error), migrations, because: .database(error))
    }
  }

  private static func copy(
    _ database: Database, _ migrations: DatabaseMigrations, because refusal: StoreFault
  ) throws(DatabaseError) -> Opened { (database, try migrations.prepare(database), refusal) }
}

/// An error of a store of the user's own, with the cases that all stores share.
package protocol StoreError: Error {
  /// The folder for the file cannot be created.
  static func folder(_ error: FileError) -> Self
  /// A later version of the program wrote the file, which was left alone.
  static func newer(_ path: FilePath, version: Int) -> Self
  /// The file is damaged or is not a store of this program; it was left alone.
  static func damaged(_ path: FilePath, _ error: DatabaseError) -> Self
  /// The system refuses to write the file; nothing was changed.
  static func unwritable(_ error: FileError) -> Self
  /// SQLite returned an error.
  static func database(_ path: FilePath, _ error: DatabaseError) -> Self
}

extension StoreError {
  /// Creates the error for one that SQLite returned.
  package init(_ error: DatabaseError, at path: FilePath) {
    if let reason = error.refusal(at: path) {
      self = .unwritable(reason)
    } else {
      self = error.isDamage ? .damaged(path, error) : .database(path, error)
    }
  }

  /// Creates the error for a store that cannot be opened.
  package init(_ fault: StoreFault, at path: FilePath) {
    switch fault {
    case .folder(let error): self = .folder(error)
    case .newer(let version): self = .newer(path, version: version)
    case .database(let error): self.init(error, at: path)
    }
  }
}

/// The reason why a store of the user's own cannot be opened or changed.
package enum StoreFault: Error, Equatable {
  /// The folder for the file cannot be created.
  case folder(FileError)
  /// A later version of the program wrote the file, which was left alone.
  case newer(version: Int)
  /// SQLite returned an error.
  case database(DatabaseError)
}

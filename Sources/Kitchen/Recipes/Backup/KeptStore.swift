public import Files

/// A database of the user's own data; the raw value is the name of its file.
///
/// Everything else in the user's folder can be built again.
public enum KeptStore: String, CaseIterable, Sendable {
  /// What is at home, and everything that was ever done to it.
  case pantry = "pantry.sqlite"

  /// The file in the user's folder.
  public func path(in folder: FilePath) -> FilePath { folder.appending(FilePath(rawValue)) }

  /// Brings an open database of the store to the tables of this program; one of a later version is not touched.
  ///
  /// - Returns: the version that was found, to be compared with ``version``.
  func prepare(_ database: Database) throws(DatabaseError) -> Int {
    switch self {
    case .pantry: try PantrySchema.prepare(database)
    }
  }

  /// The version of the tables that this program writes.
  var version: Int {
    switch self {
    case .pantry: PantrySchema.version
    }
  }
}

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

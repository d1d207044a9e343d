public import Files

/// The user's own recipes, in an SQLite database beside the pantry.
///
/// Whatever was acknowledged stays, also when the process is killed at any moment; many processes may read while one
/// writes, and writers wait for each other. A collection belongs to one caller at a time.
public final class RecipeCollection {
  /// The file.
  public let path: FilePath
  private let store: OpenStore

  /// Opens the collection, creating it when there is none; a damaged file and one of a later version are left alone.
  ///
  /// On a disk that is full or read-only it can be read, and whatever would change it fails.
  ///
  /// - Parameter folder: where `collection.sqlite` is, created when missing.
  public init(keptIn folder: FilePath) throws(CollectionError) {
    path = Self.file(in: folder)
    do throws(StoreFault) { store = try OpenStore(.collection, in: folder) } catch {
      throw CollectionError(error, at: path)
    }
  }

  /// Where the collection of a user is whose folder this is.
  public static func file(in folder: FilePath) -> FilePath { KeptStore.collection.path(in: folder) }
}

extension RecipeCollection {
  /// The recipes in the order of their identifiers.
  public func recipes() throws(CollectionError) -> [Recipe] {
    do throws(DatabaseError) { return try readRecipes() } catch { throw CollectionError(error, at: path) }
  }

  /// Adds what is not there yet, in one transaction: all of it or, when the process ends before, nothing.
  ///
  /// - Parameters:
  ///   - recipes: in the order of their files.
  ///   - others: recipes beside the collection, whose identifiers are taken.
  /// - Returns: what became of each recipe.
  public func add(_ recipes: [Recipe], beside others: [Recipe]) throws(CollectionError) -> [RecipeAdmission] {
    try change { () throws(DatabaseError) in
      var gate = RecipeGate(others + (try readRecipes()))
      let admissions = recipes.map { gate.admit($0) }
      let writer = try RecipeWriter(store.database, .collection)
      for case .added(let recipe) in admissions { try writer.add(recipe) }
      return admissions
    }
  }

  /// Removes the recipe with this identifier.
  ///
  /// - Returns: whether there was one.
  public func remove(id: String) throws(CollectionError) -> Bool {
    try change { () throws(DatabaseError) in
      try store.database.prepare("DELETE FROM recipe WHERE id = ? RETURNING number").rows([.text(id)]) { $0.integer(0) }
        .isEmpty == false
    }
  }

  private func readRecipes() throws(DatabaseError) -> [Recipe] {
    try RecipeReader(store.database, .collection).recipes().sorted { $0.id < $1.id }
  }

  private func change<Result>(_ body: () throws(DatabaseError) -> Result) throws(CollectionError) -> Result {
    if let refusal = store.refusal { throw CollectionError(refusal, at: path) }
    do throws(DatabaseError) {
      return try store.database.transaction(catching: { $0 }) { () throws(DatabaseError) in
        let result = try body()
        try store.database.execute(CollectionSchema.newRevision)
        return result
      }
    } catch { throw CollectionError(error, at: path) }
  }
}

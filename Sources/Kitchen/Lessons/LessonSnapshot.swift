package import Files
internal import SQLite

/// The lessons of a file at one moment, in the embeddings of one model.
package struct LessonSnapshot {
  /// The ingredient of each lesson and the embeddings of its views, in the order taught.
  package var lessons: [(ingredient: String, views: [[Float]])] = []
  /// The pictures that have no embeddings by the model yet.
  package private(set) var unembedded: [LessonPicture] = []

  /// Reads the lessons of a folder; nothing if there are none.
  ///
  /// - Parameter model: the model of the embeddings, see ``LessonEmbeddings/model``.
  package init(in folder: FilePath, model: String) throws(LessonError) {
    let found = try Self.reading(folder) { records throws(DatabaseError) in
      (try records.embeddings(by: model), try records.picturesWithoutEmbeddings(by: model))
    }
    if let found { (lessons, unembedded) = found }
  }

  /// Reads the ingredients of a folder's lessons that the vocabulary lacks.
  package static func ingredients(in folder: FilePath) throws(LessonError) -> [TaughtIngredient] {
    try reading(folder) { records throws(DatabaseError) in try records.ingredients() } ?? []
  }

  /// Calls `body` with the lessons of a folder in one state; returns nil if there are none.
  private static func reading<Result>(
    _ folder: FilePath, _ body: (LessonRecords) throws(DatabaseError) -> Result
  ) throws(LessonError) -> Result? {
    let path = LessonStore.file(in: folder)
    guard path.kind == .file else { return nil }
    let (version, result): (Int, Result?)
    do throws(DatabaseError) {
      (version, result) = try Database.reading(path, patience: OpenStore.patience) { database throws(DatabaseError) in
        try database.execute("BEGIN")
        defer { try? database.execute("COMMIT") }
        let version = try LessonSchema.migrations.version(of: database)
        // A killed process may leave a file without tables, which is empty.
        guard (1...LessonSchema.migrations.version).contains(version) else { return (version, nil) }
        return (version, try body(LessonRecords(database)))
      }
    } catch { throw LessonError(error, at: path) }
    guard version <= LessonSchema.migrations.version else { throw .newer(path, version: version) }
    return result
  }
}

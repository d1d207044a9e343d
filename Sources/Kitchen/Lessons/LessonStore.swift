public import Files
internal import Ingredients
internal import SQLite
public import Time

/// An SQLite database of what the user taught, beside the pantry.
///
/// It holds embeddings and thumbnails, not the photos. Acknowledged changes are durable, even if the process is killed at
/// any moment; many processes may read while one writes, and writers wait for each other. A store may be used by one
/// caller at a time.
public final class LessonStore {
  /// The path of the file.
  public let path: FilePath
  private let store: OpenStore
  private let records: LessonRecords

  /// Opens the lessons, creating the file if necessary; a damaged file and one of a later version are left alone.
  ///
  /// On a full or read-only disk it can be read, and changes fail.
  ///
  /// - Parameter folder: the folder of `lessons.sqlite`, created if missing.
  public init(keptIn folder: FilePath) throws(LessonError) {
    path = Self.file(in: folder)
    do throws(StoreFault) { store = try OpenStore(path, in: folder, LessonSchema.migrations) } catch {
      throw LessonError(error, at: path)
    }
    records = LessonRecords(store.database)
  }

  /// The largest file of lessons that is read, in bytes.
  public static let largestExport = Database.sizeLimit

  /// Returns the path of the lessons in a user's folder.
  public static func file(in folder: FilePath) -> FilePath { folder.appending("lessons.sqlite") }
}

extension LessonStore {
  /// Returns the number of pictures of each ingredient, ordered by id.
  public func counts() throws(LessonError) -> [LessonCount] { try attempt(records.counts) }

  /// Returns the ingredients that the vocabulary lacks, ordered by id.
  public func ingredients() throws(LessonError) -> [TaughtIngredient] { try attempt(records.ingredients) }

  /// Adds lessons in one transaction; a picture that was taught under the same ingredient before is not added again.
  ///
  /// - Parameters:
  ///   - ingredients: the new ingredients among those taught, which the vocabulary lacks.
  ///   - time: the current time.
  /// - Returns: the event; nil if all pictures had been taught before.
  @discardableResult
  public func add(
    _ lessons: [Lesson], defining ingredients: [TaughtIngredient] = [], at time: Moment
  ) throws(LessonError) -> LessonEvent? {
    try change { () throws(LessonError) in
      try attempt { () throws(DatabaseError) in
        for ingredient in ingredients { try records.define(ingredient) }
        var fresh: [Lesson] = []
        for lesson in lessons where !fresh.contains(lesson) {
          if try !records.contains(lesson) { fresh.append(lesson) }
        }
        if fresh.isEmpty { return nil }
        let event = try records.begin(.teach, at: time)
        for lesson in fresh { try records.add(lesson, in: event) }
        return try records.event(event)
      }
    }
  }

  /// Forgets all lessons on an ingredient.
  @discardableResult
  public func forget(_ ingredient: String, at time: Moment) throws(LessonError) -> LessonEvent {
    try change { () throws(LessonError) in
      let lessons = try attempt { () throws(DatabaseError) in try records.lessons(on: ingredient) }
      if lessons.isEmpty { throw .untaught(ingredient) }
      return try attempt { () throws(DatabaseError) in
        let event = try records.begin(.forget, at: time)
        for lesson in lessons { try records.set(lesson, standing: false, in: event) }
        return try records.event(event)
      }
    }
  }

  /// Undoes the newest event that was not undone; called again, the one before it.
  ///
  /// - Returns: the event that was undone.
  @discardableResult
  public func undo(at time: Moment) throws(LessonError) -> LessonEvent {
    try change { () throws(LessonError) in
      guard let undone = try attempt(records.newestStandingEvent) else { throw .nothingToUndo }
      return try attempt { () throws(DatabaseError) in
        let event = try records.begin(.undo, at: time, undoing: undone)
        for (lesson, isStanding) in try records.changes(of: undone) {
          try records.set(lesson, standing: !isStanding, in: event)
        }
        return try records.event(undone)
      }
    }
  }
}

extension LessonStore {
  /// Returns the pictures that have no embeddings by a model yet.
  public func picturesWithoutEmbeddings(by model: String) throws(LessonError) -> [LessonPicture] {
    try attempt { () throws(DatabaseError) in try records.picturesWithoutEmbeddings(by: model) }
  }

  /// Adds embeddings of pictures that have none by that model.
  public func add(_ embeddings: [(picture: Int, LessonEmbeddings)]) throws(LessonError) {
    try change { () throws(LessonError) in
      try attempt { () throws(DatabaseError) in
        for (picture, embeddings) in embeddings { try records.add(embeddings, of: picture) }
      }
    }
  }

  /// Returns whether bytes begin as a file that ``exported()`` wrote: an SQLite database with this application's number.
  public static func isExport(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // The application id stands at offset 68 of the header (SQLite's file format, 1.3), most significant byte first.
    bytes.count >= 100 && bytes.starts(with: "SQLite format 3\0".utf8)
      && bytes[68..<72].elementsEqual([0x66, 0x6C, 0x65, 0x73])
  }

  /// Returns the bytes of a file with all lessons, for ``add(contentsOf:at:)``; nil if there is none.
  public func exported() throws(LessonError) -> [UInt8]? {
    try attempt { () throws(DatabaseError) in
      try records.counts().isEmpty ? nil : try store.database.snapshot()
    }
  }

  /// Adds the lessons of a file that ``exported()`` wrote.
  ///
  /// - Parameter file: the path of the file, for errors.
  /// - Returns: the event; nil if nothing in it is new.
  @discardableResult
  public func add(contentsOf bytes: [UInt8], from file: FilePath, at time: Moment) throws(LessonError) -> LessonEvent? {
    let version: Int
    let (lessons, ingredients): ([Lesson], [TaughtIngredient])
    do throws(DatabaseError) {
      let database = try Database.inMemory(holding: bytes)
      version = try LessonSchema.migrations.prepare(database)
      let records = LessonRecords(database)
      let isReadable = version <= LessonSchema.migrations.version
      (lessons, ingredients) = isReadable ? (try records.lessons(), try records.ingredients()) : ([], [])
    } catch { throw .notLessons(file) }
    guard version <= LessonSchema.migrations.version else { throw .newer(file, version: version) }
    return try add(lessons, defining: ingredients, at: time)
  }

  private func change<Result>(_ body: () throws(LessonError) -> Result) throws(LessonError) -> Result {
    if let refusal = store.refusal { throw LessonError(refusal, at: path) }
    return try store.database.transaction(catching: { LessonError($0, at: path) }, body)
  }

  private func attempt<Result>(_ body: () throws(DatabaseError) -> Result) throws(LessonError) -> Result {
    do throws(DatabaseError) { return try body() } catch { throw LessonError(error, at: path) }
  }
}

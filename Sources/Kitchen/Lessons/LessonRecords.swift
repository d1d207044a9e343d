public import Files
internal import Ingredients
public import SQLite
internal import Time

/// A stored picture without embeddings by some model.
public struct LessonPicture: Sendable, Equatable {
  /// The number of the lesson.
  public let number: Int
  /// The id of the ingredient.
  public let ingredient: String
  /// The thumbnail, a JPEG.
  public let thumbnail: [UInt8]
  /// The taught part of the thumbnail, as in ``Lesson/box``.
  public let box: [Double]?
}

/// The rows of the lessons' tables; transactions are up to the caller.
struct LessonRecords {
  private let database: Database

  init(_ database: Database) { self.database = database }

  /// Returns all lessons that stand, in the order taught; each with the embeddings of one model.
  func lessons() throws(DatabaseError) -> [Lesson] {
    let rows = try database.prepare(
      "SELECT number, ingredient, photo, thumbnail, box FROM lesson WHERE is_standing ORDER BY number"
    ).rows { row throws(DatabaseError) in
      (row.integer(0), row.text(1), row.text(2), row.bytes(3), try Self.box(row.text(4)))
    }
    var lessons: [Lesson] = []
    for (number, ingredient, photo, thumbnail, box) in rows {
      guard let embeddings = try embeddings(of: number).first else { throw .corrupt("a lesson has no embeddings") }
      lessons.append(
        Lesson(ingredient: ingredient, photo: photo, thumbnail: thumbnail, box: box, embeddings: embeddings))
    }
    return lessons
  }

  private func embeddings(of lesson: Int) throws(DatabaseError) -> [LessonEmbeddings] {
    let rows = try database.prepare("SELECT model, view, vector FROM embedding WHERE lesson = ? ORDER BY model, view")
      .rows([.integer(lesson)]) { row throws(DatabaseError) in (row.text(0), try row.floats(2)) }
    var models: [String] = []
    for (model, _) in rows where models.last != model { models.append(model) }
    var embeddings: [LessonEmbeddings] = []
    for model in models {
      let views = rows.filter { $0.0 == model }.map(\.1)
      guard Set(views.map(\.count)).count == 1 else { throw .corrupt("embeddings differ in length") }
      embeddings.append(LessonEmbeddings(model: model, views: views))
    }
    return embeddings
  }

  /// Returns the number of pictures of each ingredient, ordered by id.
  func counts() throws(DatabaseError) -> [LessonCount] {
    try database.prepare(
      """
      SELECT ingredient, count(*), max(time) FROM lesson JOIN event ON event.number = lesson.event
      WHERE is_standing GROUP BY ingredient ORDER BY ingredient
      """
    ).rows {
      LessonCount(ingredient: $0.text(0), pictures: $0.integer(1), newest: Moment(seconds: $0.integer(2)))
    }
  }

  /// Returns the defined ingredients that lessons stand for, ordered by id.
  func ingredients() throws(DatabaseError) -> [TaughtIngredient] {
    try database.prepare(
      """
      SELECT id, name_en, name_ko, category FROM ingredient
      WHERE EXISTS (SELECT 1 FROM lesson WHERE is_standing AND ingredient = id) ORDER BY id
      """
    ).rows { row in
      TaughtIngredient(
        Ingredient(id: row.text(0), english: row.text(1), korean: row.text(2)),
        category: IngredientCategory(rawValue: row.text(3)))
    }
  }

  /// Returns whether the same picture stands under the same ingredient.
  func contains(_ lesson: Lesson) throws(DatabaseError) -> Bool {
    try database.prepare(
      "SELECT count(*) FROM lesson WHERE is_standing AND ingredient = ? AND thumbnail = ? AND box = ?"
    ).rows([.text(lesson.ingredient), .bytes(lesson.thumbnail), .text(Self.text(lesson.box))]) { $0.integer(0) } != [0]
  }

  /// Returns the numbers of the lessons on an ingredient.
  func lessons(on ingredient: String) throws(DatabaseError) -> [Int] {
    try database.prepare("SELECT number FROM lesson WHERE is_standing AND ingredient = ? ORDER BY number")
      .rows([.text(ingredient)]) { $0.integer(0) }
  }

  /// Returns the pictures that have no embeddings by a model.
  func picturesWithoutEmbeddings(by model: String) throws(DatabaseError) -> [LessonPicture] {
    try database.prepare(
      """
      SELECT number, ingredient, thumbnail, box FROM lesson
      WHERE is_standing AND NOT EXISTS (SELECT 1 FROM embedding WHERE lesson = number AND model = ?) ORDER BY number
      """
    ).rows([.text(model)]) { row throws(DatabaseError) in
      LessonPicture(
        number: row.integer(0), ingredient: row.text(1), thumbnail: row.bytes(2), box: try Self.box(row.text(3)))
    }
  }

  /// Returns the ingredient of each lesson and its embeddings by a model; lessons without any are left out.
  func embeddings(by model: String) throws(DatabaseError) -> [(ingredient: String, views: [[Float]])] {
    let rows = try database.prepare(
      """
      SELECT number, ingredient, vector FROM lesson JOIN embedding ON lesson = number
      WHERE is_standing AND model = ? ORDER BY number, view
      """
    ).rows([.text(model)]) { row throws(DatabaseError) in (row.integer(0), row.text(1), try row.floats(2)) }
    var lessons: [(ingredient: String, views: [[Float]])] = []
    var last: Int?
    for (number, ingredient, vector) in rows {
      if number != last { lessons.append((ingredient, [])) }
      lessons[lessons.count - 1].views.append(vector)
      last = number
    }
    return lessons
  }

  private static func text(_ box: [Double]?) -> String { (box ?? []).map { "\($0)" }.joined(separator: ",") }

  private static func box(_ text: String) throws(DatabaseError) -> [Double]? {
    if text.isEmpty { return nil }
    let edges = text.split(separator: ",").compactMap { Double($0) }
    guard edges.count == 4, edges.allSatisfy({ (0...1).contains($0) }) else { throw .corrupt("no box: \(text)") }
    return edges
  }
}

extension LessonRecords {
  /// Adds an ingredient that the vocabulary lacks, or replaces its names.
  func define(_ taught: TaughtIngredient) throws(DatabaseError) {
    let ingredient = taught.ingredient
    try database.prepare("INSERT OR REPLACE INTO ingredient VALUES (?, ?, ?, ?)").run(
      .text(ingredient.id), .text(ingredient.english), .text(ingredient.korean),
      .text(taught.category?.rawValue ?? ""))
  }

  /// Inserts an event without its changes.
  ///
  /// - Returns: the number of the event.
  func begin(
    _ action: LessonEvent.Action, at time: Moment, undoing event: Int? = nil
  ) throws(DatabaseError) -> Int {
    try database.prepare("INSERT INTO event (time, action, undoes) VALUES (?, ?, ?) RETURNING number")
      .rows([.integer(time.seconds), .text(action.rawValue), event.map(SQLValue.integer) ?? .null]) { $0.integer(0) }
      .first ?? 0
  }

  /// Inserts a lesson, as part of an event.
  func add(_ lesson: Lesson, in event: Int) throws(DatabaseError) {
    let number =
      try database.prepare(
        """
        INSERT INTO lesson (ingredient, photo, thumbnail, box, event, is_standing) VALUES (?, ?, ?, ?, ?, 0)
        RETURNING number
        """
      ).rows([
        .text(lesson.ingredient), .text(lesson.photo), .bytes(lesson.thumbnail), .text(Self.text(lesson.box)),
        .integer(event),
      ]) { $0.integer(0) }.first ?? 0
    try add(lesson.embeddings, of: number)
    try set(number, standing: true, in: event)
  }

  /// Inserts the embeddings of a lesson.
  func add(_ embeddings: LessonEmbeddings, of lesson: Int) throws(DatabaseError) {
    let insert = try database.prepare("INSERT INTO embedding VALUES (?, ?, ?, ?)")
    for (view, vector) in embeddings.views.enumerated() {
      try insert.run(
        .integer(lesson), .text(embeddings.model), .integer(view), .bytes(vector.withUnsafeBytes { Array($0) }))
    }
  }

  /// Sets whether a lesson stands, as part of an event.
  func set(_ lesson: Int, standing isStanding: Bool, in event: Int) throws(DatabaseError) {
    try database.prepare("UPDATE lesson SET is_standing = ? WHERE number = ?")
      .run(.integer(isStanding ? 1 : 0), .integer(lesson))
    try database.prepare("INSERT INTO change VALUES (?, ?, ?)")
      .run(.integer(event), .integer(lesson), .integer(isStanding ? 1 : 0))
  }

  /// Returns the number of the newest event that can be undone.
  func newestStandingEvent() throws(DatabaseError) -> Int? {
    let newest = try database.prepare(
      """
      SELECT max(number) FROM event
      WHERE action <> 'undo' AND number NOT IN (SELECT undoes FROM event WHERE undoes IS NOT NULL)
      """
    ).rows { $0.integer(0) }
    // Numbers begin at one; NULL reads as zero.
    return newest.first.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the lessons that an event changed, and whether they stood after it.
  func changes(of event: Int) throws(DatabaseError) -> [(lesson: Int, isStanding: Bool)] {
    try database.prepare("SELECT lesson, is_standing FROM change WHERE event = ? ORDER BY lesson")
      .rows([.integer(event)]) { ($0.integer(0), $0.integer(1) != 0) }
  }

  /// Returns an event.
  func event(_ number: Int) throws(DatabaseError) -> LessonEvent {
    let pictures = try database.prepare(
      """
      SELECT ingredient, count(*) FROM change JOIN lesson ON lesson.number = change.lesson WHERE change.event = ?
      GROUP BY ingredient ORDER BY ingredient
      """
    ).rows([.integer(number)]) { (ingredient: $0.text(0), count: $0.integer(1)) }
    let event = try database.prepare("SELECT time, action FROM event WHERE number = ?").rows([.integer(number)]) {
      row throws(DatabaseError) in
      LessonEvent(number: number, time: Moment(seconds: row.integer(0)), action: try row.value(1), pictures: pictures)
    }.first
    guard let event else { throw .corrupt("there is no event \(number)") }
    return event
  }
}

extension Row {
  /// Returns the float32 values in a column, in the byte order of the processor, which is little-endian.
  func floats(_ column: Int32) throws(DatabaseError) -> [Float] {
    let values: [Float]? = withBytes(column) { bytes in
      guard !bytes.isEmpty, bytes.count.isMultiple(of: 4) else { return nil }
      return [Float](unsafeUninitializedCapacity: bytes.count / 4) { values, count in
        UnsafeMutableRawBufferPointer(values).copyMemory(from: bytes)
        count = bytes.count / 4
      }
    }
    guard let values, values.allSatisfy(\.isFinite) else { throw .corrupt("no embedding") }
    return values
  }
}

/// The tables of the lessons, with the migrations from earlier versions.
///
/// change of the other tables.
package enum LessonSchema {
  /// The migrations from each version of the tables to the next.
  package static let migrations = DatabaseMigrations([
    """
    -- "fles", which marks a file of lessons.
    PRAGMA application_id = 0x666C6573;
    CREATE TABLE ingredient (
      id TEXT PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL, category TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE event (
      number INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL,
      action TEXT NOT NULL CHECK (action IN ('teach', 'forget', 'undo')), undoes INTEGER UNIQUE REFERENCES event,
      CHECK ((action = 'undo') = (undoes IS NOT NULL))) STRICT;
    CREATE TABLE lesson (
      number INTEGER PRIMARY KEY, ingredient TEXT NOT NULL, photo TEXT NOT NULL, thumbnail BLOB NOT NULL,
      box TEXT NOT NULL, event INTEGER NOT NULL REFERENCES event,
      is_standing INTEGER NOT NULL CHECK (is_standing IN (0, 1))) STRICT;
    CREATE TABLE embedding (
      lesson INTEGER NOT NULL REFERENCES lesson, model TEXT NOT NULL, view INTEGER NOT NULL, vector BLOB NOT NULL,
      PRIMARY KEY (lesson, model, view)) STRICT, WITHOUT ROWID;
    CREATE TABLE change (
      event INTEGER NOT NULL REFERENCES event, lesson INTEGER NOT NULL REFERENCES lesson,
      is_standing INTEGER NOT NULL, PRIMARY KEY (event, lesson)) STRICT, WITHOUT ROWID;
    """
  ])
}

/// The reason why the lessons cannot be used or changed.
public enum LessonError: Error, Equatable {
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
  /// The file to import cannot be read.
  case unreadable(FileError)
  /// The file to import holds no lessons.
  case notLessons(FilePath)
  /// Nothing was taught under this id.
  case untaught(String)
  /// All events have been undone, or there are none.
  case nothingToUndo
}

extension LessonError: StoreError {}

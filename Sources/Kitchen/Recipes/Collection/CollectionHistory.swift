internal import SQLite
public import Time

extension RecipeCollection {
  /// Undoes the newest change that was not undone; called again, the one before it.
  ///
  /// - Returns: the change that was undone; nil if there is none.
  public func undo(at time: Moment) throws(CollectionError) -> CollectionChange? {
    if let refusal = store.refusal { throw CollectionError(refusal, at: path) }
    return try read { () throws(DatabaseError) in
      try store.database.transaction(catching: { $0 }) { () throws(DatabaseError) in
        guard let undone = try newestStandingChange else { return nil }
        var editor = try CollectionEditor(store.database, at: path, .undo, time, undoes: undone.sequence)
        try editor.undo(undone)
        try editor.finish()
        return undone
      }
    }
  }

  private var newestStandingChange: CollectionChange? {
    get throws(DatabaseError) {
      try store.database.prepare(
        """
        SELECT sequence, kind, time FROM change
        WHERE kind NOT IN ('start', 'undo') AND sequence NOT IN (SELECT undoes FROM change WHERE undoes IS NOT NULL)
        ORDER BY sequence DESC LIMIT 1
        """
      ).rows { row throws(DatabaseError) in
        CollectionChange(
          sequence: row.integer(0), kind: try row.value(1), time: row.real(2).map { Moment(seconds: Int($0)) })
      }.first
    }
  }
}

/// The user's opinion of a recipe, bundled or own, and the days on which it was cooked.
public struct RecipeOpinion: Sendable, Equatable {
  /// The marks that can be given.
  public static let ratings = 1...5

  /// The mark, of which 5 is the best; nil if none was given.
  public var rating: Int?
  /// The user's note.
  public var note: String?
  /// The days on which it was cooked, newest first, each once.
  public internal(set) var cooked: [CalendarDate]

  /// Creates an opinion.
  public init(rating: Int? = nil, note: String? = nil, cooked: [CalendarDate] = []) {
    (self.rating, self.note, self.cooked) = (rating, note, cooked)
  }

  /// Whether there is nothing.
  public var isEmpty: Bool { rating == nil && note == nil && cooked.isEmpty }
}

extension RecipeCollection {
  /// Returns the user's opinion of the recipe with an identifier.
  public func opinion(of id: String) throws(CollectionError) -> RecipeOpinion {
    try read { () throws(DatabaseError) in
      let days = try store.database.prepare("SELECT day FROM cooking WHERE recipe = ? ORDER BY day DESC")
        .rows([.text(id)]) { $0.integer(0) }
      var opinion = RecipeOpinion(cooked: days.compactMap(CalendarDate.init(dayNumber:)))
      let rows = try store.database.prepare("SELECT rating, note FROM opinion WHERE recipe = ?")
        .rows([.text(id)]) { (rating: $0.real(0).map { Int($0) }, note: $0.text(1)) }
      for row in rows { (opinion.rating, opinion.note) = (row.rating, row.note.isEmpty ? nil : row.note) }
      return opinion
    }
  }

  /// Keeps a rating and a note; the days of cooking stay.
  ///
  /// - Precondition: the rating is in ``RecipeOpinion/ratings``.
  public func setOpinion(_ opinion: RecipeOpinion, of id: String) throws(CollectionError) {
    precondition(opinion.rating.map(RecipeOpinion.ratings.contains) ?? true, "a rating is in 1...5")
    try write { () throws(DatabaseError) in
      try store.database.prepare("DELETE FROM opinion WHERE recipe = ?").run(.text(id))
      if opinion.rating == nil, opinion.note == nil { return }
      try store.database.prepare("INSERT INTO opinion VALUES (?, ?, ?)").run(
        .text(id), opinion.rating.map(SQLValue.integer) ?? .null, opinion.note.map(SQLValue.text) ?? .null)
    }
  }

  /// Keeps that a recipe was cooked on a day.
  public func addCooking(of id: String, on day: CalendarDate) throws(CollectionError) {
    try write { () throws(DatabaseError) in
      try store.database.prepare("INSERT OR IGNORE INTO cooking VALUES (?, ?)").run(
        .text(id), .integer(day.dayNumber))
    }
  }

  private func write(_ body: () throws(DatabaseError) -> Void) throws(CollectionError) {
    if let refusal = store.refusal { throw CollectionError(refusal, at: path) }
    try read { () throws(DatabaseError) in try store.database.transaction(catching: { $0 }, body) }
  }
}

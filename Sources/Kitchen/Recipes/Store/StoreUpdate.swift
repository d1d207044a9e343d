internal import Ingredients
internal import SQLite

/// Brings a store up to the state of the user's collection, recipe by recipe.
///
/// The store remembers how far it has come, so that an update that was stopped goes on where it was.
struct StoreUpdate {
  /// The transactions of an update.
  enum Pace {
    /// One to a batch of recipes, so that readers need not wait and a stopped update goes on.
    case inBatches
    /// One for all, in a file that nobody reads yet: pages that every batch changes are written once.
    case atOnce
  }

  /// The recipes of a batch: enough that the fixed costs do not count, few enough to be in memory together.
  private static let batch = 500

  private let database: Database
  private let snapshot: CollectionSnapshot

  init(_ database: Database, to snapshot: CollectionSnapshot) {
    (self.database, self.snapshot) = (database, snapshot)
  }

  /// Takes over every change since the state of `origin`, which is of the same history.
  ///
  /// - Returns: the new origin, which has been stored.
  func run(
    from origin: StoreOrigin, _ pace: Pace, progress: RecipeStore.Progress
  ) throws(DatabaseError) -> StoreOrigin {
    switch pace {
    case .inBatches: try takeAll(from: origin, progress) { body throws(DatabaseError) in try transaction(body) }
    case .atOnce:
      try transaction { () throws(DatabaseError) in
        try takeAll(from: origin, progress) { body throws(DatabaseError) in try body() }
      }
    }
  }

  private typealias Step = () throws(DatabaseError) -> StoreOrigin

  private func transaction(_ body: Step) throws(DatabaseError) -> StoreOrigin {
    try database.transaction(catching: { $0 }, body)
  }

  private func takeAll(
    from origin: StoreOrigin, _ progress: RecipeStore.Progress,
    _ runBatch: (Step) throws(DatabaseError) -> StoreOrigin
  ) throws(DatabaseError) -> StoreOrigin {
    var (origin, done, writer) = (origin, 0, try StoreWriter(database))
    let removed = try snapshot.removals(after: origin.sequence)
    let total = try snapshot.changeCount(after: origin)
    var changes: [CollectionSnapshot.Change] = []
    repeat {
      changes = try snapshot.changes(after: origin, limit: Self.batch)
      origin = try runBatch { () throws(DatabaseError) in
        if done == 0 { for removal in removed { try remove(removal, writer) } }
        for change in changes { try take(change, &writer) }
        let next = try reached(changes.last, from: origin)
        try next.write(to: database)
        return next
      }
      done += changes.count
      progress(done, total)
    } while !changes.isEmpty
    return origin
  }

  private func remove(_ removal: CollectionSnapshot.Removal, _ writer: StoreWriter) throws(DatabaseError) {
    let number = removal.number + StoreSchema.ownNumbers.lowerBound
    try writer.remove(number)
    try database.prepare("INSERT OR REPLACE INTO removal VALUES (?, ?)").run(
      .integer(number), .integer(removal.sequence))
  }

  private func take(_ change: CollectionSnapshot.Change, _ writer: inout StoreWriter) throws(DatabaseError) {
    let number = change.number + StoreSchema.ownNumbers.lowerBound
    try writer.remove(number)
    try writer.add(change.recipe.withMentions, number: number, change: change.sequence)
  }

  /// Returns the origin after a batch; without one, that of the whole snapshot.
  private func reached(
    _ last: CollectionSnapshot.Change?, from origin: StoreOrigin
  ) throws(DatabaseError) -> StoreOrigin {
    var origin = origin
    (origin.sequence, origin.reached) = last.map { ($0.sequence, $0.number) } ?? (snapshot.sequence, .max)
    origin.token = last == nil ? snapshot.token : try snapshot.token(of: origin.sequence) ?? ""
    return origin
  }
}

internal import Files
internal import Ingredients
internal import JSON
internal import SQLite
public import Time

/// A change of the user's own recipes.
public struct CollectionChange: Sendable, Equatable {
  /// A kind of change; the raw value is its name in the store.
  public enum Kind: String, Sendable {
    /// Everything that an earlier version of the program left.
    case start
    case importing = "import"
    case add, edit, remove, undo
  }

  /// The number of the change.
  public let sequence: Int
  /// The kind of change.
  public let kind: Kind
  /// The time; nil for what an earlier version left.
  public let time: Moment?
}

/// An editor of the user's own recipes within one change.
public struct CollectionEditor {
  private let database: Database
  private let path: FilePath
  private let change: CollectionChange
  private let undoes: Int?
  private let reader: RecipeReader
  private let writer: RecipeWriter
  private let revive: Statement
  private let number: Statement
  private var isUsed = false

  /// Begins a change, whose row in the table is written when it is finished.
  ///
  /// - Precondition: a transaction is open.
  init(
    _ database: Database, at path: FilePath, _ kind: CollectionChange.Kind, _ time: Moment, undoes: Int? = nil
  ) throws(DatabaseError) {
    (self.database, self.path, self.undoes) = (database, path, undoes)
    let last = try database.prepare("SELECT max(sequence) FROM change").rows { $0.integer(0) }.first ?? 0
    change = CollectionChange(sequence: last + 1, kind: kind, time: time)
    reader = try RecipeReader(database, .collection)
    writer = try RecipeWriter(database, .collection)
    revive = try database.prepare("DELETE FROM removal WHERE number = ?")
    number = try database.prepare("SELECT number, added FROM recipe WHERE id = ?")
    try database.prepare("INSERT INTO change VALUES (?, lower(hex(randomblob(16))), ?, ?, ?)").run(
      .integer(change.sequence), .text(kind.rawValue), .integer(time.seconds), undoes.map(SQLValue.integer) ?? .null)
  }

  /// The number of the change before this one; 0 if there was none.
  public var previousSequence: Int { change.sequence - 1 }

  /// Adds a recipe; if another has its identifier, it becomes `id-2`, `id-3`…
  ///
  /// - Returns: the recipe as it was added.
  @discardableResult
  public mutating func add(_ recipe: Recipe) throws(CollectionError) -> Recipe {
    try write { editor throws(DatabaseError) in
      let recipe = recipe.identified(by: try editor.freeID(for: recipe.id))
      let number = try editor.writer.add(
        recipe, .changes(added: editor.change.sequence, changed: editor.change.sequence))
      editor.isUsed = true
      try editor.revive.run(.integer(number))
      return recipe
    }
  }

  private func freeID(for id: String) throws(DatabaseError) -> String {
    var (free, count) = (id, 1)
    while try !number.rows([.text(free)], { _ in true }).isEmpty {
      count += 1
      free = "\(id)-\(count)"
    }
    return free
  }

  /// Replaces the recipe with an identifier.
  ///
  /// - Returns: whether there was one.
  public mutating func replace(id: String, by recipe: Recipe) throws(CollectionError) -> Bool {
    try write { editor throws(DatabaseError) in
      guard let (number, added) = try editor.keepFormer(id: id) else { return false }
      try editor.writer.remove(number)
      try editor.restore(recipe, number: number, added: added)
      return true
    }
  }

  /// Removes the recipe with an identifier.
  ///
  /// - Returns: whether there was one.
  public mutating func remove(id: String) throws(CollectionError) -> Bool {
    try write { editor throws(DatabaseError) in
      guard let (number, _) = try editor.keepFormer(id: id) else { return false }
      try editor.remove(number)
      return true
    }
  }

  /// Ends the change; one without effect leaves nothing.
  mutating func finish() throws(DatabaseError) {
    if isUsed { return }
    try database.prepare("DELETE FROM change WHERE sequence = ?").run(.integer(change.sequence))
  }

  private mutating func write<Result>(
    _ body: (inout CollectionEditor) throws(DatabaseError) -> Result
  ) throws(CollectionError) -> Result {
    do throws(DatabaseError) {
      return try body(&self)
    } catch { throw CollectionError(error, at: path) }
  }
}

extension CollectionEditor {
  /// Keeps the state of a recipe before this change.
  ///
  /// - Returns: its number and the change that added it; nil if there is no such recipe.
  private mutating func keepFormer(id: String) throws(DatabaseError) -> (number: Int, added: Int)? {
    guard let found = try number.rows([.text(id)], { (number: $0.integer(0), added: $0.integer(1)) }).first,
      let recipe = try reader.recipe(numbered: found.number)
    else { return nil }
    try database.prepare("INSERT OR IGNORE INTO former VALUES (?, ?, ?, ?)").run(
      .integer(change.sequence), .integer(found.number), .integer(found.added), .text(DishLine.text(of: recipe)))
    isUsed = true
    return found
  }

  /// Writes a recipe under a number that is free.
  func restore(_ recipe: Recipe, number: Int, added: Int) throws(DatabaseError) {
    try writer.add(recipe, number: number, .changes(added: added, changed: change.sequence))
    try revive.run(.integer(number))
  }

  /// Removes the recipe with a number.
  func remove(_ number: Int) throws(DatabaseError) {
    try writer.remove(number)
    try database.prepare("INSERT OR REPLACE INTO removal VALUES (?, ?)").run(
      .integer(number), .integer(change.sequence))
  }

  /// Undoes a change: removes what it added, and restores what it replaced or removed.
  mutating func undo(_ undone: CollectionChange) throws(DatabaseError) {
    isUsed = true
    let added = try database.prepare("SELECT number FROM recipe WHERE added = ?").rows([.integer(undone.sequence)]) {
      $0.integer(0)
    }
    for number in added { try remove(number) }
    let former = try database.prepare("SELECT number, added, line FROM former WHERE sequence = ? ORDER BY number")
      .rows([.integer(undone.sequence)]) { (number: $0.integer(0), added: $0.integer(1), line: $0.text(2)) }
    for (number, added, line) in former {
      guard let value = JSONParser().parse(line), let recipe = try? DishDecoder(vocabulary: .standard).decode(value)
      else {
        throw .corrupt("what a recipe was before cannot be read")
      }
      try writer.remove(number)
      try restore(recipe, number: number, added: added)
    }
  }
}

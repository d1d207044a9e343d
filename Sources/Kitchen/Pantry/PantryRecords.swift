internal import IngredientLines
internal import Ingredients
internal import Localization
internal import SQLite
internal import Time

/// The rows of the pantry's tables; transactions are up to the caller.
struct PantryRecords {
  private static let itemColumns =
    "item.number, ingredient, name_en, name_ko, unit, added, expires, expiry_source, place"

  let database: Database

  init(_ database: Database) { self.database = database }

  /// Returns the items at home, soonest to expire first.
  ///
  /// - Parameter ingredient: the ingredient of the items; nil for all.
  func items(of ingredient: String? = nil) throws(DatabaseError) -> [PantryItem] {
    let condition = ingredient == nil ? "" : " AND ingredient = ?"
    let statement = try database.prepare(
      "SELECT \(Self.itemColumns), is_there, amount FROM item WHERE is_there\(condition)")
    return try statement.rows(ingredient.map { [.text($0)] } ?? [], Self.item).sorted(by: PantryItem.isSooner)
  }

  /// Returns every event, newest first.
  func events() throws(DatabaseError) -> [PantryEvent] {
    let heads = try database.prepare("SELECT number FROM event ORDER BY number DESC").rows { $0.integer(0) }
    var events: [PantryEvent] = []
    for number in heads { if let event = try event(number) { events.append(event) } }
    return events
  }

  /// Returns the newest event that can be undone.
  func newestStandingEvent() throws(DatabaseError) -> PantryEvent? {
    let newest = try database.prepare(
      """
      SELECT max(number) FROM event
      WHERE action <> 'undo' AND number NOT IN (SELECT undoes FROM event WHERE undoes IS NOT NULL)
      """
    ).rows { $0.integer(0) }
    // Numbers begin at one; NULL reads as zero.
    return try newest.first.flatMap { number throws(DatabaseError) in number > 0 ? try event(number) : nil }
  }

  /// Returns an event with its changes.
  func event(_ number: Int) throws(DatabaseError) -> PantryEvent? {
    let changes = try database.prepare(
      """
      SELECT \(Self.itemColumns), change.is_there, new_amount, was_there, old_amount
      FROM change JOIN item ON item.number = change.item WHERE event = ? ORDER BY item.number
      """
    ).rows([.integer(number)]) { row throws(DatabaseError) in
      PantryEvent.Change(item: try Self.item(row), before: Self.remaining(row, 11))
    }
    return try database.prepare("SELECT time, action, undoes FROM event WHERE number = ?")
      .rows([.integer(number)]) { row throws(DatabaseError) in
        PantryEvent(
          number: number, time: Moment(seconds: row.integer(0)), action: Self.action(try row.value(1), of: changes),
          undoes: row.integer(2) > 0 ? row.integer(2) : nil, changes: changes)
      }.first
  }

  /// Returns the action of an event: a change is stored as an addition that leaves nothing of other items, which earlier
  /// versions of the tables admit.
  private static func action(_ stored: PantryEvent.Action, of changes: [PantryEvent.Change]) -> PantryEvent.Action {
    stored == .add && changes.contains { $0.after == .gone } ? .change : stored
  }

  /// Returns whether an event was undone, or a later event that stands has changed one of its items.
  func isOverlaid(_ number: Int) throws(DatabaseError) -> Bool {
    try database.prepare(
      """
      SELECT EXISTS (SELECT 1 FROM event WHERE undoes = ?1) OR EXISTS (
      SELECT 1 FROM change WHERE event > ?1 AND item IN (SELECT item FROM change WHERE event = ?1)
      AND event NOT IN (SELECT undoes FROM event WHERE undoes IS NOT NULL)
      AND event NOT IN (SELECT number FROM event WHERE undoes IS NOT NULL))
      """
    ).rows([.integer(number)]) { $0.integer(0) } != [0]
  }

  private static func item(_ row: Row) throws(DatabaseError) -> PantryItem {
    guard let added = CalendarDate(row.text(5)) else { throw .corrupt("no day: \(row.text(5))") }
    return PantryItem(
      number: row.integer(0), ingredient: row.text(1), name: BilingualText(en: row.text(2), ko: row.text(3)),
      unit: try row.value(4), added: added, expiry: try expiry(row), place: try row.value(8),
      remaining: remaining(row, 9))
  }

  private static func expiry(_ row: Row) throws(DatabaseError) -> Expiry? {
    let text = row.text(6)
    if text.isEmpty { return nil }
    guard let date = CalendarDate(text) else { throw .corrupt("no day: \(text)") }
    return Expiry(date, try row.value(7))
  }

  /// - Parameter column: the column of the mark, which the column of the amount follows.
  private static func remaining(_ row: Row, _ column: Int32) -> RemainingAmount {
    guard row.integer(column) != 0 else { return .gone }
    return row.real(column + 1).map(RemainingAmount.measured) ?? .unmeasured
  }
}

extension PantryRecords {
  /// Inserts an event without its changes.
  ///
  /// - Returns: the number of the event.
  func begin(
    _ action: PantryEvent.Action, at time: Moment, undoing event: Int? = nil
  ) throws(DatabaseError) -> Int {
    try database.prepare("INSERT INTO event (time, action, undoes) VALUES (?, ?, ?) RETURNING number")
      .rows([
        .integer(time.seconds), .text((action == .change ? .add : action).rawValue),
        event.map(SQLValue.integer) ?? .null,
      ]) { $0.integer(0) }
      .first ?? 0
  }

  /// Inserts an item of which nothing remains yet.
  ///
  /// - Returns: the number of the item.
  func addAbsent(_ added: PantryAddition) throws(DatabaseError) -> Int {
    try addAbsent(
      PantryItem(
        number: 0, ingredient: added.portion.ingredient.id, name: added.portion.displayName,
        unit: added.portion.amount?.unit ?? .bare, added: added.date, expiry: added.expiry, place: added.place,
        remaining: .gone))
  }

  /// Inserts a copy of an item, under a new number, of which nothing remains yet.
  ///
  /// - Returns: the number of the copy.
  func addAbsent(_ item: PantryItem) throws(DatabaseError) -> Int {
    try database.prepare(
      """
      INSERT INTO item (ingredient, name_en, name_ko, unit, added, expires, expiry_source, place, is_there)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0) RETURNING number
      """
    ).rows([
      .text(item.ingredient), .text(item.name.english), .text(item.name.korean), .text(item.unit.rawValue),
      .text("\(item.added)"), item.expiry.map { .text("\($0.date)") } ?? .null,
      item.expiry.map { .text($0.source.rawValue) } ?? .null, .text(item.place.rawValue),
    ]) { $0.integer(0) }.first ?? 0
  }

  /// Sets the remaining amount of an item, as part of an event.
  func set(_ item: Int, from old: RemainingAmount, to new: RemainingAmount, in event: Int) throws(DatabaseError) {
    try database.prepare("UPDATE item SET is_there = ?, amount = ? WHERE number = ?")
      .run(new.mark, new.value, .integer(item))
    // An event may change an item twice; the amount before the first change is kept.
    try database.prepare(
      """
      INSERT INTO change VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (event, item) DO UPDATE SET is_there = excluded.is_there, new_amount = excluded.new_amount
      """
    ).run(.integer(event), .integer(item), old.mark, old.value, new.mark, new.value)
  }
}

extension Portion {
  /// The name in both languages: the user's words in their own language, unless they are the ingredient's usual name.
  var displayName: BilingualText {
    let usual = BilingualText(en: ingredient.english, ko: ingredient.korean)
    // Who types gochujang does not want to read of red pepper paste, but `green_onion` is no name to keep.
    let usualNames = [usual.english, usual.korean] + (name.contains("_") ? [ingredient.id] : [])
    if !ingredient.isListed || usualNames.map(NameKey.init).contains(NameKey(name)) { return usual }
    return name.isKorean ? BilingualText(en: usual.english, ko: name) : BilingualText(en: name, ko: usual.korean)
  }
}

extension RemainingAmount {
  fileprivate var mark: SQLValue { .integer(isAvailable ? 1 : 0) }
  fileprivate var value: SQLValue { number.map(SQLValue.real) ?? .null }
}

/// The tables of the pantry, of the shopping list and of the saved plan, with the migrations from earlier versions.
///
/// Items and entries are never deleted, only marked as gone or closed, so that every event can be shown and undone.
enum PantrySchema {
  /// The migrations from each version of the tables to the next.
  static let migrations = DatabaseMigrations(statements)

  /// The statements of each migration.
  static let statements = [
    """
    CREATE TABLE item (
      number INTEGER PRIMARY KEY, ingredient TEXT NOT NULL, name_en TEXT NOT NULL, name_ko TEXT NOT NULL,
      unit TEXT NOT NULL, added TEXT NOT NULL, expires TEXT, expiry_source TEXT, place TEXT NOT NULL,
      is_there INTEGER NOT NULL CHECK (is_there IN (0, 1)), amount REAL CHECK (amount > 0),
      CHECK ((expires IS NULL) = (expiry_source IS NULL)), CHECK (is_there OR amount IS NULL)) STRICT;
    CREATE INDEX item_there ON item (ingredient) WHERE is_there;
    CREATE TABLE event (
      number INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL,
      action TEXT NOT NULL CHECK (action IN ('add', 'remove', 'undo')), undoes INTEGER UNIQUE REFERENCES event,
      CHECK ((action = 'undo') = (undoes IS NOT NULL))) STRICT;
    CREATE TABLE change (
      event INTEGER NOT NULL REFERENCES event, item INTEGER NOT NULL REFERENCES item,
      was_there INTEGER NOT NULL CHECK (was_there IN (0, 1)), old_amount REAL CHECK (old_amount > 0),
      is_there INTEGER NOT NULL CHECK (is_there IN (0, 1)), new_amount REAL CHECK (new_amount > 0),
      PRIMARY KEY (event, item)) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE shopping_entry (
      number INTEGER PRIMARY KEY, ingredient TEXT NOT NULL, name_en TEXT NOT NULL, name_ko TEXT NOT NULL,
      unit TEXT NOT NULL, amount REAL CHECK (amount > 0), recipe TEXT,
      is_optional INTEGER NOT NULL CHECK (is_optional IN (0, 1)),
      is_planned INTEGER NOT NULL CHECK (is_planned IN (0, 1)), added TEXT NOT NULL,
      is_open INTEGER NOT NULL CHECK (is_open IN (0, 1))) STRICT;
    CREATE INDEX shopping_entry_open ON shopping_entry (number) WHERE is_open;
    CREATE TABLE shopping_event (
      number INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL,
      action TEXT NOT NULL CHECK (action IN ('add', 'remove', 'done', 'clear', 'undo')),
      undoes INTEGER UNIQUE REFERENCES shopping_event, pantry_event INTEGER REFERENCES event,
      CHECK ((action = 'undo') = (undoes IS NOT NULL))) STRICT;
    CREATE TABLE shopping_change (
      event INTEGER NOT NULL REFERENCES shopping_event, entry INTEGER NOT NULL REFERENCES shopping_entry,
      is_open INTEGER NOT NULL CHECK (is_open IN (0, 1)), PRIMARY KEY (event, entry)) STRICT, WITHOUT ROWID;
    CREATE TABLE plan (number INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL) STRICT;
    CREATE TABLE planned_meal (
      plan INTEGER NOT NULL REFERENCES plan, date TEXT NOT NULL, number INTEGER NOT NULL CHECK (number > 0),
      recipe TEXT NOT NULL, servings INTEGER NOT NULL CHECK (servings > 0),
      PRIMARY KEY (plan, date, number)) STRICT, WITHOUT ROWID;
    """,
  ]
}

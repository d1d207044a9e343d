internal import IngredientLines
internal import Localization
internal import SQLite
internal import Time

/// The rows of the shopping list's tables; transactions are up to the caller.
struct ShoppingRecords {
  private static let columns =
    "entry.number, ingredient, name_en, name_ko, unit, amount, recipe, is_optional, added, is_planned"

  private let database: Database

  init(_ database: Database) { self.database = database }

  /// Returns the open entries in the order added.
  func open() throws(DatabaseError) -> [ShoppingEntry] {
    try database.prepare(
      "SELECT \(Self.columns), is_open FROM shopping_entry AS entry WHERE is_open ORDER BY number"
    ).rows([], Self.entry)
  }

  /// Returns every event, newest first.
  func events() throws(DatabaseError) -> [ShoppingEvent] {
    let heads = try database.prepare("SELECT number FROM shopping_event ORDER BY number DESC").rows { $0.integer(0) }
    var events: [ShoppingEvent] = []
    for number in heads { if let event = try event(number) { events.append(event) } }
    return events
  }

  /// Returns the newest event that can be undone.
  func newestStandingEvent() throws(DatabaseError) -> ShoppingEvent? {
    let newest = try database.prepare(
      """
      SELECT max(number) FROM shopping_event WHERE action <> 'undo'
      AND number NOT IN (SELECT undoes FROM shopping_event WHERE undoes IS NOT NULL)
      """
    ).rows { $0.integer(0) }
    // Numbers begin at one; NULL reads as zero.
    return try newest.first.flatMap { number throws(DatabaseError) in number > 0 ? try event(number) : nil }
  }

  /// Returns an event with its entries.
  func event(_ number: Int) throws(DatabaseError) -> ShoppingEvent? {
    let entries = try database.prepare(
      """
      SELECT \(Self.columns), change.is_open FROM shopping_change AS change
      JOIN shopping_entry AS entry ON entry.number = change.entry WHERE event = ? ORDER BY entry.number
      """
    ).rows([.integer(number)], Self.entry)
    return try database.prepare("SELECT time, action, undoes, pantry_event FROM shopping_event WHERE number = ?")
      .rows([.integer(number)]) { row throws(DatabaseError) in
        ShoppingEvent(
          number: number, time: Moment(seconds: row.integer(0)), action: try row.value(1),
          undoes: row.integer(2) > 0 ? row.integer(2) : nil, pantryEvent: row.integer(3) > 0 ? row.integer(3) : nil,
          entries: entries)
      }.first
  }

  private static func entry(_ row: Row) throws(DatabaseError) -> ShoppingEntry {
    guard let added = CalendarDate(row.text(8)) else { throw .corrupt("no day: \(row.text(8))") }
    let unit: AmountUnit = try row.value(4)
    let recipe = row.text(6)
    return ShoppingEntry(
      number: row.integer(0), ingredient: row.text(1), name: BilingualText(en: row.text(2), ko: row.text(3)),
      amount: row.real(5).flatMap { Amount($0, unit) }, recipe: recipe.isEmpty ? nil : recipe,
      isOptional: row.integer(7) != 0, isPlanned: row.integer(9) != 0, added: added, isOpen: row.integer(10) != 0)
  }
}

extension ShoppingRecords {
  /// Inserts an event without its changes.
  ///
  /// - Returns: the number of the event.
  func begin(
    _ action: ShoppingEvent.Action, at time: Moment, undoing event: Int? = nil, pantryEvent: Int? = nil
  ) throws(DatabaseError) -> Int {
    try database.prepare(
      "INSERT INTO shopping_event (time, action, undoes, pantry_event) VALUES (?, ?, ?, ?) RETURNING number"
    ).rows([
      .integer(time.seconds), .text(action.rawValue), event.map(SQLValue.integer) ?? .null,
      pantryEvent.map(SQLValue.integer) ?? .null,
    ]) { $0.integer(0) }.first ?? 0
  }

  /// Inserts an entry that is not yet open.
  ///
  /// - Returns: the number of the entry.
  func addClosed(
    _ added: ShoppingAddition, isPlanned: Bool, on date: CalendarDate
  ) throws(DatabaseError) -> Int {
    try database.prepare(
      """
      INSERT INTO shopping_entry
      (ingredient, name_en, name_ko, unit, amount, recipe, is_optional, is_planned, added, is_open)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0) RETURNING number
      """
    ).rows([
      .text(added.ingredient), .text(added.name.english), .text(added.name.korean),
      .text(added.amount?.unit.rawValue ?? ""), added.amount?.value.map(SQLValue.real) ?? .null,
      added.recipe.map(SQLValue.text) ?? .null, .integer(added.isOptional ? 1 : 0), .integer(isPlanned ? 1 : 0),
      .text("\(date)"),
    ]) { $0.integer(0) }.first ?? 0
  }

  /// Opens or closes an entry, as part of an event.
  func set(_ entry: Int, isOpen: Bool, in event: Int) throws(DatabaseError) {
    let mark = SQLValue.integer(isOpen ? 1 : 0)
    try database.prepare("UPDATE shopping_entry SET is_open = ? WHERE number = ?").run(mark, .integer(entry))
    try database.prepare("INSERT INTO shopping_change VALUES (?, ?, ?)").run(.integer(event), .integer(entry), mark)
  }
}

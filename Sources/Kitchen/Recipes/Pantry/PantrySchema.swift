/// The tables of the pantry, and the way there from those of earlier versions.
///
/// Items are never deleted, only marked as gone, so that every event can be shown and taken back.
enum PantrySchema {
  /// What leads from each version of the tables to the next.
  static let migrations = DatabaseMigrations([
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
    """
  ])
}

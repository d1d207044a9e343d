internal import CSQLite

/// A value bound to a parameter of a statement.
package enum SQLValue {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case bytes([UInt8])
}

/// A compiled statement, which can be run any number of times; finalised with its last reference.
package final class Statement {
  // Valid from init to deinit, because `database` is retained as long.
  private let handle: OpaquePointer
  private let database: Database

  /// Takes ownership of a statement compiled by `database`.
  init(_ handle: OpaquePointer, of database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement and ignores its rows.
  package func run(_ values: SQLValue...) throws(DatabaseError) { _ = try rows(values) { _ in } }

  /// Runs the statement and reads every row.
  ///
  /// - Parameter values: one for each parameter, in order.
  package func rows<Element>(
    _ values: [SQLValue] = [], _ read: (Row) throws(DatabaseError) -> Element
  ) throws(DatabaseError) -> [Element] {
    defer { sqlite3_reset(handle) }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    var elements: [Element] = []
    while try step() { elements.append(try read(Row(handle))) }
    return elements
  }

  /// The row number that the last insertion of the database was given.
  package var insertedNumber: Int { Int(sqlite3_last_insert_rowid(database.handle)) }

  private func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw database.lastError
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) throws(DatabaseError) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let number): sqlite3_bind_int64(handle, index, sqlite3_int64(number))
      case .real(let number): sqlite3_bind_double(handle, index, number)
      case .text(let text): bind(text, at: index)
      case .bytes(let bytes): bind(bytes, at: index)
      }
    guard code == SQLITE_OK else { throw database.lastError }
  }

  private func bind(_ bytes: [UInt8], at index: Int32) -> Int32 {
    let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    return bytes.withUnsafeBytes { bytes in
      // As for text: an empty array may have no address.
      guard let start = bytes.baseAddress else { return sqlite3_bind_zeroblob(handle, index, 0) }
      return sqlite3_bind_blob64(handle, index, start, UInt64(bytes.count), copying)
    }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    // SQLITE_TRANSIENT: the bytes are copied before the call returns.
    let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    var text = text
    return text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) {
        // An empty string may have no address, which would bind NULL instead of empty text.
        guard let start = $0.baseAddress else { return sqlite3_bind_text(handle, index, "", 0, copying) }
        return sqlite3_bind_text64(handle, index, start, UInt64($0.count), copying, UInt8(SQLITE_UTF8))
      }
    }
  }
}

/// The current row of a statement; valid only in the closure that receives it.
package struct Row {
  private let handle: OpaquePointer

  fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

  /// Returns the integer in a column, converted by SQLite's rules.
  package func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  /// Returns the number in a column; nil for NULL.
  package func real(_ column: Int32) -> Double? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : sqlite3_column_double(handle, column)
  }

  /// Returns the text in a column; empty for NULL, repaired where it is not UTF-8.
  package func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Returns whether two columns hold the same text, byte by byte.
  package func hasSameText(_ one: Int32, _ other: Int32) -> Bool {
    withBytes(one) { one in withBytes(other) { one.elementsEqual($0) } }
  }

  /// Returns the bytes in a column; empty for NULL.
  package func bytes(_ column: Int32) -> [UInt8] { withBytes(column) { Array($0) } }

  /// Calls `body` with the bytes in a column, valid until it returns; empty for NULL.
  package func withBytes<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let start = sqlite3_column_blob(handle, column)
    return body(
      UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(handle, column))))
  }

  /// Returns the enumeration case that a column names.
  package func value<Value: RawRepresentable<String>>(_ column: Int32) throws(DatabaseError) -> Value {
    let name = text(column)
    guard let value = Value(rawValue: name) else { throw .corrupt("unknown \(Value.self): \(name)") }
    return value
  }
}

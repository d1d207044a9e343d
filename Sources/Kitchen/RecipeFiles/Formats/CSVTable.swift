/// A table of comma-separated values (RFC 4180) with a row of names at its head.
struct CSVTable {
  /// The values of each row by the names of their columns; missing ones are empty.
  private(set) var rows: [Row] = []
  private var columns: [String: Int] = [:]

  /// One row.
  struct Row {
    fileprivate let columns: [String: Int]
    fileprivate let fields: [String]

    /// The value in a column; empty when the row or the table has none.
    subscript(column: String) -> String {
      guard let index = columns[column], fields.indices.contains(index) else { return "" }
      return fields[index]
    }
  }

  /// Reads a table; a quote that is never closed ends with the text.
  init(_ text: String) {
    var lines = CSVTable.lines(text.unicodeScalars)
    if lines.isEmpty { return }
    let names = lines.removeFirst()
    columns = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    rows = lines.filter { $0 != [""] }.map { Row(columns: columns, fields: $0) }
  }

  /// Whether the table has all of these columns.
  func has(_ names: String...) -> Bool { names.allSatisfy { columns[$0] != nil } }

  private static func lines(_ text: String.UnicodeScalarView) -> [[String]] {
    var lines: [[String]] = [[]]
    var field = String.UnicodeScalarView()
    var (isQuoted, wasQuote) = (false, false)
    func end() {
      lines[lines.count - 1].append(String(field))
      field = String.UnicodeScalarView()
    }
    for scalar in text where scalar != "\u{FEFF}" {
      if isQuoted {
        // A quote within quotes is doubled; a single one ends them.
        if scalar == "\"" { (isQuoted, wasQuote) = (false, true) } else { field.append(scalar) }
        continue
      }
      switch scalar {
      case "\"":
        if wasQuote { field.append(scalar) }
        isQuoted = true
      case ",": end()
      case "\n":
        end()
        lines.append([])
      case "\r": break
      default: field.append(scalar)
      }
      wasQuote = false
    }
    if !field.isEmpty || lines.last?.isEmpty == false { end() }
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }
}

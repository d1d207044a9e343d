internal import Recipes

/// Reads the CSV recipes of the Korean Ministry of Food and Drug Safety (COOKRCP01), one per row.
///
/// A row states servings only in its ingredient list, and no time; weights without a unit are grams.
enum MinistryFoodTable {
  /// Returns whether a table has the columns of this set.
  static func matches(_ table: CSVTable) -> Bool { table.has("RCP_SEQ", "RCP_NM", "RCP_PARTS_DTLS", "MANUAL01") }

  /// Returns the recipes of a table, in their order.
  static func records(in table: CSVTable, at place: RecordPlace) -> [DraftRecord] {
    table.rows.enumerated().map { DraftRecord(place.at($0 + 1), draft(of: $1)) }
  }

  private static func draft(of row: CSVTable.Row) -> RecipeDraft {
    let parts = KoreanIngredientText(row["RCP_PARTS_DTLS"], title: row["RCP_NM"])
    var draft = RecipeDraft(title: row["RCP_NM"].singleSpaced)
    draft.id = FirstNumber.of(row["RCP_SEQ"], in: 0...Int.max).map { "mfds-\($0)" }
    draft.servings = parts.servings ?? 1
    draft.lines = parts.lines
    draft.steps = steps(of: row)
    draft.keywords = [row["RCP_WAY2"], row["RCP_PAT2"]].filter { !$0.isEmpty }
    draft.losses = losses(of: row)
    draft.allowsIngredientsFromSteps = true
    if parts.servings == nil { draft.losses.insert(.guessedServings) }
    return draft
  }

  private static func steps(of row: CSVTable.Row) -> [String] {
    let texts = (1...20).map { row[$0 < 10 ? "MANUAL0\($0)" : "MANUAL\($0)"] }
    return StepText.steps(texts.map { withoutStrayLetter(MarkupText.line($0)) })
  }

  /// Drops the single letter that the set has after the last full stop of many steps.
  private static func withoutStrayLetter(_ step: String) -> String {
    let end = step.suffix(2)
    guard end.count == 2, end.first == ".", end.last?.isASCII == true, end.last?.isLetter == true else { return step }
    return String(step.dropLast())
  }

  private static func losses(of row: CSVTable.Row) -> Set<RecipeLoss> {
    var losses: Set<RecipeLoss> = []
    if !(row["ATT_FILE_NO_MAIN"] + row["ATT_FILE_NO_MK"] + row["MANUAL_IMG01"]).isEmpty { losses.insert(.pictures) }
    if !row["INFO_ENG"].isEmpty { losses.insert(.nutrition) }
    if !row["RCP_NA_TIP"].isEmpty { losses.insert(.tips) }
    return losses
  }
}

/// A table of comma-separated values (RFC 4180) with a header row.
///
/// Neither the standard library nor a linked C library parses CSV, so this is our own parser.
struct CSVTable {
  /// The rows after the header.
  private(set) var rows: [Row] = []
  private var columns: [String: Int] = [:]

  /// One row.
  struct Row {
    fileprivate let columns: [String: Int]
    fileprivate let fields: [String]

    /// Returns the value in a column; empty when the row or the table lacks it.
    subscript(column: String) -> String {
      guard let index = columns[column], fields.indices.contains(index) else { return "" }
      return fields[index]
    }
  }

  /// Parses a table; an unclosed quotation ends with the text.
  init(_ text: String) {
    var lines = CSVTable.lines(text.unicodeScalars)
    if lines.isEmpty { return }
    let names = lines.removeFirst()
    columns = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    rows = lines.filter { $0 != [""] }.map { Row(columns: columns, fields: $0) }
  }

  /// Returns whether the table has all of these columns.
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
        // A quotation mark inside a quotation is doubled; a single one ends it.
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

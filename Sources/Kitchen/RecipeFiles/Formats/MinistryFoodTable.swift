internal import Files
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

/// A table of comma-separated values with a header row.
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

  /// Reads a table in UTF-8; an unclosed quotation ends with the text.
  init(_ text: [UInt8]) {
    var reader = CSVReader(text, .lenient)
    // A lenient reader finds no fault.
    guard let names = try? reader.next()?.texts else { return }
    columns = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    while let record = try? reader.next() { rows.append(Row(columns: columns, fields: record.texts)) }
  }

  /// Returns whether the table has all of these columns.
  func has(_ names: String...) -> Bool { names.allSatisfy { columns[$0] != nil } }
}

extension CSVReader.Record {
  fileprivate var texts: [String] { fields.map { String(decoding: $0, as: UTF8.self) } }
}

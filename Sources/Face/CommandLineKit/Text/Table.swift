/// Rows of text in columns that line up whatever the script.
package struct Table {
  /// On which side a column's text stands.
  package enum Alignment { case left, right }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// A table without rows, one alignment a column.
  package init(_ alignments: Alignment...) { self.init(alignments) }

  /// A table without rows, one alignment a column.
  package init(_ alignments: [Alignment]) { self.alignments = alignments }

  /// Adds a row; there may be fewer cells than columns.
  package mutating func add(_ cells: String...) { add(cells) }

  /// Adds a row; there may be fewer cells than columns.
  package mutating func add(_ cells: [String]) {
    precondition(cells.count <= alignments.count, "a row has no more cells than the table has columns")
    rows.append(cells)
  }

  /// The rows as lines, two spaces between the columns.
  package var lines: [String] {
    let widths = alignments.indices.map { column in rows.map { $0.cell(column).displayWidth }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        if alignments[column] == .right { return row[column].aligned(right: widths[column]) }
        return column == row.indices.last ? row[column] : row[column].padded(to: widths[column])
      }
      return cells.joined(separator: "  ")
    }
  }
}

extension [String] {
  fileprivate func cell(_ column: Int) -> String { column < count ? self[column] : "" }
}

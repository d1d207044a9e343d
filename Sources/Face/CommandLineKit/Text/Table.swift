/// Rows of text in columns that line up whatever the script.
package struct Table {
  /// On which side a column's text stands.
  package enum Alignment { case left, right }

  private let alignments: [Alignment]
  private var rows: [[DisplayText]] = []

  /// A table without rows, one alignment a column.
  package init(_ alignments: Alignment...) { self.init(alignments) }

  /// A table without rows, one alignment a column.
  package init(_ alignments: [Alignment]) { self.alignments = alignments }

  /// Adds a row; there may be fewer cells than columns.
  package mutating func add(_ cells: String...) { add(cells) }

  /// Adds a row; there may be fewer cells than columns.
  package mutating func add(_ cells: [String]) { add(cells.map { DisplayText($0) }) }

  /// Adds a row of which cells may have a style; there may be fewer cells than columns.
  package mutating func add(_ cells: DisplayText...) { add(cells) }

  /// Adds a row of which cells may have a style; there may be fewer cells than columns.
  package mutating func add(_ cells: [DisplayText]) {
    precondition(cells.count <= alignments.count, "a row has no more cells than the table has columns")
    rows.append(cells)
  }

  /// The rows as lines, two spaces between the columns.
  package var lines: [DisplayText] {
    let widths = alignments.indices.map { column in rows.map { $0.width(ofCell: column) }.max() ?? 0 }
    return rows.map { line(of: $0, widths) }
  }

  private func line(of row: [DisplayText], _ widths: [Int]) -> DisplayText {
    var line: DisplayText = ""
    for (column, cell) in row.enumerated() {
      if column > 0 { line.append("  ") }
      let gap = DisplayText(String(repeating: " ", count: widths[column] - cell.displayWidth))
      switch alignments[column] {
      case .right: line.append("\(gap)\(cell)")
      case .left: line.append(column == row.count - 1 ? cell : "\(cell)\(gap)")
      }
    }
    return line
  }
}

extension [DisplayText] {
  fileprivate func width(ofCell column: Int) -> Int { column < count ? self[column].displayWidth : 0 }
}

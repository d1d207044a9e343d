/// A table of text with aligned columns in any script.
package struct Table {
  /// The alignment of a column.
  package enum Alignment { case left, right }

  private let alignments: [Alignment]
  private var rows: [[DisplayText]] = []

  /// Creates an empty table with one alignment per column.
  package init(_ alignments: Alignment...) { self.init(alignments) }

  /// Creates an empty table with one alignment per column.
  package init(_ alignments: [Alignment]) { self.alignments = alignments }

  /// Adds a row, which may have fewer cells than there are columns.
  package mutating func add(_ cells: String...) { add(cells) }

  /// Adds a row, which may have fewer cells than there are columns.
  package mutating func add(_ cells: [String]) { add(cells.map { DisplayText($0) }) }

  /// Adds a row of styled cells, which may have fewer cells than there are columns.
  package mutating func add(_ cells: DisplayText...) { add(cells) }

  /// Adds a row of styled cells, which may have fewer cells than there are columns.
  package mutating func add(_ cells: [DisplayText]) {
    precondition(cells.count <= alignments.count, "a row has no more cells than the table has columns")
    rows.append(cells)
  }

  /// The rows as lines, with two spaces between columns.
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

extension Double {
  /// Returns the number with exactly `places` decimals, rounded half away from zero, in any locale.
  ///
  /// - Precondition: the number is finite, and its product with 10 to the power of `places` fits an `Int`.
  package func fixed(_ places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((magnitude * Double(scale)).rounded())
    let sign = self < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(scaled)" }
    let digits = String(scaled % scale)
    return "\(sign)\(scaled / scale).\(String(repeating: "0", count: places - digits.count))\(digits)"
  }
}

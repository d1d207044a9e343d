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
    let widths = widths
    return rows.map { line(of: $0, widths) }
  }

  /// Returns the rows as lines that fit a terminal by wrapping the cells of the first column; nil for no limit.
  ///
  /// The first column keeps at least twenty columns of the terminal, so that lines may still exceed the width.
  package func lines(within width: Int?) -> [DisplayText] {
    var widths = widths
    let excess = widths.reduce(0, +) + Self.gap.count * (widths.count - 1) - (width ?? .max)
    guard excess > 0, let first = widths.first, first > Self.narrowest else { return lines }
    widths[0] = max(first - excess, Self.narrowest)
    return rows.flatMap { row in
      let parts = row.first?.wrapped(to: widths[0]) ?? []
      return [line(of: Array(parts.prefix(1) + row.dropFirst()), widths)] + parts.dropFirst()
    }
  }

  private static let gap = "  "
  /// The least width to which the first column is narrowed.
  private static let narrowest = 20

  private var widths: [Int] {
    alignments.indices.map { column in rows.map { $0.width(ofCell: column) }.max() ?? 0 }
  }

  private func line(of row: [DisplayText], _ widths: [Int]) -> DisplayText {
    var line: DisplayText = ""
    for (column, cell) in row.enumerated() {
      if column > 0 { line.append("\(Self.gap)") }
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

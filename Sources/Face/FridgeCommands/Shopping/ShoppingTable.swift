internal import CommandLineKit

/// The items of a shopping list as a table or, on a terminal that is too narrow for it, each above its notes.
struct ShoppingTable {
  /// An item; whatever is unknown is empty.
  struct Row {
    let name: DisplayText
    /// The amount to buy.
    let amount: DisplayText
    /// The needed amount, if it differs.
    let need: DisplayText
    /// What the item is for.
    let purpose: DisplayText
  }

  let rows: [Row]

  /// Returns the lines of each item, indented.
  ///
  /// - Parameter width: the columns of the terminal; nil for no limit.
  func lines(within width: Int?) -> [[DisplayText]] {
    var table = Table(.left, .left, .left, .left)
    for row in rows { table.add(["  \(row.name)", row.amount, row.need, row.purpose].withoutEmptyEnd) }
    guard let width, table.lines.contains(where: { $0.displayWidth > width }) else { return table.lines.map { [$0] } }
    return rows.map { $0.lines(within: width) }
  }
}

extension ShoppingTable.Row {
  /// Returns the name with its amount, and the notes below, indented further.
  fileprivate func lines(within width: Int) -> [DisplayText] {
    // Lines of less than twenty columns are not broken; on the narrowest terminals that is done later.
    let width = max(20, width - 4)
    let item = [name, amount].joined(by: " ").wrapped(to: width)
    let notes = [need, purpose].joined(by: ", ").wrapped(to: width)
    return item.prefix(1).map { "  \($0)" } + (item.dropFirst() + notes).filter { !$0.isEmpty }.map { "    \($0)" }
  }
}

extension [DisplayText] {
  /// Returns one text of those that are not empty.
  fileprivate func joined(by separator: String) -> DisplayText {
    filter { !$0.isEmpty }.enumerated().reduce("") { text, part in
      part.offset == 0 ? part.element : "\(text)\(separator)\(part.element)"
    }
  }
}

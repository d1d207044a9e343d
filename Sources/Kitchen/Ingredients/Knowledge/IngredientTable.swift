/// The ingredients of one category as text, one a line.
///
/// A line has nine fields, separated by `|`:
///
/// 1. the identifier, lower-case ASCII words joined by `_`;
/// 2. the English name;
/// 3. the Korean name;
/// 4. other names in either language, separated by commas;
/// 5. the identifier of what it is a kind of;
/// 6. what it holds: names of ``FoodContent``, and `staple` for what every kitchen has;
/// 7. how long it keeps, as ``ShelfLife`` reads it;
/// 8. grams in a piece, in a tablespoon and in a cup, `-` where nobody measures it so;
/// 9. substitutes, best first, each with its quality; `kinds` stands for all kinds of the ingredient among themselves.
///
/// Of a kind, the fields 6 to 8 are those of its parent where they are empty, and nothing where they are `-`.
struct IngredientTable: Sendable {
  /// Where a shop keeps all of them.
  let category: IngredientCategory
  /// The lines.
  let text: String

  init(_ category: IngredientCategory, _ text: String) { (self.category, self.text) = (category, text) }

  /// The lines, in their order; their fields are read only when asked for.
  var rows: [IngredientRow] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { IngredientRow(line: Substring($0), category: category) }
  }
}

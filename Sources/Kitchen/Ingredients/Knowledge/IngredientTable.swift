/// The ingredients of one shelf as text, one a line.
///
/// A line has nine fields, separated by `|`:
///
/// 1. the identifier, lower-case ASCII words joined by `_`;
/// 2. the English name;
/// 3. the Korean name;
/// 4. other names in either language, separated by commas;
/// 5. the identifier of what it is a kind of: who asks for that is served with this;
/// 6. what it holds: names of ``FoodContent``, and `staple` for what every kitchen has;
/// 7. how long it keeps, as ``ShelfLife`` reads it;
/// 8. grams in a piece, in a tablespoon and in a cup, `-` where nobody measures it so; behind the first, the units that
///    count the same pieces, as `300/block` for tofu;
/// 9. substitutes, each with its quality; `kinds` stands for all kinds of the ingredient among themselves.
///
/// The fields 6 to 8 say nothing when they are `-`; when they are empty, they are those of the parent.
///
/// Bought products count as what shops commonly sell under the name: soy sauce is brewed with wheat, kimchi is made
/// with salted shrimp or fish sauce, curry roux with animal fat, curry paste with shrimp. When in doubt it is in.
struct IngredientTable: Sendable {
  /// Where a shop keeps all of them.
  let category: IngredientCategory
  /// The lines.
  let text: String

  init(_ category: IngredientCategory, _ text: String) { (self.category, self.text) = (category, text) }

  /// The lines, in their order.
  var rows: [IngredientRow] { text[...].fields(separatedBy: "\n").map { IngredientRow($0, category: category) } }
}

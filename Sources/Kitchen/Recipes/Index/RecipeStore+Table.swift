extension RecipeStore {
  /// What matching needs of all recipes; the recipe with number n of the store is number n − 1 of the table.
  func table() throws(RecipeStoreError) -> RecipeTable {
    do throws(DatabaseError) {
      var rest = try lines()[...]
      var builder = RecipeTableBuilder()
      for (number, facts) in try facts() {
        let lines = rest.prefix { $0.recipe == number }
        rest = rest.dropFirst(lines.count)
        builder.add(lines.map(\.ingredient).needs, facts)
      }
      return builder.table
    } catch { throw .database(error) }
  }

  private func facts() throws(DatabaseError) -> [(number: Int, facts: RecipeFacts)] {
    try reader.database.prepare("SELECT number, cuisine, kind, minutes, servings, flags FROM recipe ORDER BY number")
      .rows { row throws(DatabaseError) in
        let facts = RecipeFacts(
          cuisine: try row.value(1), kind: try row.value(2), minutes: row.integer(3), servings: row.integer(4),
          flags: DishFlags(bits: UInt32(truncatingIfNeeded: row.integer(5))))
        return (row.integer(0), facts)
      }
  }

  /// Every line of every recipe, without its name.
  private func lines() throws(DatabaseError) -> [(recipe: Int, ingredient: RecipeIngredient)] {
    let unnamed = LocalizedText(english: "", korean: "")
    return try reader.database.prepare(
      "SELECT recipe, id, amount, unit, role FROM ingredient ORDER BY recipe, position"
    ).rows { row throws(DatabaseError) in
      let unit: AmountUnit = try row.value(3)
      let ingredient = RecipeIngredient(
        id: row.text(1), name: unnamed, amount: row.real(2).flatMap { Amount($0, unit) } ?? .toTaste,
        role: try row.value(4))
      return (row.integer(0), ingredient)
    }
  }
}

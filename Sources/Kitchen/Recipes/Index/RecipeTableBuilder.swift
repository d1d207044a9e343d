/// Collects recipes in a ``RecipeTable``.
package struct RecipeTableBuilder {
  /// What was collected.
  package private(set) var table = RecipeTable()
  private var ingredientNumbers: [String: Int] = [:]
  private var quantityNumbers: [Quantity: Int] = [:]

  /// An empty table.
  package init() {}

  /// Adds a recipe; it gets the next number.
  package mutating func add(_ recipe: Recipe) { add(recipe.needs, RecipeFacts(recipe)) }

  /// Adds a recipe by what matching needs of it.
  package mutating func add(_ needs: [RecipeNeed], _ facts: RecipeFacts) {
    for need in needs {
      let (ingredient, quantity) = (number(of: need.id), need.amount.flatMap { number(of: $0) })
      table.needs.append(IndexedNeed(ingredient: ingredient, role: need.role, quantity: quantity))
    }
    table.starts.append(UInt32(table.needs.count))
    table.facts.append(facts)
  }

  private mutating func number(of id: String) -> Int {
    if let known = ingredientNumbers[id] { return known }
    ingredientNumbers[id] = table.ingredients.count
    table.ingredients.append(id)
    return table.ingredients.count - 1
  }

  private mutating func number(of amount: Amount) -> Int? {
    guard let value = amount.value else { return nil }
    let quantity = Quantity(value: value, unit: amount.unit)
    if let known = quantityNumbers[quantity] { return known }
    quantityNumbers[quantity] = table.quantities.count
    table.quantities.append(amount)
    return table.quantities.count - 1
  }
}

private struct Quantity: Hashable {
  let value: Double
  let unit: AmountUnit
}

extension PantryStore {
  /// Takes out what a dish needs, as far as it is there: what expires first before what keeps longer.
  ///
  /// Items without an amount, or with one in a unit that cannot be compared, stay; what has expired is used too.
  ///
  /// - Throws: ``PantryError/nothingOf(_:)`` when nothing would change.
  @discardableResult
  public func use(_ recipe: Recipe, at time: Moment) throws(PantryError) -> PantryUse {
    var ingredients: [SuppliedIngredient] = []
    let event = try event { () throws(PantryError) in
      var provisions = Provisions(try items())
      ingredients = provisions.take(recipe, on: nil)
      if provisions.changes.isEmpty { throw .nothingOf(recipe.title) }
      return try attempt { () throws(DatabaseError) in
        let event = try records.begin(.remove, at: time)
        for (item, stock) in provisions.changes {
          try records.set(item.number, from: item.stock, to: stock, in: event)
        }
        return event
      }
    }
    return PantryUse(event: event, ingredients: ingredients)
  }
}

/// What cooking a dish took out of the pantry.
public struct PantryUse: Sendable, Equatable {
  /// The change of the pantry; it can be undone like any other.
  public let event: PantryEvent
  /// What the dish needs, with what there was of it.
  public let ingredients: [SuppliedIngredient]

  /// The items of which nobody knows whether the dish used them up; they were not touched.
  public var untouched: [PantryItem] {
    let changed = Set(event.changes.map(\.item.number))
    var seen: Set<Int> = []
    return ingredients.filter(\.isUncertain).flatMap(\.items).filter {
      !changed.contains($0.number) && seen.insert($0.number).inserted
    }
  }
}

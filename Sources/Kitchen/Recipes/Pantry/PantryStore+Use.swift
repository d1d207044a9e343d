extension PantryStore {
  /// Takes out what a dish needs, as far as it is there: what expires first before what keeps longer, and what has
  /// expired last of all.
  ///
  /// Items without an amount, or with one in a unit that cannot be compared, stay.
  ///
  /// - Parameter day: today.
  /// - Throws: ``PantryError/nothingOf(_:)`` when nothing would change.
  @discardableResult
  public func use(_ recipe: Recipe, on day: CalendarDate, at time: Moment) throws(PantryError) -> PantryUse {
    var ingredients: [SuppliedIngredient] = []
    let event = try event { () throws(PantryError) in
      let items = try items()
      var provisions = Provisions(items.filter { !$0.isExpired(on: day) } + items.filter { $0.isExpired(on: day) })
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

public import Files
public import IngredientLines
public import Ingredients
public import Localization
public import Recipes
public import SQLite
public import Time

/// An SQLite database of the food at home, with its full history; it also holds the shopping list and the saved plan.
///
/// Acknowledged changes are durable, even if the process is killed at any moment; many processes may read while one
/// writes, and writers wait for each other. A store may be used by one caller at a time.
public final class PantryStore {
  /// The path of the file.
  public let path: FilePath
  private let store: OpenStore
  let records: PantryRecords

  /// Opens the pantry, creating it if necessary; a damaged file and one of a later version are left alone.
  ///
  /// On a full or read-only disk it can be read, and changes fail.
  ///
  /// - Parameter folder: the folder of `pantry.sqlite`, created if missing.
  public init(keptIn folder: FilePath) throws(PantryError) {
    path = Self.file(in: folder)
    do throws(StoreFault) { store = try OpenStore(path, in: folder, PantrySchema.migrations) } catch {
      throw PantryError(error, at: path)
    }
    records = PantryRecords(store.database)
  }

  /// Returns the path of the pantry's file in a user's folder.
  static func file(in folder: FilePath) -> FilePath { folder.appending("pantry.sqlite") }
}

extension PantryStore {
  /// Returns the items at home, soonest to expire first, then by ingredient, then in the order added.
  public func items() throws(PantryError) -> [PantryItem] {
    try attempt { () throws(DatabaseError) in try records.items() }
  }

  /// Returns the items that expire within so many days of `date` or have expired, soonest first.
  public func items(expiringWithin days: Int, of date: CalendarDate) throws(PantryError) -> [PantryItem] {
    try items().filter { $0.daysLeft(on: date).map { $0 <= days } ?? false }
  }

  /// Returns all events, newest first.
  public func events() throws(PantryError) -> [PantryEvent] {
    try attempt { () throws(DatabaseError) in try records.events() }
  }
}

extension PantryStore {
  /// Adds all items in one transaction; more of the same goes to the item that is there.
  @discardableResult
  public func add(_ additions: [PantryAddition], at time: Moment) throws(PantryError) -> PantryEvent {
    try transaction { () throws(PantryError) in try insert(additions, at: time) }
  }

  /// Adds all items.
  ///
  /// - Precondition: a transaction is open.
  func insert(_ additions: [PantryAddition], at time: Moment) throws(PantryError) -> PantryEvent {
    try written { () throws(PantryError) in
      try attempt { () throws(DatabaseError) in
        let event = try records.begin(.add, at: time)
        for addition in additions { try insert(addition, in: event) }
        return event
      }
    }
  }

  private func insert(_ addition: PantryAddition, in event: Int) throws(DatabaseError) {
    let added = addition.portion.amount?.value
    let same = try records.items(of: addition.portion.ingredient.id).first(where: addition.isMore)
    if let same, let added, let there = same.remaining.number {
      // The sum is rounded to a millionth, so that 0.1 + 0.2 is 0.3.
      let sum = ((there + added) * 1e6).rounded() / 1e6
      return try records.set(same.number, from: same.remaining, to: .measured(sum), in: event)
    }
    try records.set(
      try records.addAbsent(addition), from: .gone, to: added.map(RemainingAmount.measured) ?? .unmeasured, in: event)
  }

  /// Changes what is known of food at home, in one transaction; see ``PantryCorrection``.
  ///
  /// - Parameters:
  ///   - portion: the name of the food; its amount is not read.
  ///   - date: today.
  /// - Throws: ``PantryError/absent(_:)``.
  @discardableResult
  public func change(
    _ portion: Portion, to correction: PantryCorrection, on date: CalendarDate, at time: Moment
  ) throws(PantryError) -> PantryEvent {
    try event { () throws(PantryError) in
      let (replaced, items) = correction.replacement(of: try items(of: portion), on: date)
      return try attempt { () throws(DatabaseError) in
        let event = try records.begin(.change, at: time)
        for item in replaced { try records.set(item.number, from: item.remaining, to: .gone, in: event) }
        for item in items {
          try records.set(try records.addAbsent(item), from: .gone, to: item.remaining, in: event)
        }
        return event
      }
    }
  }

  /// Removes all portions in one transaction; a portion without an amount removes all of its ingredient.
  @discardableResult
  public func remove(_ portions: [Portion], at time: Moment) throws(PantryError) -> PantryEvent {
    try event { () throws(PantryError) in
      let event = try attempt { () throws(DatabaseError) in try records.begin(.remove, at: time) }
      for portion in portions {
        for (item, remaining) in try withdrawal(of: portion).remainders {
          try attempt { () throws(DatabaseError) in
            try records.set(item.number, from: item.remaining, to: remaining, in: event)
          }
        }
      }
      return event
    }
  }

  /// Undoes the newest event that was not undone; called again, the one before it.
  ///
  /// What the newest purchase brought goes back on the shopping list.
  ///
  /// - Returns: the event that was undone.
  @discardableResult
  public func undo(at time: Moment) throws(PantryError) -> PantryEvent {
    try transaction { () throws(PantryError) in
      guard let undone = try attempt(records.newestStandingEvent) else { throw .nothingToUndo }
      let undo = try attempt { () throws(DatabaseError) in
        let event = try records.begin(.undo, at: time, undoing: undone.number)
        for change in undone.changes {
          try records.set(change.item.number, from: change.after, to: change.before, in: event)
        }
        return event
      }
      try shoppingList.reopen(boughtIn: undone.number, undoneBy: undo, at: time)
      return undone
    }
  }

  /// Returns the items of a portion's name, soonest to expire first; never none.
  private func items(of portion: Portion) throws(PantryError) -> [PantryItem] {
    let all = try attempt { () throws(DatabaseError) in try records.items(of: portion.ingredient.id) }
    if all.isEmpty { throw .absent(portion.ingredient) }
    return all.named(portion)
  }

  private func withdrawal(of portion: Portion) throws(PantryError) -> Withdrawal {
    let ingredient = portion.ingredient
    let items = try items(of: portion)
    do throws(WithdrawalFault) { return try Withdrawal(taking: portion.amount, from: items) } catch {
      switch error {
      case .notEnough(let number, let unit):
        throw .notEnough(ingredient, available: Amount(number, unit) ?? .toTaste)
      case .otherUnits: throw .otherUnits(ingredient, portion.amount?.unit ?? .bare)
      case .vague: throw .vague(ingredient)
      }
    }
  }
}

extension [PantryItem] {
  /// Returns the items that the user added under the name of a portion; all when it is only a name of the ingredient.
  fileprivate func named(_ portion: Portion) -> [PantryItem] {
    let key = NameKey(portion.name)
    let same = filter { NameKey($0.name.english) == key || NameKey($0.name.korean) == key }
    return same.isEmpty || portion.ingredient.answers(to: key) ? self : same
  }
}

extension PantryStore {
  /// Runs `body` in a transaction, and returns the event whose number it returns.
  func event(_ body: () throws(PantryError) -> Int) throws(PantryError) -> PantryEvent {
    try transaction { () throws(PantryError) in try written(body) }
  }

  /// Returns the event whose number `body` returns.
  private func written(_ body: () throws(PantryError) -> Int) throws(PantryError) -> PantryEvent {
    let number = try body()
    guard let event = try attempt({ () throws(DatabaseError) in try records.event(number) }) else {
      preconditionFailure("an event that was just written can be read")
    }
    return event
  }

  /// Runs `body` in a transaction, which an error rolls back.
  func transaction<Result>(_ body: () throws(PantryError) -> Result) throws(PantryError) -> Result {
    if let refusal = store.refusal { throw PantryError(refusal, at: path) }
    return try store.database.transaction(catching: { PantryError($0, at: path) }, body)
  }

  func attempt<Result>(_ body: () throws(DatabaseError) -> Result) throws(PantryError) -> Result {
    do throws(DatabaseError) { return try body() } catch { throw PantryError(error, at: path) }
  }
}

extension PantryStore {
  /// Removes the ingredients of a cooked dish, as far as they are at home: the soonest to expire first, expired ones
  /// last.
  ///
  /// Items without an amount, or with one in a unit that cannot be compared, are not touched.
  ///
  /// - Parameter day: today.
  /// - Throws: ``PantryError/nothingOf(_:)`` if nothing would change.
  @discardableResult
  public func use(_ recipe: Recipe, on day: CalendarDate, at time: Moment) throws(PantryError) -> PantryUse {
    var ingredients: [SuppliedIngredient] = []
    let event = try event { () throws(PantryError) in
      let items = try items()
      var pantry = RemainingPantry(items.filter { !$0.isExpired(on: day) } + items.filter { $0.isExpired(on: day) })
      ingredients = pantry.take(recipe, on: nil)
      if pantry.changes.isEmpty { throw .nothingOf(recipe.title) }
      return try attempt { () throws(DatabaseError) in
        let event = try records.begin(.remove, at: time)
        for (item, remaining) in pantry.changes {
          try records.set(item.number, from: item.remaining, to: remaining, in: event)
        }
        return event
      }
    }
    return PantryUse(event: event, ingredients: ingredients)
  }
}

/// The use of the pantry by one cooked dish.
public struct PantryUse: Sendable, Equatable {
  /// The event, which can be undone like any other.
  public let event: PantryEvent
  /// The ingredients of the dish with their supply.
  public let ingredients: [SuppliedIngredient]

  /// The items that the dish may have used up; they were not touched.
  public var untouched: [PantryItem] {
    let changed = Set(event.changes.map(\.item.number))
    var seen: Set<Int> = []
    return ingredients.filter(\.isUncertain).flatMap(\.items).filter {
      !changed.contains($0.number) && seen.insert($0.number).inserted
    }
  }
}

/// The reason why the pantry cannot be used or changed.
public enum PantryError: Error, Equatable {
  /// The folder for the file cannot be created.
  case folder(FileError)
  /// A later version of the program wrote the file, which was left alone.
  case newer(FilePath, version: Int)
  /// The file is damaged or is not a store of this program; it was left alone.
  case damaged(FilePath, DatabaseError)
  /// The system refuses to write the file; nothing was changed.
  case unwritable(FileError)
  /// SQLite returned an error.
  case database(FilePath, DatabaseError)
  /// The ingredient is not in the pantry.
  case absent(Ingredient)
  /// The pantry has less of the ingredient than requested.
  case notEnough(Ingredient, available: Amount)
  /// The pantry has the ingredient, but in no unit that can be compared with this one.
  case otherUnits(Ingredient, AmountUnit)
  /// The amount to remove is vague, such as "a little".
  case vague(Ingredient)
  /// No ingredient of the dish with this title is at home in a known amount.
  case nothingOf(BilingualText)
  /// All events have been undone, or there are none.
  case nothingToUndo
  /// Nothing is on the shopping list under this name.
  case notListed(String)
  /// Nothing is on the shopping list.
  case listEmpty
}

extension PantryError: StoreError {}

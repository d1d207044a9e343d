public import Files
public import Ingredients

/// What is at home, in an SQLite database of the user's own with everything that was ever done to it.
///
/// Whatever was acknowledged stays, also when the process is killed at any moment; many processes may read while one
/// writes, and writers wait for each other. A store belongs to one caller at a time.
public final class PantryStore {
  /// The file.
  public let path: FilePath
  private let store: OpenStore
  let records: PantryRecords

  /// Opens the pantry, creating it when there is none; a damaged file and one of a later version are left alone.
  ///
  /// On a disk that is full or read-only it can be read, and whatever would change it fails.
  ///
  /// - Parameter folder: where `pantry.sqlite` is, created when missing.
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
  /// What is there, soonest to expire first, then by ingredient, then in the order added.
  public func items() throws(PantryError) -> [PantryItem] {
    try attempt { () throws(DatabaseError) in try records.items() }
  }

  /// What expires within so many days of `date`, or did before, soonest first.
  public func items(expiringWithin days: Int, of date: CalendarDate) throws(PantryError) -> [PantryItem] {
    try items().filter { $0.daysLeft(on: date).map { $0 <= days } ?? false }
  }

  /// Everything that was ever done, newest first.
  public func events() throws(PantryError) -> [PantryEvent] {
    try attempt { () throws(DatabaseError) in try records.events() }
  }
}

extension PantryStore {
  /// Adds everything or nothing.
  @discardableResult
  public func add(_ additions: [PantryAddition], at time: Moment) throws(PantryError) -> PantryEvent {
    try event { () throws(PantryError) in
      try attempt { () throws(DatabaseError) in
        let event = try records.begin(.add, at: time)
        for addition in additions {
          let remaining = addition.portion.amount?.value.map(RemainingAmount.measured) ?? .unmeasured
          try records.set(try records.addAbsent(addition), from: .gone, to: remaining, in: event)
        }
        return event
      }
    }
  }

  /// Takes out all portions or none; of a portion without an amount everything that is there.
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

  /// Takes back the newest event that stands; again, the one before it.
  ///
  /// - Returns: the event that was taken back.
  @discardableResult
  public func undo(at time: Moment) throws(PantryError) -> PantryEvent {
    try transaction { () throws(PantryError) in
      guard let undone = try attempt(records.newestStandingEvent) else { throw .nothingToUndo }
      try attempt { () throws(DatabaseError) in
        let event = try records.begin(.undo, at: time, undoing: undone.number)
        for change in undone.changes {
          try records.set(change.item.number, from: change.after, to: change.before, in: event)
        }
      }
      return undone
    }
  }

  private func withdrawal(of portion: Portion) throws(PantryError) -> Withdrawal {
    let ingredient = portion.ingredient
    let items = try attempt { () throws(DatabaseError) in try records.items(of: ingredient.id) }
    if items.isEmpty { throw .absent(ingredient) }
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

extension PantryStore {
  /// Does what `body` does in one transaction, and reads the event whose number it returns.
  func event(_ body: () throws(PantryError) -> Int) throws(PantryError) -> PantryEvent {
    try transaction { () throws(PantryError) in
      let number = try body()
      guard let event = try attempt({ () throws(DatabaseError) in try records.event(number) }) else {
        preconditionFailure("an event that was just written can be read")
      }
      return event
    }
  }

  private func transaction<Result>(_ body: () throws(PantryError) -> Result) throws(PantryError) -> Result {
    if let refusal = store.refusal { throw PantryError(refusal, at: path) }
    return try store.database.transaction(catching: { PantryError($0, at: path) }, body)
  }

  func attempt<Result>(_ body: () throws(DatabaseError) -> Result) throws(PantryError) -> Result {
    do throws(DatabaseError) { return try body() } catch { throw PantryError(error, at: path) }
  }
}

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

/// Why the pantry cannot be used, or cannot do what was asked.
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
  /// Nothing of the ingredient is there.
  case absent(Ingredient)
  /// There is less of the ingredient than was asked for.
  case notEnough(Ingredient, available: Amount)
  /// The ingredient is there, but in no unit that can be compared with this one.
  case otherUnits(Ingredient, AmountUnit)
  /// The amount to take does not say how much: "a little".
  case vague(Ingredient)
  /// Nothing that the dish of this title needs is there in a known amount.
  case nothingOf(LocalizedText)
  /// Everything was taken back already, or nothing was ever done.
  case nothingToUndo

  init(_ error: DatabaseError, at path: FilePath) {
    if let reason = error.refusal(at: path) {
      self = .unwritable(reason)
    } else {
      self = error.isDamage ? .damaged(path, error) : .database(path, error)
    }
  }

  init(_ fault: StoreFault, at path: FilePath) {
    switch fault {
    case .folder(let error): self = .folder(error)
    case .newer(let version): self = .newer(path, version: version)
    case .database(let error): self = PantryError(error, at: path)
    }
  }
}

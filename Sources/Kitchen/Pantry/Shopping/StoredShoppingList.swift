public import IngredientLines
public import Ingredients
internal import Localization
internal import SQLite
public import Time

extension PantryStore {
  /// The shopping list, which is kept beside the pantry so that what is bought moves from one to the other at once.
  public var shoppingList: StoredShoppingList { StoredShoppingList(self) }
}

/// The stored shopping list, with its full history.
///
/// Every change is one transaction with the pantry and can be undone.
public struct StoredShoppingList {
  private let store: PantryStore
  private let records: ShoppingRecords

  init(_ store: PantryStore) { (self.store, records) = (store, ShoppingRecords(store.records.database)) }

  /// Returns the entries to buy, in the order added.
  public func entries() throws(PantryError) -> [ShoppingEntry] { try store.attempt(records.open) }

  /// Returns all events, newest first.
  public func events() throws(PantryError) -> [ShoppingEvent] { try store.attempt(records.events) }
}

extension StoredShoppingList {
  /// Adds all entries in one transaction.
  ///
  /// A dish is listed once, and so is the plan: their open entries are replaced.
  @discardableResult
  public func add(
    _ additions: [ShoppingAddition], from source: ShoppingSource = .user, on date: CalendarDate, at time: Moment
  ) throws(PantryError) -> ShoppingEvent {
    try event { () throws(PantryError) in
      try store.attempt { () throws(DatabaseError) in
        let event = try records.begin(.add, at: time)
        for entry in try records.open() where source.replaces(entry) {
          try records.set(entry.number, isOpen: false, in: event)
        }
        for addition in additions {
          let entry = try records.addClosed(addition, isPlanned: source.isPlan, on: date)
          try records.set(entry, isOpen: true, in: event)
        }
        return event
      }
    }
  }

  /// Removes foods by their names in one transaction, whatever their amounts.
  @discardableResult
  public func remove(_ portions: [Portion], at time: Moment) throws(PantryError) -> ShoppingEvent {
    try close(.remove, at: time) { foods throws(PantryError) in
      var removed: [ListedFood] = []
      for portion in portions { removed += try Self.foods(named: portion, in: foods) }
      return removed
    }
  }

  /// Removes everything.
  ///
  /// - Throws: ``PantryError/listEmpty`` if there is nothing to remove.
  @discardableResult
  public func clear(at time: Moment) throws(PantryError) -> ShoppingEvent {
    try close(.clear, at: time) { foods throws(PantryError) in
      if foods.isEmpty { throw .listEmpty }
      return foods
    }
  }

  private static func foods(named portion: Portion, in foods: [ListedFood]) throws(PantryError) -> [ListedFood] {
    let named = foods.named(portion)
    if named.isEmpty { throw .notListed(portion.name) }
    return named
  }

  private func close(
    _ action: ShoppingEvent.Action, at time: Moment,
    _ choose: ([ListedFood]) throws(PantryError) -> [ListedFood]
  ) throws(PantryError) -> ShoppingEvent {
    try event { () throws(PantryError) in
      let chosen = try choose(try entries().foods)
      return try store.attempt { () throws(DatabaseError) in
        let event = try records.begin(action, at: time)
        try close(chosen, in: event)
        return event
      }
    }
  }

  /// Closes the entries of foods, each once even if a food was named twice.
  private func close(_ foods: [ListedFood], in event: Int) throws(DatabaseError) {
    for number in Set(foods.flatMap(\.entries).map(\.number)).sorted() {
      try records.set(number, isOpen: false, in: event)
    }
  }
}

/// A purchase, and the place where it goes.
public struct ShoppingPurchase: Sendable {
  /// The portions bought, each with its own amount or the listed one; nil for the whole list.
  public var portions: [Portion]?
  /// The date of the purchase.
  public var date: CalendarDate
  /// The date on the packages; nil for estimates.
  public var expires: CalendarDate?
  /// The storage place; nil for the usual places.
  public var place: StoragePlace?
  /// Whether what was bought is added to the pantry.
  public var entersPantry = true

  /// Creates a purchase of some portions, or of the whole list.
  public init(_ portions: [Portion]?, on date: CalendarDate) { (self.portions, self.date) = (portions, date) }
}

extension StoredShoppingList {
  /// Crosses off what was bought and adds it to the pantry, all in one transaction. What is no food enters no pantry.
  ///
  /// - Returns: the event of the list, and that of the pantry if it was changed.
  @discardableResult
  public func buy(
    _ purchase: ShoppingPurchase, at time: Moment
  ) throws(PantryError) -> (list: ShoppingEvent, pantry: PantryEvent?) {
    var pantryEvent: PantryEvent?
    let event = try event { () throws(PantryError) in
      let bought = try bought(purchase)
      if purchase.entersPantry {
        let additions = bought.filter { $0.food.isFood }.flatMap { food, amount in food.additions(amount, by: purchase)
        }
        if !additions.isEmpty { pantryEvent = try store.insert(additions, at: time) }
      }
      return try store.attempt { () throws(DatabaseError) in
        let event = try records.begin(.done, at: time, pantryEvent: pantryEvent?.number)
        try close(bought.map(\.food), in: event)
        return event
      }
    }
    return (event, pantryEvent)
  }

  /// Returns the foods bought, each once, with the stated amount.
  private func bought(_ purchase: ShoppingPurchase) throws(PantryError) -> [(food: ListedFood, amount: Amount?)] {
    let foods = try entries().foods
    if foods.isEmpty { throw .listEmpty }
    guard let portions = purchase.portions else { return foods.map { ($0, nil) } }
    var bought: [(food: ListedFood, amount: Amount?)] = []
    for portion in portions {
      for food in try Self.foods(named: portion, in: foods) where !bought.contains(where: { $0.food == food }) {
        bought.append((food, portion.amount))
      }
    }
    return bought
  }
}

extension ListedFood {
  /// Whether it can be eaten, as far as its name tells.
  fileprivate var isFood: Bool { Ingredient.isListed(ingredient) || !HouseholdGoods.hold(name.english) }

  /// Returns what enters the pantry.
  ///
  /// - Parameter amount: the amount bought; nil for the amounts that were to be bought.
  fileprivate func additions(_ amount: Amount?, by purchase: ShoppingPurchase) -> [PantryAddition] {
    let food = Ingredient(id: ingredient, english: name.english, korean: name.korean)
    let amounts: [Amount?] = amount.map { [$0] } ?? boughtAmounts
    return (amounts.isEmpty ? [nil] : amounts).map { amount in
      PantryAddition(
        Portion(food, amount: amount), on: purchase.date, expires: purchase.expires, in: purchase.place)
    }
  }
}

/// The effect of undoing a change of the shopping list.
public struct UndoneShopping: Sendable, Equatable {
  /// The event that was undone.
  public let event: ShoppingEvent
  /// Whether the pantry keeps what the event added to it, because some of it was used or taken back since.
  public let pantryKeeps: Bool
}

extension StoredShoppingList {
  /// Undoes the newest event that was not undone; called again, the one before it.
  ///
  /// Items that a purchase added to the pantry are taken back too, unless the pantry has changed these items since.
  @discardableResult
  public func undo(at time: Moment) throws(PantryError) -> UndoneShopping {
    var undone: UndoneShopping?
    try event { () throws(PantryError) in
      guard let event = try store.attempt(records.newestStandingEvent) else { throw .nothingToUndo }
      let taken = try event.pantryEvent.flatMap { number throws(PantryError) in try store.takeBack(number, at: time) }
      undone = UndoneShopping(event: event, pantryKeeps: event.pantryEvent != nil && taken == nil)
      return try store.attempt { () throws(DatabaseError) in
        let number = try records.begin(.undo, at: time, undoing: event.number, pantryEvent: taken)
        for entry in event.entries { try records.set(entry.number, isOpen: !entry.isOpen, in: number) }
        return number
      }
    }
    guard let undone else { preconditionFailure("the transaction sets the result") }
    return undone
  }

  /// Puts the items back on the list that the newest purchase brought into the pantry, after the pantry took them back.
  ///
  /// - Precondition: a transaction is open.
  /// - Parameters:
  ///   - number: the event of the pantry that was undone.
  ///   - undo: the event that undid it.
  func reopen(boughtIn number: Int, undoneBy undo: Int, at time: Moment) throws(PantryError) {
    try store.attempt { () throws(DatabaseError) in
      guard let purchase = try records.newestStandingEvent(), purchase.pantryEvent == number else { return }
      let reopening = try records.begin(.undo, at: time, undoing: purchase.number, pantryEvent: undo)
      for entry in purchase.entries { try records.set(entry.number, isOpen: !entry.isOpen, in: reopening) }
    }
  }

  /// Runs `body` in a transaction, and returns the event whose number it returns.
  @discardableResult
  private func event(_ body: () throws(PantryError) -> Int) throws(PantryError) -> ShoppingEvent {
    try store.transaction { () throws(PantryError) in
      let number = try body()
      guard let event = try store.attempt({ () throws(DatabaseError) in try records.event(number) }) else {
        preconditionFailure("an event that was just written can be read")
      }
      return event
    }
  }
}

extension PantryStore {
  /// Undoes an event of the pantry if nothing has changed its items since.
  ///
  /// - Returns: the number of the new event; nil if the event stays.
  fileprivate func takeBack(_ number: Int, at time: Moment) throws(PantryError) -> Int? {
    try attempt { () throws(DatabaseError) in
      guard let event = try records.event(number), try !records.isOverlaid(number) else { return nil }
      let undo = try records.begin(.undo, at: time, undoing: number)
      for change in event.changes {
        try records.set(change.item.number, from: change.after, to: change.before, in: undo)
      }
      return undo
    }
  }
}

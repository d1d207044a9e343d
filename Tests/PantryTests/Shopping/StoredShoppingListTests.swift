import Files
@testable import IngredientLines
import Ingredients
import KitchenSamples
import Localization
@testable import SQLite
import TestSupport
import Testing

@testable import Pantry
@testable import Recipes
@testable import Time

struct StoredShoppingListTests {
  private let folder = TemporaryFolder()
  private let noon = Moment(seconds: 1_795_262_400)

  private func open() throws -> PantryStore { try PantryStore(keptIn: folder.path) }

  private func portions(_ words: String...) throws -> [Portion] { try PortionParser(.kitchen).portions(words) }

  private func add(_ words: String..., to store: PantryStore) throws {
    let additions = try PortionParser(.kitchen).portions(words).map { ShoppingAddition($0) }
    try store.shoppingList.add(additions, on: Sample.day, at: noon)
  }

  private func listed(_ store: PantryStore) throws -> [String] {
    try store.shoppingList.entries().foods.map { food in
      ([food.name.english] + food.amounts.map { $0.text(in: .english) }).joined(separator: " ")
    }
  }

  @Test func theListSurvivesReopening() throws {
    try add("milk", "2", "L", "kitchen", "paper", to: open())
    #expect(try listed(open()) == ["Milk 2 L", "kitchen paper"])
  }

  @Test func whatIsNoFoodEntersNoPantry() throws {
    let store = try open()
    try add("AA batteries", "건전지", "milk", "bagels", to: store)
    let (list, pantry) = try store.shoppingList.buy(ShoppingPurchase(nil, on: Sample.day), at: noon)
    #expect(list.closed.count == 4)
    #expect(pantry?.changes.map(\.item.name.english) == ["Milk", "bagels"] || pantry?.changes.count == 2)
    try add("paper towels", to: store)
    #expect(try store.shoppingList.buy(ShoppingPurchase(nil, on: Sample.day), at: noon).pantry == nil)
    #expect(try store.shoppingList.entries().isEmpty)
  }

  @Test func sameFoodIsOneLine() throws {
    let store = try open()
    try add("egg", "6", to: store)
    try add("달걀", "4개", "egg", to: store)
    #expect(try listed(store) == ["Egg 10"])
  }

  @Test func ownWordsStayAsTheyAre() throws {
    let store = try open()
    try add("milk", "1.2", "L", to: store)
    #expect(try listed(store) == ["Milk 1.2 L"])
    #expect(try store.shoppingList.entries().foods[0].toBuy == [.loose(#require(Amount(1.2, .liter)))])
  }

  @Test func cornStarchAndStarchAreTwoThings() throws {
    let store = try open()
    try add("corn starch", "starch", to: store)
    #expect(try listed(store) == ["Starch", "Corn Starch"] || listed(store) == ["Corn Starch", "Starch"])
    try store.shoppingList.buy(ShoppingPurchase(try portions("starch"), on: Sample.day), at: noon)
    #expect(try listed(store) == ["Corn Starch"])
    #expect(throws: PantryError.notListed("starch")) {
      try store.shoppingList.remove(portions("starch"), at: noon)
    }
  }

  @Test func starchAtHomeIsNoCornStarch() throws {
    let dish = Sample.dish("pudding", .western, .dessert, Sample.line("corn_starch", 30, .gram))
    let list = ShoppingList(for: [dish], from: [Sample.item(1, "starch")], on: Sample.day)
    #expect(list.items(.missing).map(\.ingredient) == ["corn_starch"])
  }

  @Test func boughtFoodEntersThePantryWithAnEstimate() throws {
    let store = try open()
    try add("milk", "1", "L", "kitchen", "paper", to: store)
    let (event, pantry) = try store.shoppingList.buy(ShoppingPurchase(try portions("우유"), on: Sample.day), at: noon)
    #expect(event.action == .done && event.closed.map(\.name.english) == ["Milk"])
    #expect(pantry?.changes.map(\.item.amount) == [Amount(1, .liter)])
    #expect(try store.items().first?.expiry?.source == .estimated)
    #expect(try listed(store) == ["kitchen paper"])
  }

  @Test func theStatedAmountIsWhatWasBought() throws {
    let store = try open()
    try add("milk", "1", "L", to: store)
    try store.shoppingList.buy(ShoppingPurchase(try portions("milk", "500", "ml"), on: Sample.day), at: noon)
    #expect(try store.items().map(\.amount) == [Amount(500, .milliliter)])
  }

  @Test func whatIsNoFoodStaysOutOfThePantry() throws {
    let store = try open()
    try add("kitchen", "paper", to: store)
    var purchase = ShoppingPurchase(nil, on: Sample.day)
    purchase.entersPantry = false
    #expect(try store.shoppingList.buy(purchase, at: noon).pantry == nil)
    #expect(try store.items().isEmpty && listed(store).isEmpty)
  }

  @Test func undoTakesBothBack() throws {
    let store = try open()
    try add("milk", "1", "L", to: store)
    try store.shoppingList.buy(ShoppingPurchase(nil, on: Sample.day), at: noon)
    let undone = try store.shoppingList.undo(at: noon)
    #expect(undone.event.action == .done && !undone.pantryKeeps)
    #expect(try store.items().isEmpty && listed(store) == ["Milk 1 L"])
    #expect(try store.shoppingList.undo(at: noon).event.action == .add)
    #expect(try listed(store).isEmpty)
    #expect(throws: PantryError.nothingToUndo) { try store.shoppingList.undo(at: noon) }
  }

  @Test func undoKeepsWhatWasUsedSince() throws {
    let store = try open()
    try add("egg", "10", to: store)
    try store.shoppingList.buy(ShoppingPurchase(nil, on: Sample.day), at: noon)
    try store.remove(portions("egg", "3"), at: noon)
    #expect(try store.shoppingList.undo(at: noon).pantryKeeps)
    #expect(try store.items().map(\.amount) == [Amount(7, .piece)] || store.items().map(\.amount) == [Amount(7, .bare)])
    #expect(try listed(store) == ["Egg 10"])
  }

  /// More of the same goes to the item that was bought.
  @Test func whatWasAddedAndUndoneSinceDoesNotKeepAPurchase() throws {
    let store = try open()
    try add("egg", "10", to: store)
    try store.shoppingList.buy(ShoppingPurchase(nil, on: Sample.day), at: noon)
    try store.add(portions("egg", "2").map { PantryAddition($0, on: Sample.day) }, at: noon)
    try #require(try store.items().map(\.amount) == [Amount(12, .bare)])
    try store.undo(at: noon)
    #expect(try !store.shoppingList.undo(at: noon).pantryKeeps)
    #expect(try store.items().isEmpty && listed(store) == ["Egg 10"])
  }

  @Test func whatWasAddedSinceKeepsAPurchase() throws {
    let store = try open()
    try add("egg", "10", to: store)
    try store.shoppingList.buy(ShoppingPurchase(nil, on: Sample.day), at: noon)
    try store.add(portions("egg", "2").map { PantryAddition($0, on: Sample.day) }, at: noon)
    #expect(try store.shoppingList.undo(at: noon).pantryKeeps)
    #expect(try store.items().map(\.amount) == [Amount(12, .bare)])
  }

  @Test func aPurchaseThatThePantryUndoesIsOnTheListAgain() throws {
    let store = try open()
    try add("egg", "10", to: store)
    try store.shoppingList.buy(ShoppingPurchase(nil, on: Sample.day), at: noon)
    try store.undo(at: noon)
    #expect(try store.items().isEmpty && listed(store) == ["Egg 10"])
    #expect(try store.shoppingList.undo(at: noon).event.action == .add)
    #expect(throws: PantryError.nothingToUndo) { try store.undo(at: noon) }
  }

  @Test func aPurchaseBeforeOtherChangesOfTheListStaysUndone() throws {
    let store = try open()
    try add("egg", "10", to: store)
    try store.shoppingList.buy(ShoppingPurchase(nil, on: Sample.day), at: noon)
    try add("milk", "1 L", to: store)
    try store.undo(at: noon)
    #expect(try store.items().isEmpty && listed(store) == ["Milk 1 L"])
  }

  @Test func aDishIsListedOnce() throws {
    let store = try open()
    let dish = Sample.dish(
      "stew", .korean, .stew, Sample.line("pork", 200, .gram), Sample.line("salt", nil, .bare, .staple))
    let double = dish.scaled(toServings: 4)
    for recipe in [dish, double] {
      let list = ShoppingList(for: [recipe], on: Sample.day)
      try store.shoppingList.add(list.additions, from: .dishes(["stew"]), on: Sample.day, at: noon)
    }
    #expect(try listed(store) == ["Pork 400 g"])
    try store.shoppingList.undo(at: noon)
    #expect(try listed(store) == ["Pork 200 g"])
  }

  @Test func aChangedPlanReplacesThePlanAndNothingElse() throws {
    let store = try open()
    let (pork, tofu) = (
      Sample.dish("a", .korean, .stew, Sample.line("pork", 200, .gram)),
      Sample.dish("b", .korean, .stew, Sample.line("tofu", 1, .block))
    )
    try add("milk", to: store)
    for dish in [pork, tofu] {
      let list = ShoppingList(for: [dish], on: Sample.day)
      try store.shoppingList.add(list.additions, from: .plan, on: Sample.day, at: noon)
    }
    #expect(Set(try listed(store)) == ["Milk", "Tofu 1 block"])
  }

  @Test func clearingAnEmptyListIsAnError() throws {
    let store = try open()
    #expect(throws: PantryError.listEmpty) { try store.shoppingList.clear(at: noon) }
    #expect(throws: PantryError.listEmpty) {
      try store.shoppingList.buy(ShoppingPurchase(nil, on: Sample.day), at: noon)
    }
    try add("milk", "egg", to: store)
    #expect(try store.shoppingList.clear(at: noon).closed.count == 2)
    #expect(try store.shoppingList.events().map(\.action) == [.clear, .add])
  }

  @Test func anUnknownNameChangesNothing() throws {
    let store = try open()
    try add("milk", to: store)
    #expect(throws: PantryError.notListed("egg")) {
      try store.shoppingList.remove(portions("milk", "egg"), at: noon)
    }
    #expect(try listed(store) == ["Milk"])
  }

  @Test func aPantryOfTheFirstVersionIsMigrated() throws {
    let file = PantryStore.file(in: folder.path)
    let first = DatabaseMigrations(Array(PantrySchema.statements.prefix(1)))
    let database = try Database(writing: file, patience: 0)
    _ = try first.prepare(database)
    try database.execute(
      """
      INSERT INTO item (ingredient, name_en, name_ko, unit, added, place, is_there)
      VALUES ('milk', 'Milk', '우유', '', '2026-11-21', 'fridge', 1)
      """)
    let store = try open()
    #expect(try store.items().map(\.ingredient) == ["milk"])
    #expect(try store.shoppingList.entries().isEmpty)
  }
}

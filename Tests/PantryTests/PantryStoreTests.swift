@testable import IngredientLines
import KitchenSamples
import Files
import Ingredients
@testable import Localization
@testable import Random
@testable import SQLite
import TestSupport
import Testing

@testable import Pantry
@testable import Recipes
@testable import Time

struct PantryStoreTests {
  private let folder = TemporaryFolder()
  private var kept: FilePath { folder.path.appending("data/fridge") }
  private var file: FilePath { kept.appending("pantry.sqlite") }
  private let noon = Moment(seconds: 1_795_262_400)

  private func open() throws -> PantryStore { try PantryStore(keptIn: kept) }

  private func portion(_ id: String, _ number: Double? = nil, _ unit: AmountUnit = .bare) throws -> Portion {
    Portion(try #require(Vocabulary.standard[id]), amount: number.flatMap { Amount($0, unit) })
  }

  private func addition(
    _ id: String, _ number: Double? = nil, _ unit: AmountUnit = .bare, expires: String? = nil
  ) throws -> PantryAddition {
    let day = try #require(CalendarDate("2026-11-21"))
    return PantryAddition(try portion(id, number, unit), on: day, expires: expires.flatMap { CalendarDate($0) })
  }

  private func listed(_ store: PantryStore) throws -> [String] {
    try store.items().map { "\($0.ingredient) \($0.amount?.text(in: .english) ?? "?")" }
  }

  @Test func additionsSurviveReopening() throws {
    #expect(try open().items() == [])
    try open().add([addition("milk", 1, .liter, expires: "2026-11-22")], at: noon)
    let item = try #require(try open().items().first)
    #expect(item.ingredient == "milk")
    #expect(item.name == BilingualText(en: "Milk", ko: "우유"))
    #expect(item.amount == Amount(1, .liter))
    #expect(item.added == CalendarDate("2026-11-21"))
    #expect(item.expiry == CalendarDate("2026-11-22").map { Expiry($0, .stated) })
    #expect(item.place == .fridge)
  }

  @Test func theTableEstimatesMissingExpiryDates() throws {
    let day = try #require(CalendarDate("2026-11-21"))
    #expect(try addition("milk").expiry == CalendarDate("2026-11-28").map { Expiry($0, .estimated) })
    #expect(PantryAddition(try portion("milk"), on: day, in: .freezer).expiry?.date == CalendarDate("2027-02-19"))
    #expect(PantryAddition(try portion("milk"), on: day, in: .pantry).expiry == nil)
    let stone = Portion(Ingredient(id: "moonstone", english: "Moonstone", korean: "월장석"))
    #expect(PantryAddition(stone, on: day).expiry == nil)
    let last = try #require(CalendarDate("9999-12-31"))
    #expect(PantryAddition(try portion("milk"), on: last).expiry == nil)
  }

  @Test(arguments: [
    ("leftover pizza", 3, StoragePlace.fridge), ("Leftover chicken curry", 3, .fridge), ("먹다 남은 피자", 3, .fridge),
    ("남은 카레", 3, .fridge), ("남은 양파", 5, .fridge), ("leftover milk", 7, .fridge),
    ("half an onion", 5, .fridge), ("half a lemon", 3, .fridge), ("양배추 반통", 5, .fridge), ("2 onions", 30, .pantry),
    ("1/2 loaf of bread", 14, .pantry), ("half a frozen onion", 300, .freezer),
  ])
  func leftoversAndCutFoodKeepForDays(_ words: String, _ days: Int, _ place: StoragePlace) throws {
    let portion = try #require(try PortionParser(.standard).portions([words]).first)
    let day = try #require(CalendarDate("2026-11-21"))
    let addition = PantryAddition(portion, on: day)
    #expect(addition.expiry?.date == day.adding(days: days))
    #expect(addition.place == place)
  }

  /// Frozen, dried and canned food keeps longer than fresh food, and is kept elsewhere.
  @Test(arguments: [
    ("peas", "frozen peas", StoragePlace.freezer, 240), ("shrimp", "frozen shrimp", .freezer, 180),
    ("shrimp", "냉동 새우", .freezer, 180), ("shrimp", "냉동새우", .freezer, 180), ("basil", "dried basil", .pantry, 365),
    ("basil", "말린 바질", .pantry, 365), ("corn", "옥수수 통조림", .pantry, 730), ("shrimp", "shrimp", .fridge, 1),
    ("frozen_berries", "frozen berries", .freezer, 180), ("dried_anchovy", "마른 멸치", .fridge, 180),
  ]) func theNameSaysHowFoodIsKept(id: String, name: String, place: StoragePlace, days: Int) throws {
    let food = try #require(IngredientKnowledge.standard.ingredient(id))
    let day = try #require(CalendarDate("2026-11-21"))
    let addition = PantryAddition(Portion(food, named: name), on: day)
    #expect(addition.place == place)
    #expect(addition.expiry.map { $0.date.dayNumber - day.dayNumber } == days)
    // What the user says counts for more.
    #expect(PantryAddition(Portion(food, named: name), on: day, in: .fridge).place == .fridge)
  }

  @Test(arguments: [
    ("gochujang", "gochujang"), ("Gochujang", "Gochujang"), ("고추장", "Red Pepper Paste"),
    ("red pepper paste", "Red Pepper Paste"), ("green_onion", "Green Onion"), ("green onions", "Green Onion"),
    ("scallions", "scallions"),
  ]) func thePantryShowsTheNameThatCooksUse(words: String, english: String) throws {
    let portion = try #require(try PortionParser(.kitchen).portions([words]).first)
    #expect(portion.displayName.english == english)
  }

  @Test func frozenFoodThatNoOneKnowsIsFrozen() throws {
    let day = try #require(CalendarDate("2026-11-21"))
    let addition = PantryAddition(Portion(Ingredient(unlisted: "frozen frobnitz"), named: "frozen frobnitz"), on: day)
    #expect(addition.place == .freezer)
  }

  @Test func theSoonestToExpireComesFirst() throws {
    let store = try open()
    let stone = Portion(Ingredient(id: "moonstone", english: "Moonstone", korean: "월장석"))
    try store.add([PantryAddition(stone, on: #require(CalendarDate("2026-11-21")))], at: noon)
    try store.add(
      [
        addition("tofu", expires: "2026-12-01"), addition("egg", expires: "2026-12-01"),
        addition("milk", 2, expires: "2026-11-20"), addition("egg", 3, expires: "2026-12-01"),
      ], at: noon)
    #expect(try listed(store) == ["milk 2", "egg ?", "egg 3", "tofu ?", "moonstone ?"])
    let day = try #require(CalendarDate("2026-11-21"))
    #expect(try store.items().map { $0.daysLeft(on: day) } == [-1, 10, 10, 10, nil])
    #expect(try store.items().map { $0.isExpired(on: day) } == [true, false, false, false, false])
  }

  @Test func expiringCountsTheLastDay() throws {
    let store = try open()
    try store.add([addition("milk", expires: "2026-11-24"), addition("egg", expires: "2026-11-25")], at: noon)
    let day = try #require(CalendarDate("2026-11-21"))
    #expect(try store.items(expiringWithin: 2, of: day).map(\.ingredient) == [])
    #expect(try store.items(expiringWithin: 3, of: day).map(\.ingredient) == ["milk"])
    #expect(try store.items(expiringWithin: 4, of: day).map(\.ingredient) == ["milk", "egg"])
  }

  @Test func moreOfTheSameGoesToTheItemThatIsThere() throws {
    let store = try open()
    try store.add([addition("egg", 10, .piece, expires: "2026-12-01")], at: noon)
    let event = try store.add(
      [
        addition("egg", 6, .piece, expires: "2026-12-01"), addition("egg", 4, .piece, expires: "2026-12-02"),
        addition("egg", 2, expires: "2026-12-01"), addition("egg", expires: "2026-12-01"),
      ], at: noon)
    #expect(try listed(store) == ["egg 16", "egg 2", "egg ?", "egg 4"])
    #expect(event.action == .add)
    #expect(event.changes.first?.amount == Amount(6, .piece))
    try store.undo(at: noon)
    #expect(try listed(store) == ["egg 10"])
  }

  @Test func aCorrectedAmountMakesOneItem() throws {
    let store = try open()
    try store.add(
      [
        addition("milk", 1, .liter, expires: "2026-12-03"), addition("milk", 500, .milliliter, expires: "2026-12-01"),
        addition("egg", 3, .piece),
      ], at: noon)
    let day = try #require(CalendarDate("2026-11-25"))
    let correction = PantryCorrection(amount: Amount(700, .milliliter))
    let event = try store.change(portion("milk"), to: correction, on: day, at: noon)
    #expect(event.action == .change)
    let milk = try #require(try store.items().first { $0.ingredient == "milk" })
    #expect(try store.items().count == 2)
    #expect(milk.amount == Amount(700, .milliliter))
    #expect(milk.expiry?.date == CalendarDate("2026-12-01"))
    try store.undo(at: noon)
    #expect(try listed(store) == ["milk 500 ml", "milk 1 L", "egg 3"])
  }

  @Test(arguments: [
    (StoragePlace.freezer, "2026-12-01", "2027-02-23", Expiry.Source.estimated),
    (.fridge, "2026-12-01", "2026-12-01", .stated), (.pantry, "2026-12-01", "2026-12-01", .stated),
  ]) func foodThatIsFrozenKeepsFromThatDayOn(
    place: StoragePlace, stated: String, date: String, source: Expiry.Source
  ) throws {
    let store = try open()
    try store.add([addition("milk", 1, .liter, expires: stated)], at: noon)
    let day = try #require(CalendarDate("2026-11-25"))
    try store.change(portion("milk"), to: PantryCorrection(place: place), on: day, at: noon)
    let item = try #require(try store.items().first)
    #expect(item.place == place)
    #expect(item.expiry == CalendarDate(date).map { Expiry($0, source) })
    #expect(item.amount == Amount(1, .liter))
    #expect(item.added == CalendarDate("2026-11-21"))
  }

  @Test func aBareAmountIsInTheUnitThatIsThereAndExpiredFoodGoes() throws {
    let store = try open()
    try store.add(
      [
        addition("milk", 1, .liter, expires: "2026-11-22"), addition("milk", 2, .liter, expires: "2026-11-30"),
        addition("egg"),
      ], at: noon)
    let day = try #require(CalendarDate("2026-11-25"))
    try store.change(portion("milk"), to: PantryCorrection(amount: Amount(1.5, .bare)), on: day, at: noon)
    let milk = try #require(try store.items().first { $0.ingredient == "milk" })
    #expect(milk.amount == Amount(1.5, .liter) && milk.expiry?.date == CalendarDate("2026-11-30"))
    try store.change(portion("milk"), to: PantryCorrection(amount: .toTaste), on: day, at: noon)
    #expect(try store.items().first { $0.ingredient == "milk" }?.remaining == .unmeasured)
    try store.change(portion("egg"), to: PantryCorrection(place: .pantry), on: day, at: noon)
    let egg = try #require(try store.items().first { $0.ingredient == "egg" })
    #expect(egg.remaining == .unmeasured && egg.place == .pantry && egg.expiry != nil)
  }

  @Test func foodInTwoPlacesStaysApart() throws {
    let store = try open()
    let day = try #require(CalendarDate("2026-11-21"))
    try store.add(
      [
        PantryAddition(try portion("milk", 500, .milliliter), on: day, in: .fridge),
        PantryAddition(try portion("milk", 900, .milliliter), on: day, in: .freezer),
      ], at: noon)
    try store.change(portion("milk"), to: PantryCorrection(amount: Amount(200, .milliliter)), on: day, at: noon)
    #expect(try listed(store) == ["milk 200 ml", "milk 900 ml"])
  }

  /// The freezer makes nothing fresh, and a day that no table knows is kept.
  @Test func whatHasExpiredStaysSoInTheFreezer() throws {
    let store = try open()
    let stone = Ingredient(id: "moonstone", english: "Moonstone", korean: "월장석")
    let (day, last) = (try #require(CalendarDate("2026-11-25")), try #require(CalendarDate("2026-12-09")))
    try store.add(
      [addition("milk", 1, .liter, expires: "2026-11-22"), PantryAddition(Portion(stone), on: day, expires: last)],
      at: noon)
    for food in [Portion(stone), try portion("milk")] {
      try store.change(food, to: PantryCorrection(place: .freezer), on: day, at: noon)
    }
    #expect(try store.items().map { $0.expiry?.date } == [CalendarDate("2026-11-22"), last])
  }

  @Test func aStatedDayCountsForMoreThanAnEstimate() throws {
    let store = try open()
    try store.add([addition("milk", 1, .liter)], at: noon)
    let (day, last) = (try #require(CalendarDate("2026-11-25")), try #require(CalendarDate("2026-12-09")))
    try store.change(portion("milk"), to: PantryCorrection(expires: last, place: .freezer), on: day, at: noon)
    #expect(try store.items().first?.expiry == Expiry(last, .stated))
  }

  @Test func whatIsNotThereCannotBeChanged() throws {
    let store = try open()
    let day = try #require(CalendarDate("2026-11-25"))
    #expect(throws: PantryError.absent(try #require(Vocabulary.standard["milk"]))) {
      try store.change(portion("milk"), to: PantryCorrection(place: .freezer), on: day, at: noon)
    }
    #expect(try store.events().isEmpty)
  }

  @Test func removingTakesTheSoonestToExpire() throws {
    let store = try open()
    try store.add([addition("milk", 1, .liter, expires: "2026-12-05")], at: noon)
    try store.add([addition("milk", 500, .milliliter, expires: "2026-11-25"), addition("egg", 10)], at: noon)
    let event = try store.remove([portion("milk", 0.7, .liter)], at: noon)
    #expect(event.changes.map { $0.amount?.text(in: .english) } == ["0.2 L", "500 ml"])
    #expect(try listed(store) == ["milk 0.8 L", "egg 10"])
    try store.remove([portion("egg", 2), portion("egg", 3), portion("milk")], at: noon)
    #expect(try listed(store) == ["egg 5"])
  }

  @Test func aFailedRemovalChangesNothing() throws {
    let store = try open()
    try store.add([addition("milk", 1, .liter), addition("egg", 10)], at: noon)
    let (milk, tofu) = (try portion("milk").ingredient, try portion("tofu").ingredient)
    #expect(throws: PantryError.absent(tofu)) { try store.remove([portion("egg"), portion("tofu")], at: noon) }
    #expect(throws: PantryError.notEnough(milk, available: try #require(Amount(1, .liter)))) {
      try store.remove([portion("egg"), portion("milk", 2, .liter)], at: noon)
    }
    #expect(throws: PantryError.otherUnits(milk, .bottle)) { try store.remove([portion("milk", 1, .bottle)], at: noon) }
    #expect(try listed(store) == ["milk 1 L", "egg 10"])
    #expect(try store.events().count == 1)
  }

  @Test func undoGoesBackStepByStep() throws {
    let store = try open()
    try store.add([addition("milk", 1, .liter), addition("egg")], at: noon)
    try store.remove([portion("milk", 0.4, .liter)], at: noon)
    try store.remove([portion("egg")], at: noon)
    #expect(try store.undo(at: noon).number == 3)
    #expect(try listed(store) == ["milk 1 L", "egg ?"].map { $0.replacing("1 L", with: "0.6 L") })
    try store.add([addition("tofu")], at: noon)
    #expect(try store.undo(at: noon).changes.map(\.item.ingredient) == ["tofu"])
    #expect(try store.undo(at: noon).number == 2)
    #expect(try listed(store) == ["milk 1 L", "egg ?"])
    #expect(try store.undo(at: noon).number == 1)
    #expect(try store.items() == [])
    #expect(throws: PantryError.nothingToUndo) { try store.undo(at: noon) }
    #expect(try store.events().map(\.action) == [.undo, .undo, .undo, .add, .undo, .remove, .remove, .add])
    #expect(try store.events().map(\.undoes) == [1, 2, 5, nil, 3, nil, nil, nil])
    #expect(try store.events().allSatisfy { $0.time == noon })
  }

  @Test func aReaderSeesCommittedChanges() throws {
    let (writer, reader) = (try open(), try open())
    try writer.add([addition("milk")], at: noon)
    #expect(try reader.items().count == 1)
    try reader.undo(at: noon)
    #expect(try writer.items() == [])
  }

  @Test func anInterruptedWriterLeavesNothing() throws {
    let store = try open()
    let other = try Database(writing: file, patience: 0)
    try other.execute("BEGIN IMMEDIATE; INSERT INTO event (time, action) VALUES (1, 'add')")
    #expect(try store.events() == [])
    try other.execute("ROLLBACK")
    try store.add([addition("milk")], at: noon)
    #expect(try store.events().count == 1)
  }
}

/// Files that the store must leave alone.
struct PantryFileTests {
  private let folder = TemporaryFolder()
  private var file: FilePath { folder.path.appending("pantry.sqlite") }

  @Test func aLaterVersionIsRefusedAndLeftAlone() throws {
    _ = try PantryStore(keptIn: folder.path)
    let later = PantrySchema.migrations.version + 1
    try Database(writing: file, patience: 0).execute("PRAGMA user_version = \(later)")
    let bytes = try file.readBytes()
    #expect(throws: PantryError.newer(file, version: later)) { try PantryStore(keptIn: folder.path) }
    #expect(try file.readBytes() == bytes)
  }

  @Test func otherFilesAreRefusedAndLeftAlone() throws {
    let other = try Database.inMemory()
    try other.execute("CREATE TABLE recipe (x)")
    for bytes in [Array("no database, but a diary".utf8), try other.serialized()] {
      try file.write(bytes)
      let error = #expect(throws: PantryError.self) { try PantryStore(keptIn: folder.path) }
      guard case .damaged(file, _) = error else { throw error ?? .nothingToUndo }
    }
  }

  @Test(arguments: ["PRAGMA user_version = -5", "PRAGMA user_version = 0", "DROP TABLE change"])
  func foreignDatabasesAreRefusedAndLeftAlone(_ damage: String) throws {
    _ = try PantryStore(keptIn: folder.path)
    try Database(writing: file, patience: 0).execute(damage)
    let bytes = try file.readBytes()
    let error = #expect(throws: PantryError.self) { try PantryStore(keptIn: folder.path) }
    guard case .damaged(file, _) = error else { throw error ?? .nothingToUndo }
    #expect(try file.readBytes() == bytes)
  }

  @Test func damageIsReportedAndNeverRepaired() throws {
    let milk = Portion(try #require(Vocabulary.standard["milk"]))
    let day = try #require(CalendarDate("2026-11-21"))
    do {
      let store = try PantryStore(keptIn: folder.path)
      for _ in 0..<60 { try store.add([PantryAddition(milk, on: day)], at: Moment(seconds: 0)) }
    }
    let bytes = try file.readBytes()
    try #require(bytes.count > 8192)
    for page in stride(from: 0, to: bytes.count, by: 4096) {
      var damaged = bytes
      damaged.replaceSubrange(page..<(page + 4096), with: repeatElement(0xA5, count: 4096))
      try file.write(damaged)
      #expect(throws: PantryError.self) { try PantryStore(keptIn: folder.path) }
      #expect(try Array(file.readBytes()) == damaged)
    }
    try file.write(bytes.prefix(bytes.count / 2))
    #expect(throws: PantryError.self) { try PantryStore(keptIn: folder.path) }
  }

  @Test func randomDamageNeverStopsTheProgram() throws {
    let milk = Portion(try #require(Vocabulary.standard["milk"]))
    let day = try #require(CalendarDate("2026-11-21"))
    do {
      let store = try PantryStore(keptIn: folder.path)
      for _ in 0..<20 { try store.add([PantryAddition(milk, on: day)], at: Moment(seconds: 0)) }
    }
    let bytes = try file.readBytes()
    var generator = SplitMix64(seed: 7)
    for _ in 0..<100 {
      var damaged = Array(bytes)
      for _ in 0..<4 { damaged[generator.next(below: bytes.count)] = UInt8(generator.next(below: 256)) }
      try file.write(damaged)
      guard let store = try? PantryStore(keptIn: folder.path) else { continue }
      _ = try? store.items()
      _ = try? store.events()
      _ = try? store.undo(at: Moment(seconds: 0))
    }
  }

  @Test func aFileInTheWayOfTheFolderIsReported() throws {
    try folder.path.appending("data").write("a file".utf8)
    let error = #expect(throws: PantryError.self) { try PantryStore(keptIn: folder.path.appending("data/fridge")) }
    guard case .folder = error else { throw error ?? .nothingToUndo }
  }
}

struct PantryUseTests {
  private let folder = TemporaryFolder()
  private let noon = Moment(seconds: 1_795_262_400)

  private func store(_ portions: (id: String, amount: Amount?)...) throws -> PantryStore {
    let store = try PantryStore(keptIn: folder.path)
    let additions = try portions.map { portion in
      PantryAddition(
        Portion(try #require(Vocabulary.standard[portion.id]), amount: portion.amount), on: Sample.day)
    }
    try store.add(additions, at: noon)
    return store
  }

  private func listed(_ store: PantryStore) throws -> [String] {
    try store.items().map { "\($0.ingredient) \($0.amount?.text(in: .english) ?? "?")" }.sorted()
  }

  private let omelette = Sample.dish(
    "omelette", .western, .egg, Sample.line("egg", 3, .piece), Sample.line("milk", 2, .tablespoon),
    Sample.line("onion", 1, .piece), Sample.line("salt"))

  @Test func ingredientsOfTheDishAreRemoved() throws {
    let store = try store(("egg", Amount(10, .bare)), ("milk", Amount(1, .liter)), ("onion", Amount(0.5, .bare)))
    let use = try store.use(omelette, on: Sample.day, at: noon)
    #expect(try listed(store) == ["egg 7", "milk 0.97 L"])
    #expect(use.event.action == .remove && use.event.changes.count == 3)
    #expect(use.untouched == [])
    try store.undo(at: noon)
    #expect(try listed(store) == ["egg 10", "milk 1 L", "onion ½"])
  }

  @Test func itemsWithoutAmountStay() throws {
    let store = try store(("egg", Amount(2, .bare)), ("milk", nil), ("onion", nil))
    let use = try store.use(omelette, on: Sample.day, at: noon)
    #expect(try listed(store) == ["milk ?", "onion ?"])
    #expect(use.untouched.map(\.ingredient) == ["milk", "onion"])
  }

  @Test func expiredItemsAreUsedLast() throws {
    let store = try PantryStore(keptIn: folder.path)
    let later = try #require(Sample.day.adding(days: 400))
    let egg = try #require(Vocabulary.standard["egg"])
    try store.add([PantryAddition(Portion(egg, amount: Amount(2, .bare)), on: Sample.day)], at: noon)
    try store.add([PantryAddition(Portion(egg, amount: Amount(2, .bare)), on: later)], at: noon)
    try store.use(omelette, on: later, at: noon)
    #expect(try store.items().map { $0.amount?.value } == [1])
    #expect(try store.items().allSatisfy { $0.isExpired(on: later) })
  }

  @Test func nothingToTakeIsAnError() throws {
    let store = try store(("milk", nil), ("tofu", Amount(1, .block)))
    #expect(throws: PantryError.nothingOf(omelette.title)) { try store.use(omelette, on: Sample.day, at: noon) }
    #expect(try store.events().count == 1)
  }
}

import Files
import Ingredients
import TestSupport
import Testing

@testable import Recipes

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

  @Test func whatTheDishNeedsGoes() throws {
    let store = try store(("egg", Amount(10, .bare)), ("milk", Amount(1, .liter)), ("onion", Amount(0.5, .bare)))
    let use = try store.use(omelette, on: Sample.day, at: noon)
    #expect(try listed(store) == ["egg 7", "milk 0.97 L"])
    #expect(use.event.action == .remove && use.event.changes.count == 3)
    #expect(use.untouched == [])
    try store.undo(at: noon)
    #expect(try listed(store) == ["egg 10", "milk 1 L", "onion ½"])
  }

  @Test func whatHasNoAmountStays() throws {
    let store = try store(("egg", Amount(2, .bare)), ("milk", nil), ("onion", nil))
    let use = try store.use(omelette, on: Sample.day, at: noon)
    #expect(try listed(store) == ["milk ?", "onion ?"])
    #expect(use.untouched.map(\.ingredient) == ["milk", "onion"])
  }

  @Test func whatHasExpiredGoesLast() throws {
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

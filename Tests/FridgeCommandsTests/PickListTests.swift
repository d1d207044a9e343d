import Ingredients
import Testing

@testable import FridgeCommands

@Suite struct PickListTests {
  private static let offered = ["egg", "onion", "tofu"].compactMap { Vocabulary.standard[$0] }.map { PickEntry($0) }

  /// A list after some keys, and what the last of them led to.
  private func list(
    _ keys: Key..., offered: [PickEntry] = offered
  ) -> (list: PickList, outcome: PickList.Outcome?) {
    var list = PickList(offered, vocabulary: .standard)
    var outcome: PickList.Outcome?
    for key in keys { outcome = list.press(key) }
    return (list, outcome)
  }

  private func ids(_ entries: [PickEntry]) -> [String] { entries.map(\.ingredient.id) }

  private let space = Key.character(" "), enter = Key.character("\n"), delete = Key.character("\u{7F}")

  @Test func theCursorGoesRound() {
    #expect(list().list.cursor == 0)
    #expect(list(.down, .down).list.cursor == 2)
    #expect(list(.down, .down, .down).list.cursor == 0)
    #expect(list(.up).list.cursor == 2)
    #expect(list(.down, offered: []).list.cursor == nil)
  }

  @Test func spaceSwitchesOnAndOff() throws {
    let (on, _) = list(space, .down, space)
    #expect(on.chosen.map(\.id) == ["egg", "onion"] && on.isChosen(on.shown[1]) && !on.isChosen(on.shown[2]))
    #expect(list(space, space).list.chosen == [])
  }

  @Test func enterCooksWhatIsOn() throws {
    let (_, outcome) = list(.down, space, .up, space, enter)
    let chosen = ["onion", "egg"].compactMap { Vocabulary.standard[$0] }
    #expect(outcome == .cook(try IngredientSelection(chosen)))
  }

  @Test func nothingAndTooMuchAreRefused() {
    let (empty, outcome) = list(enter)
    #expect(outcome == nil && empty.refusal == .nothingChosen)
    #expect(list(enter, .down).list.refusal == nil)
    let six = Vocabulary.standard.ingredients.prefix(6).map { PickEntry($0) }
    let (full, _) = list(
      space, .down, space, .down, space, .down, space, .down, space, .down, space, offered: six)
    #expect(full.chosen.count == 5 && full.refusal == .tooMany(count: 6))
  }

  @Test func typingFindsWhatBeginsLikeItFirst() {
    let (found, _) = list(.character("o"), .character("n"))
    #expect(found.search == "on" && ids(found.shown).first == "onion")
    #expect(ids(found.shown).contains("lemon") && !ids(found.shown).contains("tofu"))
    #expect(ids(list(.character("o"), .character("n"), delete, delete).list.shown) == ["egg", "onion", "tofu"])
    #expect(ids(list(.character("양"), .character("파")).list.shown).first == "onion")
    #expect(list(.character("x"), .character("x"), .character("x")).list.cursor == nil)
  }

  @Test func whatIsFoundJoinsTheList() {
    let (joined, outcome) = list(.character("당"), .character("근"), enter)
    #expect(outcome == nil && joined.search == "")
    #expect(ids(joined.shown) == ["egg", "onion", "tofu", "carrot"])
    #expect(joined.chosen.map(\.id) == ["carrot"] && joined.cursor == 3)
  }

  @Test func noneIsNeverFound() {
    #expect(!ids(list(.character("n"), .character("o"), .character("n")).list.shown).contains(Vocabulary.noneID))
  }

  @Test func escapeEmptiesTheSearchAndThenStops() {
    let (back, outcome) = list(.character("o"), .escape)
    #expect(outcome == nil && back.search == "" && back.shown.count == 3)
    #expect(list(.escape).outcome == .stop)
  }

  @Test(arguments: [Key.character("\u{3}"), .character("\u{4}")]) func controlKeysStop(_ key: Key) {
    #expect(list(.character("o"), key).outcome == .stop)
  }

  @Test(arguments: [Key.left, .right, .other, .character("\t")]) func otherKeysDoNothing(_ key: Key) {
    let (same, outcome) = list(key)
    #expect(outcome == nil && same.search == "" && same.cursor == 0 && same.chosen == [])
  }
}

@testable import Recipes
import IngredientLines
import Localization
import Testing

@testable import FridgeCommands

@Suite struct CookingSessionTests {
  private func session(_ steps: String...) -> CookingSession {
    let recipe = Recipe(
      id: "a", title: BilingualText(en: "A", ko: "가"), cuisine: .korean, kind: .stew, difficulty: .easy, servings: 2,
      minutes: 20, ingredients: [], steps: steps.map { BilingualText(en: $0, ko: $0) })
    return CookingSession(recipe, in: .english)
  }

  /// Returns the pages that actions lead to, and whether each let the person go on.
  private func pages(_ session: inout CookingSession, _ actions: CookingSession.Action...) -> [String] {
    actions.map { action in
      let goesOn = session.perform(action, at: 0)
      return (session.step.map { "\($0)" } ?? "ingredients") + (goesOn ? "" : " end")
    }
  }

  @Test func pagesFollowEachOther() {
    var session = session("One.", "Two.")
    #expect(session.step == nil)
    let pages = pages(&session, .next, .back, .back, .next, .next, .ingredients, .next, .next, .next)
    #expect(pages == ["0", "ingredients", "ingredients", "0", "1", "ingredients", "0", "1", "1 end"])
    #expect(session.isOver)
  }

  @Test func stoppingIsNotTheEnd() {
    var session = session("One.")
    let pages = pages(&session, .next, .stop)
    #expect(pages == ["0", "0 end"])
    #expect(!session.isOver)
  }

  @Test func aTimerRingsOnce() {
    var session = session("Fry for 2 minutes, then for 30 seconds.", "Rest.")
    _ = session.perform(.timer(nil), at: 0)
    #expect(session.running.isEmpty)
    _ = session.perform(.next, at: 0)
    for time in [10.0, 20, 20] { _ = session.perform(.timer(nil), at: time) }
    #expect(session.running.map(\.end) == [130, 50])
    #expect(session.running[0].secondsLeft(at: 20.5) == 110)
    var rung: [[Int]] = []
    for time in [49.9, 50, 60, 500] { rung.append(session.ring(at: time).map(\.index)) }
    #expect(rung == [[], [1], [], [0]])
    #expect(session.secondsToChange(at: 500) == nil)
  }

  @Test func aNumberTogglesItsTimer() {
    var session = session("Fry for 2 minutes, then for 30 seconds.")
    _ = session.perform(.next, at: 0)
    _ = session.perform(.timer(1), at: 0)
    _ = session.perform(.timer(7), at: 0)
    #expect(session.running.map(\.index) == [1])
    _ = session.perform(.timer(1), at: 5)
    #expect(session.running.isEmpty)
  }

  @Test func theDisplayChangesEverySecond() throws {
    var session = session("Fry for 2 minutes.")
    _ = session.perform(.next, at: 0)
    _ = session.perform(.timer(0), at: 0.25)
    #expect(session.secondsToChange(at: 0.25) == 1)
    #expect(try abs(#require(session.secondsToChange(at: 0.75)) - 0.5) < 1e-9)
  }

  @Test(
    arguments: [
      (.character(" "), .next), (.right, .next), (.character("ㅠ"), .back), (.character("3"), .timer(2)),
      (.character("t"), .timer(nil)), (.character("\u{3}"), .stop), (.escape, .stop),
    ] as [(Key, CookingSession.Action)])
  func keysStandForActions(_ key: Key, _ action: CookingSession.Action) {
    #expect(CookingSession.Action(key) == action)
  }

  @Test func otherKeysDoNothing() { #expect(CookingSession.Action(.character("x")) == nil) }
}

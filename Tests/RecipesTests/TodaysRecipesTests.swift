import TestSupport
import Testing

@testable import Recipes

struct TodaysRecipesTests {
  @Test func todayIsStableAndLimited() throws {
    let folder = TemporaryFolder()
    let store = try RecipeStore(dishes: folder.dishes(), keptIn: nil)
    let date = try #require(CalendarDate("2026-11-21"))
    let today = try store.today(DailyDraw(on: date), limit: 2)
    #expect(today.count == 2)
    #expect(try store.today(DailyDraw(on: date), limit: 2) == today)
    #expect(
      Set(try store.today(DailyDraw(on: date, repetition: 1), limit: 2).map(\.id)).isDisjoint(with: today.map(\.id)))
    #expect(try store.today(DailyDraw(on: date), limit: 9).count == 4)
    #expect(try store.today(DailyDraw(on: date), limit: 0).isEmpty)
  }
}

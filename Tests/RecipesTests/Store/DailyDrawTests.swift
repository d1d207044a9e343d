import IngredientLines
import KitchenSamples
import TestSupport
import Testing

@testable import Recipes
@testable import Time

struct DailyDrawTests {
  private let date: CalendarDate

  init() throws { date = try #require(CalendarDate("2026-11-21")) }

  @Test func isTheSameForTheSameDay() {
    #expect(DailyDraw(on: date).positions(count: 5, of: 80) == DailyDraw(on: date).positions(count: 5, of: 80))
  }

  /// A changed generator would change everyone's dishes of the day, so its numbers are pinned.
  @Test func isTheSameInEveryVersion() {
    #expect(DailyDraw(on: date).positions(count: 5, of: 80) == [47, 25, 62, 55, 53])
  }

  @Test func changesWithTheDate() throws {
    let days = try (1...28).map { try #require(CalendarDate(year: 2026, month: 2, day: $0)) }
    #expect(Set(days.map { DailyDraw(on: $0).positions(count: 5, of: 80) }).count == 28)
  }

  @Test func drawsAgainWithoutRepeatingUntilTheDeckIsUsedUp() {
    let draws = (0..<16).map { DailyDraw(on: date, repetition: $0).positions(count: 5, of: 80) }
    #expect(Set(draws.joined()) == Set(0..<80))
    #expect(DailyDraw(on: date, repetition: 16).positions(count: 5, of: 80) != draws[0])
  }

  @Test(arguments: [(0, 80, 0), (-1, 80, 0), (3, 0, 0), (1, 1, 1), (79, 80, 79), (80, 80, 80), (81, 80, 80), (3, 4, 3)])
  func drawsDifferentPositions(count: Int, total: Int, expected: Int) {
    for repetition in 0..<5 {
      let positions = DailyDraw(on: date, repetition: repetition).positions(count: count, of: total)
      #expect(positions.count == expected)
      #expect(Set(positions).count == expected)
      #expect(positions.allSatisfy { (0..<total).contains($0) })
    }
  }

  @Test func everyDishHasItsChance() throws {
    var counts = Array(repeating: 0, count: 10)
    for day in 1...28 {
      for month in 1...12 {
        let date = try #require(CalendarDate(year: 2026, month: month, day: day))
        for position in DailyDraw(on: date).positions(count: 1, of: 10) { counts[position] += 1 }
      }
    }
    // 336 draws, 33.6 expected of each, standard deviation 5.5; the draws are fixed, so this is never flaky.
    #expect(counts.allSatisfy { (15...55).contains($0) })
  }
}

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

  @Test func ownRecipesTakePartAlsoWhereSomeWereRemoved() throws {
    let (folder, date) = (TemporaryFolder(), try #require(CalendarDate("2026-11-21")))
    let dishes = try folder.dishes()
    let collection = try RecipeCollection(keptIn: folder.path)
    let own = ["a", "b", "c"].map { Sample.dish($0, .korean, .soup, Sample.line("tofu", 1, .block)) }
    _ = try collection.add(own, beside: [])
    func everything() throws -> [String] {
      let store = try RecipeStore(dishes: dishes, collection: folder.path, keptIn: nil)
      let drawn = try store.today(DailyDraw(on: date), limit: 100).map(\.id)
      #expect(try store.count() == drawn.count && Set(store.recipes().map(\.id)) == Set(drawn))
      return drawn
    }
    let all = try everything()
    #expect(all.count == 7 && Set(all).isSuperset(of: ["a", "b", "c"]))
    _ = try collection.change(.remove, at: Moment(seconds: 0), catching: { $0 }) { editor throws(CollectionError) in
      try editor.remove(id: "b")
    }
    #expect(try Set(everything()) == Set(all).subtracting(["b"]))
  }
}

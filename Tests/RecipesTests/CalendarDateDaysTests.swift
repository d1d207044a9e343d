import Testing

@testable import Recipes

struct CalendarDateDaysTests {
  @Test func everyDayOfFourHundredYearsComesBack() {
    for number in stride(from: -719_162, through: 2_932_896, by: 13) {
      #expect(CalendarDate(dayNumber: number)?.dayNumber == number)
    }
  }

  @Test(arguments: [
    (-719_162, "0001-01-01"), (2_932_896, "9999-12-31"), (0, "1970-01-01"), (11_016, "2000-02-29"),
    (11_017, "2000-03-01"),
  ]) func knownDays(number: Int, text: String) { #expect(CalendarDate(dayNumber: number) == CalendarDate(text)) }

  @Test(arguments: [-719_163, 2_932_897, .min, .max]) func outsideTheCalendarThereIsNone(number: Int) {
    #expect(CalendarDate(dayNumber: number) == nil)
  }

  @Test func addsDays() throws {
    let day = try #require(CalendarDate("2024-02-28"))
    #expect(
      [0, 1, 2, -31].map { day.adding(days: $0)?.description } == [
        "2024-02-28", "2024-02-29", "2024-03-01", "2024-01-28",
      ])
    #expect(day.adding(days: .max) == nil)
  }
}

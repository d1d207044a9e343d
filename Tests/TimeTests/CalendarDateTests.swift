import Testing

@testable import Time

struct CalendarDateTests {
  @Test(arguments: ["2026-11-21", "0001-01-01", "9999-12-31", "2024-02-29", "2000-02-29"])
  func readsAndWritesISO(text: String) throws { #expect(try #require(CalendarDate(text)).description == text) }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-11-21 ", "2026-11-31", "2026-00-10", "2026-13-01", "2026-01-00", "2026-01-32",
    "2025-02-29",
    "1900-02-29", "0000-01-01", "26-11-21", "2026-1-21", "2026/11/21", "-026-11-21", "+026-11-21", "2026-+1-21",
    "2026-11-21-", "２０２６-11-21", "2026-11-2١",
  ])
  func refusesInvalidDates(text: String) { #expect(CalendarDate(text) == nil) }

  @Test(arguments: [
    ("1970-01-01", 0), ("1970-01-02", 1), ("1969-12-31", -1), ("2000-03-01", 11017), ("2026-11-21", 20778),
    ("0001-01-01", -719_162),
  ])
  func numbersDays(text: String, number: Int) throws { #expect(try #require(CalendarDate(text)).dayNumber == number) }

  @Test func numbersEveryDayOfFourCenturiesWithoutAGap() {
    var expected = CalendarDate(year: 1999, month: 12, day: 31)?.dayNumber ?? 0
    for year in 2000..<2400 {
      for month in 1...12 {
        for day in 1...31 {
          guard let date = CalendarDate(year: year, month: month, day: day) else { continue }
          expected += 1
          if date.dayNumber != expected { Issue.record("\(date) has number \(date.dayNumber), not \(expected)") }
        }
      }
    }
    #expect(expected == 10_956 + 146_097)
  }

  @Test func comparesByTime() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map { try #require(CalendarDate($0)) }
    #expect(days.reversed().sorted() == days)
  }
}

struct CalendarDateDaysTests {
  @Test func everyDayOfFourHundredYearsRoundTrips() {
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

struct MomentTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_795_278_005, "2026-11-21T16:20:05Z"), (-1, "1969-12-31T23:59:59Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z"), (253_402_300_800, "@253402300800"), (.max, "@\(Int.max)"),
  ]) func isWrittenAsISO8601(seconds: Int, text: String) { #expect(Moment(seconds: seconds).universalText == text) }

  @Test func localTextHasTheSameForm() {
    #expect(Moment(seconds: 1_795_278_005).localText.count == "2026-11-21 16:20:05".count)
    #expect(Moment(seconds: .max).date == nil)
  }
}

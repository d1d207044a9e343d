import Testing
import Time

@Suite struct NamedDayTests {
  private let monday: CalendarDate

  init() throws { monday = try #require(CalendarDate("2026-11-23")) }

  @Test(arguments: [
    ("today", "2026-11-23"), ("tomorrow", "2026-11-24"), ("yesterday", "2026-11-22"), ("Tomorrow", "2026-11-24"),
    ("오늘", "2026-11-23"), ("내일", "2026-11-24"), ("모레", "2026-11-25"), ("글피", "2026-11-26"), ("어제", "2026-11-22"),
  ])
  func wordsCountFromToday(_ word: String, _ date: String) {
    #expect(CalendarDate(named: word, from: monday)?.description == date)
  }

  @Test(arguments: [
    ("mon", "2026-11-23"), ("Tuesday", "2026-11-24"), ("sun", "2026-11-29"), ("월요일", "2026-11-23"),
    ("일", "2026-11-29"), ("금요일", "2026-11-27"),
  ])
  func weekdaysAreTheNextOfTheirName(_ word: String, _ date: String) {
    #expect(CalendarDate(named: word, from: monday)?.description == date)
  }

  /// Korean from a disk is often decomposed.
  @Test func decomposedKoreanIsRead() {
    #expect(CalendarDate(named: "\u{1102}\u{1162}\u{110B}\u{1175}\u{11AF}", from: monday)?.description == "2026-11-24")
  }

  @Test(arguments: ["", "someday", "mo", "2026-11-24", "tuesdays"])
  func otherWordsNameNoDay(_ word: String) {
    #expect(CalendarDate(named: word, from: monday) == nil)
  }

  @Test func noDayFollowsTheLast() throws {
    let last = try #require(CalendarDate("9999-12-31"))
    #expect(CalendarDate(named: "tomorrow", from: last) == nil)
    #expect(CalendarDate(named: "today", from: last) == last)
  }

  @Test(arguments: [("1970-01-01", 3), ("2026-11-23", 0), ("2026-11-29", 6), ("0001-01-01", 0), ("1969-12-31", 2)])
  func weekdaysCountFromMonday(_ date: String, _ weekday: Int) throws {
    #expect(try #require(CalendarDate(date)).weekday == weekday)
  }
}

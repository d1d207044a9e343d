internal import Glibc

/// A day of the Gregorian calendar, without a time or a place.
public struct CalendarDate: Sendable, Hashable, Comparable {
  /// The year, 1…9999.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// A day of the calendar; nil when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...Self.dayCount(ofMonth: month, year: year)).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `2026-11-21`: four, two and two ASCII digits; nil for anything else.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    // A sign would be read as part of a number, so digits are checked first.
    let areDigits = parts.joined().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let numbers = parts.compactMap { Int(Substring($0)) }
    guard areDigits, numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day before which no other comes: by year, then month, then day.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The number of days since 1970-01-01, negative before it.
  ///
  /// Counts from 1 March, so that the leap day comes last (Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  public var dayNumber: Int {
    let marchYear = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    return marchYear * 365 + leapDays + dayOfYear - 719_468
  }

  private static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The day as ISO 8601 writes it: `2026-11-21`.
  public var description: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: width - digits.count) + digits
    }
    return [padded(year, to: 4), padded(month, to: 2), padded(day, to: 2)].joined(separator: "-")
  }
}

extension CalendarDate {
  /// Today by the system's clock and time zone; nil when the clock shows a year that no calendar here has.
  public static func today() -> CalendarDate? {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return nil }
    return CalendarDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}

internal import Glibc

/// A day of the Gregorian calendar, without time or time zone.
///
/// Foundation's `Calendar` would triple the size of the program; days are a page of arithmetic.
public struct CalendarDate: Sendable, Hashable, Comparable {
  /// The year, 1…9999.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a date; nil if there is no such day.
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

  /// Orders dates by year, month and day.
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
  /// Creates the date so many days after 1970-01-01; nil outside the years 1…9999.
  ///
  /// The inverse of ``dayNumber`` (Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  public init?(dayNumber: Int) {
    guard (-719_162...2_932_896).contains(dayNumber) else { return nil }
    // Days are counted from 0000-03-01, so that nothing is negative.
    let days = dayNumber + 719_468
    let (era, dayOfEra) = (days / 146_097, days % 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// Returns the date so many days later; nil outside the years 1…9999.
  public func adding(days: Int) -> CalendarDate? {
    let (number, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : CalendarDate(dayNumber: number)
  }
}

/// A point in time, to the second.
public struct Moment: Sendable, Hashable {
  /// The seconds since 1970-01-01 00:00 UTC, leap seconds not counted.
  public let seconds: Int

  /// Creates the moment so many seconds after 1970-01-01 00:00 UTC.
  public init(seconds: Int) { self.seconds = seconds }

  /// The current time of the system's clock.
  public static var now: Moment { Moment(seconds: time(nil)) }

  /// The date in the system's time zone; nil outside the years 1…9999.
  public var date: CalendarDate? { parts(localtime_r)?.date }

  /// The date and time in the system's time zone: `2026-11-21 16:20:05`.
  public var localText: String { text(parts(localtime_r), separator: " ", suffix: "") }

  /// The date and time in UTC as ISO 8601 writes them: `2026-11-21T16:20:05Z`.
  public var universalText: String { text(parts(gmtime_r), separator: "T", suffix: "Z") }

  private typealias Parts = (date: CalendarDate, hour: Int, minute: Int, second: Int)

  private func parts(
    _ convert: (UnsafePointer<time_t>, UnsafeMutablePointer<tm>) -> UnsafeMutablePointer<tm>?
  ) -> Parts? {
    var seconds = seconds
    var parts = tm()
    guard convert(&seconds, &parts) != nil else { return nil }
    let date = CalendarDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    return date.map { ($0, Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec)) }
  }

  private func text(_ parts: Parts?, separator: String, suffix: String) -> String {
    guard let parts else { return "@\(seconds)" }
    let time = [parts.hour, parts.minute, parts.second].map { ($0 < 10 ? "0" : "") + "\($0)" }
    return "\(parts.date)" + separator + time.joined(separator: ":") + suffix
  }
}

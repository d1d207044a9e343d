internal import Glibc

/// A point in time, to the second.
public struct Moment: Sendable, Hashable {
  /// The seconds since 1970-01-01 00:00 UTC, leap seconds not counted.
  public let seconds: Int

  /// The moment so many seconds after 1970-01-01 00:00 UTC.
  public init(seconds: Int) { self.seconds = seconds }

  /// What the system's clock shows.
  public static var now: Moment { Moment(seconds: time(nil)) }

  /// The day in the system's time zone; nil in a year that no calendar here has.
  public var date: CalendarDate? { parts(localtime_r)?.date }

  /// Day and time in the system's time zone: `2026-11-21 16:20:05`.
  public var localText: String { text(parts(localtime_r), separator: " ", suffix: "") }

  /// Day and time as ISO 8601 writes them, in UTC: `2026-11-21T16:20:05Z`.
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

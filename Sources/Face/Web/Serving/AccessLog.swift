internal import Glibc

/// A line for each answered request, in the Common Log Format with the time that it took.
struct AccessLog: Sendable {
  let write: @Sendable (String) -> Void

  /// Writes the line of a request.
  func add(_ method: String, _ target: String, from client: String, _ status: Int, bytes: Int, seconds: Double) {
    let milliseconds = Int((seconds * 1e6).rounded())
    let time = "\(milliseconds / 1000).\(String(milliseconds % 1000 + 1000).dropFirst()) ms"
    write("\(client) - - [\(Self.now)] \"\(method) \(Self.withoutToken(target)) HTTP/1.1\" \(status) \(bytes) \(time)")
  }

  /// A log must not let anyone in.
  static func withoutToken(_ target: String) -> String {
    guard let query = target.firstIndex(of: "?"), target[query...].contains("token") else { return target }
    return target[...query] + "…"
  }

  private static var now: String {
    var (seconds, parts) = (time(nil), tm())
    gmtime_r(&seconds, &parts)
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let month = months[Int(min(max(parts.tm_mon, 0), 11))]
    return "\(two(parts.tm_mday))/\(month)/\(1900 + parts.tm_year):\(two(parts.tm_hour)):\(two(parts.tm_min)):"
      + "\(two(parts.tm_sec)) +0000"
  }
}

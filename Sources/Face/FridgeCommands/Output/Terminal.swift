internal import Glibc

/// What is known about the terminal behind a file descriptor.
struct Terminal: Equatable {
  /// Whether there is one.
  let isPresent: Bool
  /// Whether it takes colours, and the user wants them.
  let hasColor: Bool
  /// Whether the cursor can be moved about on it.
  let movesCursor: Bool
  /// How many columns a line has; 80 when no one says.
  let width: Int
  /// How many lines it has; 24 when no one says.
  let height: Int

  /// A terminal as the facts have it; colours follow <https://no-color.org>.
  init(isPresent: Bool, columns: Int?, rows: Int? = nil, environment: [String: String]) {
    let wantsColor = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    self.isPresent = isPresent
    movesCursor = isPresent && environment["TERM"] != "dumb"
    hasColor = isPresent && wantsColor
    width = columns ?? environment["COLUMNS"].flatMap { Int($0) }.flatMap { (20...1000).contains($0) ? $0 : nil } ?? 80
    height = rows ?? 24
  }

  /// The terminal that an open descriptor leads to, if it leads to one.
  init(descriptor: Int32, environment: [String: String]) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    self.init(
      isPresent: isatty(descriptor) == 1, columns: isKnown ? Int(size.ws_col) : nil,
      rows: isKnown && size.ws_row > 0 ? Int(size.ws_row) : nil, environment: environment)
  }
}

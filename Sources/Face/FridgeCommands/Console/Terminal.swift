internal import Glibc

/// The terminal behind a file descriptor.
struct Terminal: Equatable {
  /// Whether the descriptor is a terminal at all.
  let isPresent: Bool
  /// Whether it shows colours and the user wants them.
  let hasColor: Bool
  /// Whether its cursor can be moved.
  let movesCursor: Bool
  /// The columns of a line; 80 if unknown.
  let width: Int
  /// The columns at which long lines are broken; nil for a file or a pipe of unknown width, whose lines stay whole.
  let wrapping: Int?
  /// The number of lines; 24 if unknown.
  let height: Int

  /// Creates a terminal from its facts; colours follow <https://no-color.org>.
  init(isPresent: Bool, columns: Int?, rows: Int? = nil, environment: [String: String]) {
    let wantsColor = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    self.isPresent = isPresent
    movesCursor = isPresent && environment["TERM"] != "dumb"
    hasColor = isPresent && wantsColor
    let stated = environment["COLUMNS"].flatMap { Int($0) }.flatMap { (20...1000).contains($0) ? $0 : nil }
    width = columns ?? stated ?? 80
    wrapping = (columns ?? stated ?? (isPresent ? 80 : nil)).map { max(20, $0) }
    height = rows ?? 24
  }

  /// Queries the terminal behind an open descriptor.
  init(descriptor: Int32, environment: [String: String]) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    self.init(
      isPresent: isatty(descriptor) == 1, columns: isKnown ? Int(size.ws_col) : nil,
      rows: isKnown && size.ws_row > 0 ? Int(size.ws_row) : nil, environment: environment)
  }
}

internal import Glibc

/// The keys pressed on the terminal at standard input, one at a time, without a line's end and unseen.
struct Keyboard {
  private var decoder = KeyDecoder()

  private init() {}

  /// Whether standard input is a terminal.
  static var isPresent: Bool { isatty(STDIN_FILENO) == 1 }

  /// Calls `body` with the keyboard; the terminal is as before when it returns.
  ///
  /// Ctrl-C arrives as a key too, so that it cannot end the program while the terminal is changed.
  static func withKeys<Result>(_ body: (inout Keyboard) throws -> Result) rethrows -> Result {
    var keyboard = Keyboard()
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return try body(&keyboard) }
    var mode = before
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    withUnsafeMutableBytes(of: &mode.c_cc) {
      $0[Int(VMIN)] = 1
      $0[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &before) }
    return try body(&keyboard)
  }

  /// Waits for the next key; nil when no more will come.
  mutating func next() -> Key? {
    var chunk = [UInt8](repeating: 0, count: 64)
    while true {
      if let key = decoder.next() { return key }
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      decoder.add(chunk.prefix(count))
    }
  }
}

internal import Glibc

/// The keys pressed on the terminal at standard input, one at a time, without a line's end and unseen.
struct Keyboard {
  private var decoder = KeyDecoder()
  private let ending: Int32

  /// - Parameter ending: a descriptor that becomes readable when no more keys are to be waited for; negative for none.
  private init(ending: Int32) { self.ending = ending }

  /// Whether standard input is a terminal.
  static var isPresent: Bool { isatty(STDIN_FILENO) == 1 }

  /// Calls `body` with the keyboard; the terminal is as before when it returns, or when a signal ends the program.
  ///
  /// Ctrl-C arrives as a key. A signal from elsewhere ends the keys, and the program once `body` has returned.
  static func withKeys<Result>(_ body: (inout Keyboard) throws -> Result) rethrows -> Result {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else {
      var keyboard = Keyboard(ending: -1)
      return try body(&keyboard)
    }
    let signals = HeldSignals()
    // After the terminal is put right: what was deferred last is done first.
    defer { signals.letGo() }
    var mode = before
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    withUnsafeMutableBytes(of: &mode.c_cc) {
      $0[Int(VMIN)] = 1
      $0[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &before) }
    var keyboard = Keyboard(ending: signals.descriptor)
    return try body(&keyboard)
  }

  /// Waits for the next key; nil when no more will come.
  mutating func next() -> Key? {
    var chunk = [UInt8](repeating: 0, count: 64)
    while true {
      if let key = decoder.next() { return key }
      guard waitForBytes() else { return nil }
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      decoder.add(chunk.prefix(count))
    }
  }

  /// Waits until standard input can be read; false when the keys have ended.
  private func waitForBytes() -> Bool {
    var sources = [STDIN_FILENO, ending].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // poll passes over negative descriptors.
    while poll(&sources, nfds_t(sources.count), -1) < 0 { if errno != EINTR { return false } }
    return sources[1].revents == 0
  }
}

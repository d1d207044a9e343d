internal import CLinux
internal import Glibc

/// The keyboard of the terminal at standard input, read key by key without echo.
struct Keyboard {
  private var decoder = KeyDecoder()
  private let ending: Int32

  /// - Parameter ending: a descriptor that becomes readable when waiting must end; negative for none.
  private init(ending: Int32) { self.ending = ending }

  /// Whether standard input is a terminal.
  static var isPresent: Bool { isatty(STDIN_FILENO) == 1 }

  /// Calls `body` with the keyboard, and restores the terminal afterwards, even if a signal ends the program.
  ///
  /// Ctrl-C arrives as a key. A signal from elsewhere ends the input, then the program once `body` has returned.
  static func withKeys<Result>(_ body: (inout Keyboard) throws -> Result) rethrows -> Result {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else {
      var keyboard = Keyboard(ending: -1)
      return try body(&keyboard)
    }
    let signals = BlockedSignals()
    // Runs after the terminal is restored, since deferred statements run in reverse order.
    defer { signals.release() }
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

  /// Waits for the next key; nil at the end of input.
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

  /// Waits until standard input is readable; returns false if the input has ended.
  private func waitForBytes() -> Bool {
    var sources = [STDIN_FILENO, ending].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // poll ignores negative descriptors.
    while poll(&sources, nfds_t(sources.count), -1) < 0 { if errno != EINTR { return false } }
    return sources[1].revents == 0
  }
}

/// The signals that end the program, blocked while the terminal is in another mode, so that it can be restored first.
///
/// The descriptor becomes readable as soon as a blocked signal is pending (signalfd(2)). Once the signals are released,
/// a pending one ends the program.
struct BlockedSignals {
  /// Readable while a signal is pending; -1 if the system has no descriptor left.
  let descriptor: Int32
  private var former = sigset_t()

  /// Blocks the signals.
  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    descriptor = signalfd(-1, &signals, Int32(SFD_CLOEXEC))
  }

  /// Releases the signals; pending ones are delivered at once.
  func release() {
    if descriptor >= 0 { close(descriptor) }
    withUnsafePointer(to: former) { _ = pthread_sigmask(SIG_SETMASK, $0, nil) }
  }
}

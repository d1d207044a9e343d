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
    if case .key(let key) = next(within: nil) { key } else { nil }
  }

  /// The outcome of waiting for a key.
  enum Event: Equatable {
    case key(Key)
    /// No key was pressed in time.
    case timedOut
    /// The input has ended.
    case ended
  }

  /// Waits for the next key, at most for so many seconds.
  ///
  /// - Parameter seconds: nil to wait for as long as it takes.
  mutating func next(within seconds: Double?) -> Event {
    var chunk = [UInt8](repeating: 0, count: 64)
    while true {
      if let key = decoder.next() { return .key(key) }
      switch waitForBytes(within: seconds) {
      case .some(true): break
      case .some(false): return .ended
      case nil: return .timedOut
      }
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .ended }
      decoder.add(chunk.prefix(count))
    }
  }

  /// Waits until standard input is readable; returns false if the input has ended, and nil if the time is over.
  private func waitForBytes(within seconds: Double?) -> Bool? {
    var sources = [STDIN_FILENO, ending].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // Rounded up, so that the time is really over; a day at most.
    let milliseconds = seconds.map { Int32(min(max(0, $0), 86_400) * 1000) + 1 } ?? -1
    while true {
      // poll ignores negative descriptors.
      switch poll(&sources, nfds_t(sources.count), milliseconds) {
      case 0: return nil
      case 1...: return sources[1].revents == 0
      default: if errno != EINTR { return false }
      }
    }
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

internal import Glibc
internal import Images

extension TerminalAbilities {
  /// How long a terminal may take to reply, in milliseconds.
  private static let patience: Int32 = 1000

  /// Asks the terminal behind standard output what it can show; the terminal is as before afterwards.
  ///
  /// Keys that are pressed meanwhile are lost. Standard input may be something else.
  ///
  /// - Returns: nil when there is no terminal, or it does not reply.
  static func ofOutput() -> TerminalAbilities? {
    let descriptor = open("/proc/self/fd/\(STDOUT_FILENO)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { return nil }
    let signals = HeldSignals()
    // After the terminal is put right: what was deferred last is done first.
    defer { signals.letGo() }
    var mode = before
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(descriptor, TCSADRAIN, &mode)
    // What is left of a late reply is not for the shell.
    defer { tcsetattr(descriptor, TCSAFLUSH, &before) }
    let asked = questions.utf8.map(\.self)
    guard asked.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == asked.count else { return nil }
    return reply(from: descriptor, ending: signals.descriptor)
  }

  private static func reply(from descriptor: Int32, ending: Int32) -> TerminalAbilities? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 256)
    while bytes.count < 4096 {
      var sources = [descriptor, ending].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&sources, nfds_t(sources.count), patience) > 0, sources[1].revents == 0 else { return nil }
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return nil }
      bytes += chunk.prefix(count)
      let abilities = TerminalAbilities(bytes)
      if abilities.isComplete { return abilities }
    }
    return nil
  }
}

internal import FridgeKit
internal import Glibc

/// The abilities of a terminal to show pictures, as it reports them.
struct TerminalAbilities: Equatable {
  /// The best protocol that it supports; nil if it shows no pictures.
  private(set) var pictures: PictureProtocol?
  /// The size of a character cell, in pixels; nil if it does not report one.
  private(set) var cell: PixelSize?
  /// Whether it has replied to the last query.
  private(set) var isComplete = false
}

extension TerminalAbilities {
  /// The queries for kitty graphics, the name (XTVERSION), the cell size (XTWINOPS) and the attributes (DA1).
  ///
  /// Every terminal replies to DA1, and replies in order, so that its reply is the last.
  static let questions = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + "\u{1B}[>q" + "\u{1B}[16t" + "\u{1B}[c"

  /// The terminals that support iTerm2's inline images, by the beginnings of their names.
  private static let inlineTerminals = ["iTerm2", "WezTerm", "mintty"]

  /// Parses the replies so far, ignoring everything else that arrived.
  init(_ reply: some Collection<UInt8>) {
    let text = String(decoding: reply, as: UTF8.self)
    let attributes = Self.parameters(of: text, between: "\u{1B}[?", and: "c")
    isComplete = attributes != nil
    if let size = Self.parameters(of: text, between: "\u{1B}[6;", and: "t"), size.count == 2,
      size.allSatisfy({ (1...1000).contains($0) })
    {
      cell = PixelSize(width: size[1], height: size[0])
    }
    if text.contains("\u{1B}_Gi=31;OK") {
      pictures = .kitty
    } else if Self.inlineTerminals.contains(where: { text.contains("\u{1B}P>|\($0)") }) {
      pictures = .inline
    } else if attributes?.dropFirst().contains(4) == true {
      pictures = .sixel
    }
  }

  /// Returns the integers, separated by semicolons, between a start and an end; nil if the text has no such part.
  private static func parameters(of text: String, between start: String, and end: Character) -> [Int]? {
    for piece in text.split(separator: start, omittingEmptySubsequences: false).dropFirst() {
      guard let close = piece.firstIndex(of: end) else { continue }
      let numbers = piece[..<close].split(separator: ";").map { Int($0) }
      if numbers.allSatisfy({ $0 != nil }) { return numbers.compactMap(\.self) }
    }
    return nil
  }
}

extension TerminalAbilities {
  /// The longest wait for a reply, in milliseconds.
  private static let patience: Int32 = 1000

  /// Queries the terminal behind standard output, and restores its mode afterwards.
  ///
  /// Keys pressed meanwhile are lost. Standard input need not be a terminal.
  ///
  /// - Returns: nil if there is no terminal, or if it does not reply.
  static func ofOutput() -> TerminalAbilities? {
    let descriptor = open("/proc/self/fd/\(STDOUT_FILENO)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { return nil }
    let signals = BlockedSignals()
    // Runs after the terminal is restored, since deferred statements run in reverse order.
    defer { signals.release() }
    var mode = before
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(descriptor, TCSADRAIN, &mode)
    // TCSAFLUSH discards the rest of a late reply, which would reach the shell.
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

/// What a person says to a dish on offer.
enum MenuReply: Equatable {
  /// This one.
  case take
  /// The next one.
  case skip
  /// No more.
  case stop

  /// What a key says; nil when it says nothing.
  ///
  /// The letters count in either case, and as the Korean letters on the same keys.
  init?(_ key: Key) {
    switch key {
    case .right, .character("y"), .character("Y"), .character("ㅛ"), .character("\u{116D}"): self = .take
    case .left, .character("n"), .character("N"), .character("ㅜ"), .character("\u{116E}"): self = .skip
    case .character("q"), .character("Q"), .character("ㅂ"), .character("\u{1107}"): self = .stop
    // Ctrl-C and Ctrl-D.
    case .character("\u{3}"), .character("\u{4}"): self = .stop
    case .up, .down, .escape, .other, .character: return nil
    }
  }
}

extension Keyboard {
  /// Waits for a key that says something; the end of the keys says to stop.
  mutating func nextReply() -> MenuReply {
    while let key = next() {
      if let reply = MenuReply(key) { return reply }
    }
    return .stop
  }
}

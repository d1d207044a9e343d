internal import Images

/// What a terminal says about the pictures that it can show.
struct TerminalAbilities: Equatable {
  /// The best way to give it pictures; nil when it takes none.
  private(set) var pictures: PictureProtocol?
  /// How large a character is, in pixels; nil when it does not say.
  private(set) var cell: PixelSize?
  /// Whether it has answered the last question.
  private(set) var isComplete = false
}

extension TerminalAbilities {
  /// What makes a terminal tell: whether it takes kitty's pictures, its name (XTVERSION), the size of a character
  /// (XTWINOPS), and its attributes (DA1), to which every terminal replies, and does so last.
  static let questions = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + "\u{1B}[>q" + "\u{1B}[16t" + "\u{1B}[c"

  /// Terminals that know iTerm2's pictures, by the beginnings of their names.
  private static let inlineTerminals = ["iTerm2", "WezTerm", "mintty"]

  /// Understands what a terminal has replied so far, whatever else it has sent.
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

  /// The numbers between a start and an end, with semicolons between them; nil when that is nowhere in the text.
  private static func parameters(of text: String, between start: String, and end: Character) -> [Int]? {
    for piece in text.split(separator: start, omittingEmptySubsequences: false).dropFirst() {
      guard let close = piece.firstIndex(of: end) else { continue }
      let numbers = piece[..<close].split(separator: ";").map { Int($0) }
      if numbers.allSatisfy({ $0 != nil }) { return numbers.compactMap(\.self) }
    }
    return nil
  }
}
